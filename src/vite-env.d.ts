/// <reference types="vite/client" />

/** Whether the developer pages are built. `vite.config.ts` sets it. */
declare const DEVELOPER_PAGES: boolean;

/** The settings that `vite.config.ts` has read. A build has the defaults, and each document has the settings that differ from them. */
declare const SETTINGS: Omit<
  import('./settings').Settings,
  'securityText' | 'networkReports' | 'developerPages' | 'siteUrl' | 'passkeySettingsUrl'
>;
