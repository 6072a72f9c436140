import { useReportedWait } from './waits';

/** The spinner until the first page's chunk has come. It has no heading: the page's own is the first to be announced. */
export function LoadingPage() {
  useReportedWait(true);
  return (
    <div className="nhsuk-width-container">
      {/* Not in what is busy: that is not read out. */}
      <div role="status" className="nhsuk-u-visually-hidden">
        Loading
      </div>
      <main className="nhsuk-main-wrapper app-loading" id="maincontent" aria-busy>
        <div className="app-spinner" />
      </main>
    </div>
  );
}
