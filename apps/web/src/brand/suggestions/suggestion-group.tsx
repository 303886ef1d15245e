"use client";

import { displayHostname } from "@marque/schema";
import { useTranslations } from "next-intl";
import { type MouseEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/button";
import { keyOf, type Piece } from "./pieces";

export type GroupId = "rename" | "domains" | "aliases" | "competitors" | "changed" | "prompts" | "gone";

/** More are shown when somebody asks: thirty prompts would hide the page. */
const MOST_SHOWN = 8;

interface SuggestionGroupProps {
  id: GroupId;
  pieces: readonly Piece[];
  onTake: (pieces: readonly Piece[]) => void;
  onDismiss: (pieces: readonly Piece[]) => void;
}

/** The button of the same act on the next line, on the one before, or the panel itself. */
function focusBeside(button: HTMLElement, act: string): void {
  const line = button.closest("li");
  const beside = [line?.nextElementSibling, line?.previousElementSibling]
    .map((each) => each?.querySelector<HTMLElement>(`[data-act="${act}"]`))
    .find((each) => each != null);
  (beside ?? button.closest<HTMLElement>("section[tabindex]"))?.focus();
}

/** Suggestions of one kind, each to be taken or dismissed, or all at once. */
export function SuggestionGroup({ id, pieces, onTake, onDismiss }: SuggestionGroupProps) {
  const t = useTranslations("brand.suggestions");
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (pieces.length === 0) return null;
  const all = (act: (pieces: readonly Piece[]) => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>("section[tabindex]")?.focus();
    act(pieces);
  };
  const showAll = (button: HTMLElement) => {
    const list = button.closest("section")?.querySelector("ul");
    flushSync(() => setShowsAll(true));
    // The button is gone: the focus goes to the first of the lines that came.
    list?.children[MOST_SHOWN]?.querySelector<HTMLElement>("[data-act]")?.focus();
  };
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-2 border-b border-line pb-1">
        <h3 id={heading} className="mr-auto font-medium">
          {t(`groups.${id}`)} <span className="font-normal text-faint figures">{pieces.length}</span>
        </h3>
        {pieces.length > 1 && (
          <>
            <Button size="small" onClick={all(onTake)}>
              {id === "gone" ? t("removeAll") : t("takeAll")}
            </Button>
            <Button size="small" variant="quiet" onClick={all(onDismiss)}>
              {t("dismissAll")}
            </Button>
          </>
        )}
      </div>
      <ul className={id === "prompts" ? undefined : "sm:grid sm:grid-cols-2 sm:gap-x-8"}>
        {(showsAll ? pieces : pieces.slice(0, MOST_SHOWN)).map((piece) => {
          const act = (name: "take" | "dismiss", call: (pieces: readonly Piece[]) => void) => ({
            "data-act": name,
            onClick: (event: MouseEvent<HTMLElement>) => {
              focusBeside(event.currentTarget, name);
              call([piece]);
            },
          });
          const takeLabel = id === "gone" ? t("remove") : id === "rename" ? t("change") : t("take");
          return (
            <li key={keyOf(piece.dismissal)} className="flex min-h-9 items-center gap-1 border-b border-line py-0.5">
              <span className="mr-auto min-w-0 wrap-anywhere">
                {wordsOf(piece)}
                <Details piece={piece} />
              </span>
              <Button size="small" aria-label={`${takeLabel}: ${piece.label}`} {...act("take", onTake)}>
                {takeLabel}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`${t("dismiss")}: ${piece.label}`}
                {...act("dismiss", onDismiss)}
              >
                {t("dismiss")}
              </Button>
            </li>
          );
        })}
      </ul>
      {!showsAll && pieces.length > MOST_SHOWN && (
        <div>
          <Button size="small" variant="quiet" onClick={(event) => showAll(event.currentTarget)}>
            {t("showAll", { count: pieces.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

const wordsOf = (piece: Piece): string =>
  (piece.kind === "add" || piece.kind === "drop") && piece.field === "domains"
    ? displayHostname(piece.value)
    : piece.label;

function Details({ piece }: { piece: Piece }) {
  const told =
    piece.kind === "addCompetitor"
      ? piece.competitor.domains.map(displayHostname).join(", ")
      : piece.kind === "addPrompt"
        ? piece.prompt.tags.join(", ")
        : "";
  return told === "" ? null : <span className="text-sm text-faint"> {told}</span>;
}
