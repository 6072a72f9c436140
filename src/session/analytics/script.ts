import { config } from '@/config';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
    };
  }
}

/** Inserts the script. Its trusted-types policy allows only this address. Throws if the headers forbid the policy. */
export function insertScript() {
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => config.analyticsScriptUrl });
  script.id = 'analytics';
  script.async = true;
  if (config.analyticsScriptIntegrity) {
    script.integrity = config.analyticsScriptIntegrity;
    // The browser checks a cross-origin script against its hash only if CORS lets the script be read.
    script.crossOrigin = 'anonymous';
  }
  script.src = policy?.createScriptURL('') ?? config.analyticsScriptUrl;
  document.head.append(script);
}
