/// <reference types="vite/client" />

/** Whether the developer pages are built; `vite.config.ts` decides. */
declare const DEVELOPER_PAGES: boolean;

/** The settings that `vite.config.ts` has read. In a build the defaults: each document has what differs from them. */
declare const SETTINGS: Omit<import('./settings').Settings, 'securityText' | 'networkReports' | 'developerPages' | 'siteUrl'>;
