/// <reference types="vite/client" />

/** Whether the developer pages are built; `vite.config.ts` decides. */
declare const DEVELOPER_PAGES: boolean;

/** What `parseConfig` made of the environment; `vite.config.ts` decides. */
declare const SETTINGS: import('./settings').Settings;
