import { authcodeReceived, numberRegistered, uplifted } from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/accounts';
import { traitsOf } from '../people/personas';
import {
  after,
  authApiFailed,
  clientUnnamed,
  screen,
  screenInSession,
  sessionEnds,
  spinner,
  submits,
  tellUs,
  unanswered,
  waitsForAnswer,
  withoutSession,
} from './shared';
import type { Here } from './variant';

const noClientInfo = {
  heading: 'We do not know which website or app you are trying to access',
  shows: ['Reference: CID1004'],
} as const;
const unknownClient = {
  ...noClientInfo,
  ...authApiFailed,
  label: 'an unknown client: opens its own page',
  progress: 'identity-token',
  oidc: { client_id: 'no-such-service' },
} as const;

const refused = { heading: 'You did not agree to share your login information', progress: 'identity-token' } as const;
const goBack = 'Go back and agree to share my login information';

const clientAsked = waitsForAnswer('client-info');

const created = numberRegistered(maskedNumbers(traitsOf('mobile')));
const gpChecked = authcodeReceived({ gpRecordChecked: true });
const matched = { persona: 'uplift', world: ({ account }: Here) => account && Object.assign(account, { provenLevel: 'P5' }) } as const;
const cards = ['You have created an account', 'We have matched you to your NHS record', 'We have checked your GP record'] as const;

/** The page when the auth API returns too little about the client to ask for consent. */
const tooLittle = {
  heading: 'Something went wrong',
  progress: 'identity-token',
  logs: 'The answer to client-info lacks client_display_name, approved_scopes or claims, which consent needs',
} as const;

const nhsLoginConsent = screenInSession({
  all: { heading: 'Agree to share your login information', progress: 'identity-token' },
  usual: {
    label: 'a plain log in',
    shows: [
      'Example health service will use your:',
      'first names',
      "GP surgery's name and address",
      'Read how Example health service uses this information in its terms of use and privacy policy (opens in a new tab).',
      'I do not agree to share this information',
    ],
  },
  ...sessionEnds('logged in', false),
  'account-created': { label: 'the account was just created', shows: [cards[0]], happened: [created] },
  'record-matched': { ...matched, label: 'a record was matched', shows: [cards[1]], happened: [uplifted()] },
  'gp-record-checked': { label: 'a GP record was checked', shows: [cards[2]], happened: [gpChecked] },
  'all-done-so-far': { ...matched, label: 'all three', shows: cards, happened: [created, uplifted(), gpChecked] },
  'sparse-client': {
    label: 'a client without terms, and an unknown scope',
    shows: ['other information – ask Example health service what this is', 'uses this information in its terms of use and privacy policy.'],
    answers: ['client-info.sparse'],
  },
  'only-openid': {
    label: 'a client with which nothing is shared',
    shows: ["We'll only tell Example health service that you have logged in."],
    answers: ['client-info.only-openid'],
  },
  'health-app': {
    label: 'in the health app: no header, no footer',
    shows: ['I agree', 'Get help with NHS login (opens in a new tab)'],
    device: 'health-app',
  },
  'health-app-all-done': {
    ...matched,
    label: 'in the health app, with all three',
    shows: cards,
    happened: [created, uplifted(), gpChecked],
    device: 'health-app',
  },
  ...unanswered('consent', [{ click: 'I agree' }]),
  'client-waiting': { ...clientAsked.usual, label: 'waiting for the client' },
  'client-long-wait': { ...clientAsked['long-wait'], label: 'waiting for the client for 8 seconds' },
  'client-no-answer': { ...clientAsked['no-answer'], label: 'the client: no answer' },
  'client-no-answer-twice': { ...clientAsked['no-answer-twice'], label: 'the client: no answer twice' },
  'client-not-known': unknownClient,
  'client-not-named': { ...tooLittle, label: 'a client without a name: opens the error page', answers: ['client-info.nameless'] },
  'client-without-scopes': { ...tooLittle, label: 'no list of scopes: opens the error page', answers: ['client-info.without-scopes'] },
  'client-without-claims': { ...tooLittle, label: 'no list of claims: opens the error page', answers: ['client-info.without-claims'] },
  'client-contradictory': {
    ...tooLittle,
    label: 'claims that no scope describes: opens the error page',
    logs: 'The answer to client-info has claims, but its approved_scopes describe nothing to share',
    answers: ['client-info.contradictory'],
  },
  'no-identity-token': { ...noClientInfo, label: 'no identity token: opens the page for an unknown client', progress: 'password' },
});

const declined = unanswered('client-info', [{ click: 'I do not agree' }]);

const termsUpdate = screen({
  all: { heading: 'NHS login terms of use update', persona: 'terms-and-consent', progress: 'identity-token' },
  usual: { label: 'new terms, and then consent', shows: ['We have changed our terms.', 'If you do not agree, you cannot use NHS login.'] },
  'no-consent': { label: 'new terms only: agreeing returns to the client', persona: 'terms-only' },
  ...unanswered('terms-update', [{ click: 'Agree and continue' }]),
  'declined-waiting': { ...declined.waiting, label: 'not agreed: waiting for an answer' },
  'declined-no-answer': { ...declined['no-answer'], label: 'not agreed: no answer' },
  'declined-no-answer-twice': { ...declined['no-answer-twice'], label: 'not agreed: no answer twice' },
  'no-session': { ...withoutSession, label: 'no session', shows: ['Agree and continue', 'I do not agree'] },
});

export default {
  '/nhs-login-consent': nhsLoginConsent,
  '/consent-confirmation': screenInSession({
    all: refused,
    usual: {
      shows: [
        'Back',
        'If you do not share it, you cannot use NHS login with Example health service.',
        goBack,
        'Go to Example health service without sharing my login information',
      ],
    },
    'client-not-named': {
      ...clientUnnamed,
      shows: [goBack, 'Go to the website or app you came from without sharing my login information'],
      answers: ['client-info.dead'],
    },
    'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
    'health-app': { label: 'in the health app: header and footer are back', shows: ['© NHS England'], device: 'health-app' },
    'no-identity-token': { ...noClientInfo, label: 'no identity token: opens the page for an unknown client', progress: 'password' },
  }),
  '/no-consent': screen({
    all: { heading: 'Taking you back', progress: 'identity-token', state: { notAgreed: true } },
    ...spinner('client-info'),
    'client-not-known': unknownClient,
    'opened-directly': { ...refused, label: 'opened directly: opens the question', shows: [goBack], state: undefined },
  }),
  '/terms-update': termsUpdate,
};
