/** The only door out of the app and the only reload. An object, so that a test can stand in it: no test browser leaves. */
export const exit = {
  /** `replaces`: Back does not come to the page that is left. */
  leave: (url: string, replaces: boolean) => (replaces ? window.location.replace(url) : window.location.assign(url)),
  /** An address of this app in a new tab, which cannot reach back into this one. Where the browser blocks that, in this one. */
  openTab: (path: string) => {
    const tab = window.open(path, '_blank');
    if (tab) tab.opener = null;
    else window.location.assign(path);
  },
  reload: () => window.location.reload(),
};
