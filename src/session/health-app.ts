/** Whether the page is shown in the web view of the health app, by its user agent. */
export const inHealthApp = () => /nhsapp-(android|ios)/i.test(navigator.userAgent);
