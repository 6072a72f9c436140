/** Repeats a look with expectations until they hold. After 15 seconds throws the last failure. A page that unloads cannot be queried. */
export const until = <Seen>(look: () => Seen | Promise<Seen>) => vi.waitFor(look, { timeout: 15_000, interval: 40 });
