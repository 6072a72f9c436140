/// <reference types="vite/client" />

/** Whether the developer pages are built; `vite.config.ts` decides. */
declare const DEVELOPER_PAGES: boolean;
