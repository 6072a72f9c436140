/** The settings of `.env.example`, checked and written in by `vite.config.ts`. */
export const config = SETTINGS;
