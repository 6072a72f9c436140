/// <reference types="vite/client" />

/** Whether the developer pages are built. `vite.config.ts` sets it. */
declare const DEVELOPER_PAGES: boolean;

/** The address for reports. If empty, nothing is reported and the build contains no code for it. */
declare const REPORTS_URL: string;

/** The share of visits, 0 to 1, whose Core Web Vitals are reported. */
declare const VITALS_SAMPLE: number;

/**
 * The settings that `parseConfig` has read from the environment. `vite.config.ts` writes them in, without those that only hosts and reports
 * need.
 */
declare const SETTINGS: Omit<import('./settings').Settings, 'securityText' | 'reportsUrl' | 'networkReports' | 'vitalsSample'>;
