/// <reference types="vite/client" />

/** Whether the developer pages are built; `vite.config.ts` decides. */
declare const DEVELOPER_PAGES: boolean;

/** The settings that `parseConfig` has read from the environment, written in by `vite.config.ts`: not those that only hosts need. */
declare const SETTINGS: Omit<import('./settings').Settings, 'securityText'>;
