/** The cookie of a browser that has requested the dock. */
export const dockCookie = 'mock_dock';

export const dockScript = '/mock/dock.browser.js';

/** The dock's script, for pages of the preview server. Empty unless the browser requested the dock by a start from `/mock`. */
export const dockFor = (cookies: string): string =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${dockCookie}=`)) ? `<script type="module" src="${dockScript}"></script>` : '';
