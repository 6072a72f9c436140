import { useReportBusy } from './busy';

/**
 * The spinner until the first page's chunk has loaded, and after a second a word. It has no heading, so the page's heading is the first to be
 * announced.
 */
export function LoadingPage() {
  useReportBusy(true);
  return (
    <div className="nhsuk-width-container app-first-wait">
      <main className="app-loading" id="maincontent" aria-busy>
        <div className="app-spinner" />
      </main>
      {/* Outside the busy element, whose content is not announced. */}
      <div role="status" className="app-loading-word">
        Loading
      </div>
    </div>
  );
}
