/** The settings of `.env.example`. `vite.config.ts` checks them and writes them into the build. */
export const config = SETTINGS;
