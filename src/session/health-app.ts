/** Whether the web view of the health app shows the page, judged by its user agent. */
export const inHealthApp = () => /nhsapp-(android|ios)/i.test(navigator.userAgent);
