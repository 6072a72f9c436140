/** The settings of an environment that differ from the defaults. A document has them, so that the same scripts run in every environment. */
const ofDocument = (): Partial<typeof SETTINGS> =>
  JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<typeof SETTINGS>;

/** The settings of `.env.example`, checked by `vite.config.ts` or `npm run release`. */
export const config = import.meta.env.SSR ? SETTINGS : { ...SETTINGS, ...ofDocument() };
