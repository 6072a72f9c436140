/** The only door out of the app and the only reload. An object, so that a test can stand in it: no test browser leaves. */
export const exit = {
  /** `replaces`: Back does not come to the page that is left. */
  leave: (url: string, replaces: boolean) => (replaces ? window.location.replace(url) : window.location.assign(url)),
  openTab: (path: string) => void window.open(path, '_blank', 'noopener,noreferrer'),
  reload: () => window.location.reload(),
};
