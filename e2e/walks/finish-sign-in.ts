import type { PersonaId } from '../../mocks/people/personas';
import type { PageView } from './page-view';
import { isOfTheApp, type Walk } from './walk';

/** The last page of each persona without a code, by its description on /mock. */
const documented: Partial<Record<PersonaId, RegExp>> = {
  'disabled-cid2013': /^\/account-disabled$/,
  'disabled-cid2014': /^\/error-account$/,
  // The device has no passkey, and the persona has no other method.
  passkey: /^\/error$/,
  'record-busy': /^\/proofing\/p5-pds-limit$/,
  'record-timeout': /^\/proofing\/p5-pds-limit$/,
  'record-invalidated': /^\/proofing\/record-invalidated$/,
  'authcode-cid2011': /^\/login-problem-nhs-number$/,
  'authcode-cid2012': /^\/login-disabled$/,
  'authcode-disabled': /^\/login-disabled-authcode$/,
};

/** More than the number of pages on the longest path from the email address to the service. */
const MOST_PAGES = 40;
const MINUTES_OF_A_LOCK = 16;
const MINUTES_OF_A_SESSION = 60;

const handedOver = (view: PageView) => view.path === '/mock/callback' && view.headings[0] === 'You are logged in';

/** Continues as a user who wants to log in, page by page, until the service has its code. */
export async function finishSignIn(walk: Walk): Promise<void> {
  await walk.does({ fault: '' });
  await walk.does({ later: MINUTES_OF_A_LOCK });
  let view = await walk.takes({ go: '/enter-email' });
  let restarts = 0;
  const seen: string[] = [];
  while (seen.length < MOST_PAGES) {
    seen.push(view.path);
    if (handedOver(view) || documented[walk.start.persona]?.test(view.path)) return;
    if (needsRestart(view)) {
      // A session that may continue must not need it.
      if (restarts > 0 || (await mayGoOn(walk))) break;
      restarts += 1;
      view = await walk.takes({ go: `/mock/start?persona=${walk.start.persona}` });
    } else view = await walk.submits({ typing: 'right', which: 0, twice: false });
  }
  throw new Error(`cannot be finished: ${seen.join(' ')}`);
}

const mayGoOn = async (walk: Walk) => !walk.ended && walk.minutes < MINUTES_OF_A_SESSION && (await walk.holdsSession());

const needsRestart = (view: PageView) =>
  !(isOfTheApp(view) || view.path.startsWith('/pyi') || view.path.startsWith('/api')) ||
  /^\/(error|session-timeout|session-invalid)$/.test(view.path);
