import { lockStarted } from '../../../src/state/events';
import { canTryAgain, helpCode, lockOver, screen } from '../shared';
import { passwordInstead, tried } from './shared';

const reason = 'You have tried to log in with your passkey too many times.';
const happened = [...tried.happened, lockStarted('passkey')];
const given = (passwordRoute: string) => ({ passwordRoute, displayPasswordLink: true });

export default screen({
  all: { ...tried, heading: 'You cannot continue', persona: 'passkey-locked' },
  usual: {
    label: 'from the email address: a link to the password',
    shows: [reason, '(in about 15 minutes).', passwordInstead, helpCode],
    happened,
    state: given('/log-in-password'),
  },
  over: { ...lockOver, shows: [reason, ...canTryAgain], happened },
  'from-login': { label: 'from /login: a link back to it', shows: [reason, passwordInstead], state: given('/login') },
  'link-not-wanted': {
    label: 'the link is not wanted',
    shows: [reason, 'Wait up to 15 minutes'],
    state: { ...given('/login'), displayPasswordLink: false },
  },
  'unsafe-password-route': {
    label: 'an address of no password page is not linked to',
    shows: [reason],
    state: given('https://www.example.com'),
  },
  'no-state': { label: 'opened by its address: no link', shows: [reason, 'Wait up to 15 minutes'] },
  'phone-number-change-pending': {
    label: 'a change of the phone number is pending',
    shows: [reason, passwordInstead],
    persona: 'passkey-pending-change',
    state: given('/log-in-password'),
  },
});
