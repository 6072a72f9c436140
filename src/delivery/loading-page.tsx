import { useReportBusy } from './busy';

/** The spinner until the first page's chunk has loaded. It has no heading, so the page's heading is the first to be announced. */
export function LoadingPage() {
  useReportBusy(true);
  return (
    <div className="nhsuk-width-container">
      {/* Outside the busy element, whose content is not announced. */}
      <div role="status" className="nhsuk-u-visually-hidden">
        Loading
      </div>
      <main className="nhsuk-main-wrapper app-loading" id="maincontent" aria-busy>
        <div className="app-spinner" />
      </main>
    </div>
  );
}
