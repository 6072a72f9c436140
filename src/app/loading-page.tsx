/** What is seen until the first page's chunk has come: no heading, so that the page's own is the first to be announced. */
export const LoadingPage = () => (
  <div className="nhsuk-width-container">
    <main className="nhsuk-main-wrapper app-loading" id="maincontent" aria-busy>
      <div className="app-spinner" />
    </main>
  </div>
);
