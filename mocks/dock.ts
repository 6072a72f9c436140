/** Whether this browser has asked for the dock, and its state: `folded` or `unfolded` by the user, otherwise `open`. */
export const dockCookie = 'mock_dock';

export const dockScript = '/mock/dock.browser.js';

/** The dock's script, for a page of the preview server whose browser has asked for it with a start from `/mock`; else nothing. */
export const dockFor = (cookies: string): string =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${dockCookie}=`)) ? `<script type="module" src="${dockScript}"></script>` : '';
