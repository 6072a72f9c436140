/// <reference types="vite/client" />

/** Whether the developer pages are built; `vite.config.ts` decides. */
declare const DEVELOPER_PAGES: boolean;

/** The address for reports. Empty: nothing is reported, and the code for it is not in the build. */
declare const REPORTS_URL: string;

/** The share of visits, 0 to 1, whose Core Web Vitals are reported. */
declare const VITALS_SAMPLE: number;

/** The settings that `parseConfig` has read from the environment, written in by `vite.config.ts`: not those that only hosts and reports need. */
declare const SETTINGS: Omit<import('./settings').Settings, 'securityText' | 'reportsUrl' | 'networkReports' | 'vitalsSample'>;
