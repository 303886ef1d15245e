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

/** The web app is there, its API is not: in place of the whole page. */
export function ApiAway() {
  return (
    <FullPage title={TITLE} action={<ReloadButton />}>
      <Advice />
    </FullPage>
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
