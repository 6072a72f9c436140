/** The settings of this document that differ from the defaults. They are in the document, so every environment runs the same scripts. */
const ofDocument = (): Partial<typeof SETTINGS> =>
  JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<typeof SETTINGS>;

/** The settings of `.env.example`, checked by `vite.config.ts` or `npm run release`. */
export const config = import.meta.env.SSR ? SETTINGS : { ...SETTINGS, ...ofDocument() };
