import { fileURLToPath } from 'node:url';

/** Only for passkeys: fetched when the page is idle, where the browser supports them. */
const passkeyPieces = /@simplewebauthn\/|date-fns\/addMonths|src\/api\/fido2|src\/session\/visitor-id|sign-in\/passkey-(autofill|or-reset)/;

/** Only for the questions about a health record, and the duplicate accounts that they find. */
const proofingPieces =
  /node_modules\/postcode\/|date-fns\/(?!addMonths|toDate|constructFrom|constants)|nhsuk-react-components\/.*\/(date-input|summary-list|card|warning-callout|layout)\/|src\/forms\/date-field|src\/api\/(proofing|duplicate-account)|src\/session\/vector-of-trust|(date-field|summary-list|warning-callout)\.scss/;

/** For the pages of a new account, password or phone number. */
const newAccountPieces =
  /sign-in\/check-registration|src\/api\/registration|src\/forms\/(new-password|phone-field|phone-number)|recovery\/steps\/number-errors/;

/** For the page that asks for a security code: most people's next step but one, so without the component library. */
const securityCodePieces =
  /security-code\/(enter-|security-code|texted-code|landline-fallbacks|passkey-fallback|use-other|steps\/(submit|resend))|src\/content\/(details|step-button|new-code-sent|not-you-notice|start-again)|src\/(forms\/(checkbox-field|security-code)|api\/security-code)|(checkbox-field|details)\.scss/;

/** Begun by the first two pages: a passkey, whose own pieces come later, and the security code that follows a password. */
const nextStepPieces = /security-code\/steps\/send-|passkey\/steps\/start-passkey/;

/** Needed by no page before the second step after the first page. */
const laterPieces =
  /src\/outcome\/use-step-on-arrival|spinner-page|nhsuk-frontend\/|nhsuk-scripts|nhsuk-react-components\/|tslib\/|classnames\/|date-fns\/|src\/forms\/(choice-field|validate-revealed|next-step-choice)|src\/content\/(medical-help|button-link|needs-session|log-in-again|reset-email-sent|ticked-card|lockout-page|disabled-page|reference|back-to-client)|(choice-field|fieldset|ticked-card)\.scss/;

/** Of the first journey, what comes after its second step, or beside it. */
const afterNextStep =
  /api\/forgotten-password|sign-in\/(check-|forgotten-password\.|authcode)|steps\/(exchange-authcode|check-then-redirect|forgot-password)/;

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The modules of the first page: all that its script imports statically. */
function firstPage(modules: Modules) {
  const found = new Set<string>();
  const find = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(find);
  };
  find(fileURLToPath(new URL('../src/main.tsx', import.meta.url)));
  return found;
}

let first: Set<string> | undefined;

/** Which chunk a module belongs to. One per journey and not one per page: ninety small chunks compress four times worse than eight. */
export function chunkOf(id: string, modules: Modules) {
  first ??= firstPage(modules);
  // The document itself, and the bundler's own pieces.
  if (first.has(id) || id.startsWith('\0') || id.endsWith('index.html')) return 'first-page';
  if (id.includes('/src/session/measured-pages')) return 'analytics';
  if (passkeyPieces.test(id)) return 'passkey';
  if (proofingPieces.test(id)) return 'proofing';
  if (newAccountPieces.test(id)) return 'register';
  if (/\/src\/content\/document\//.test(id)) return 'documents';
  if (securityCodePieces.test(id)) return 'security-code';
  if (laterPieces.test(id)) return 'later-pieces';
  if (nextStepPieces.test(id)) return 'next-step';
  const journey = /\/src\/journeys\/([^/]+)\//.exec(id)?.[1] ?? 'sign-in';
  if (journey === 'security-code') return 'other-codes';
  return journey === 'sign-in' && !afterNextStep.test(id) ? 'next-step' : journey;
}
