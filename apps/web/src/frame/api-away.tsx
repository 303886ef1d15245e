import { Notice } from "@/ui/notice";
import { FullPage } from "./full-page";
import { ReloadButton } from "./reload-button";

const TITLE = "Marque’s API does not answer";

function Advice() {
  return (
    <>
      <p>The page is here, but the server that keeps the brands can’t be reached. Nothing that was saved is lost.</p>
      <p>Wait a moment and try again. If you run Marque yourself, look whether the API and its database are started.</p>
    </>
  );
}

const UNTRUSTED = {
  title: "Marque’s two servers don’t trust each other",
  advice:
    "The web app reached the API, which did not believe it. Whoever runs Marque must give both the same INTERNAL_AUTH_SECRET, and set their clocks: the API’s log says which of the two it is.",
};

/** The web app is there, its API is not, or doesn't believe it: in place of the whole page. */
export function ApiAway({ untrusted }: { untrusted: boolean }) {
  return (
    <FullPage title={untrusted ? UNTRUSTED.title : TITLE} action={<ReloadButton />}>
      {untrusted ? <p>{UNTRUSTED.advice}</p> : <Advice />}
    </FullPage>
  );
}

/** The same beside a form. */
export function UntrustedNotice() {
  return (
    <Notice tone="danger" title={UNTRUSTED.title}>
      {UNTRUSTED.advice}
    </Notice>
  );
}

/** The same within a page that has its own landmarks. */
export function ApiAwayNotice() {
  return (
    <>
      <div className="mt-10 mb-6 grid gap-2 text-soft">
        <h1 className="title text-2xl text-ink">{TITLE}</h1>
        <Advice />
      </div>
      <ReloadButton />
    </>
  );
}
