/** The only door out of the app and the only reload. An object, so that a test can stand in it: no test browser leaves. */
export const exit = {
  leave: (url: string) => window.location.assign(url),
  reload: () => window.location.reload(),
};
