import { describe, expect, it } from 'vitest';
import { leadsTo } from '@/outcome/leads-to';
import { endSession, goTo, invalid, leaveFor, noAnswer, openInNewTab, type Outcome, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Lead, Step } from '@/outcome/step-type';
import { assertDeclared, waysOf } from '@/outcome/ways';
import { paths } from '@/paths';

const stays = () => Promise.resolve(stay);
const tooMany = { status: 429, outcome: goTo('/password-attempts-exceeded?from=password') };

const handOver = step('authcode', { errors: [], leads: ['‹client service›'] }, stays);
const password = step(
  'password',
  {
    errors: [tooMany, { status: 400, outcome: invalid('password', 'WRONG') }],
    fallback: paths.accountDisabled,
    retryAt: paths.checkLogin,
    detourBy: { site: '‹bot check›', backTo: [paths.enterEmail, paths.login] },
    leads: [paths.enterMobileCode, handOver],
  },
  stays,
);

describe('the ways of a step', () => {
  it('are those of its error table, its detours, its leads, and the steps that it runs', () => {
    expect(waysOf(password)).toEqual([
      { to: '/password-attempts-exceeded', call: 'password', by: 'row', row: tooMany },
      { to: '/account-disabled', call: 'password', by: 'fallback' },
      { to: '‹bot check›', call: 'password', by: 'lead' },
      { to: '/enter-email', call: 'password', by: 'return', from: '‹bot check›' },
      { to: '/login', call: 'password', by: 'return', from: '‹bot check›' },
      { to: '/check-login', call: 'password', by: 'return' },
      { to: '/enter-mobile-code', call: 'password', by: 'lead' },
      { to: '‹client service›', call: 'authcode', by: 'lead' },
    ]);
  });

  it('count to the call before, where a step calls nothing itself', () => {
    const chooses = leadsTo([paths.enterEmail], () => stays);
    expect(waysOf(chooses)).toEqual([{ to: '/enter-email', call: undefined, by: 'lead' }]);
    expect(waysOf(step('authcode', { errors: [], leads: [chooses] }, stays))).toEqual([
      { to: '/enter-email', call: 'authcode', by: 'lead' },
    ]);
  });

  it('are told once, of steps that run each other', () => {
    const leads: Lead[] = [paths.enterEmail];
    const circle = leadsTo(leads, () => stays);
    leads.push(circle);
    expect(waysOf(circle)).toEqual([{ to: '/enter-email', call: undefined, by: 'lead' }]);
  });
});

const to = (...leads: Lead[]): Step<never, string> => leadsTo(leads, () => stays);

describe('an outcome that its step does not declare', () => {
  it.each<[Outcome<string>, Step<never, string>, string]>([
    [goTo('/login?a=b'), to(paths.enterEmail, paths.privacy), '/login, which it does not declare. It declares /enter-email, /privacy'],
    [openInNewTab(paths.cookies), to(paths.privacy), '/cookies, which it does not declare. It declares /privacy'],
    [leaveFor('https://client.example/?code=1'), to(paths.privacy), 'https://client.example/, which it does not declare.'],
    [leaveFor('/api/auth?from=detour'), to(paths.privacy), '/api/auth, which it does not declare.'],
  ])('%j', (outcome, declaring, words) => {
    expect(() => assertDeclared(declaring, outcome)).toThrow(`A step leads to ${words}`);
  });

  it.each<[string, Outcome<string>, Step<never, string>]>([
    ['a declared address, whatever its query', goTo('/login?a=b'), to(paths.enterEmail, paths.login)],
    ['a declared address in a new tab', openInNewTab(paths.cookies), to(paths.cookies)],
    ['a site of a kind that is declared', leaveFor('https://client.example/'), to(paths.login, '‹client service›')],
    ['a declared address by a new document', leaveFor('/login'), to(paths.login)],
    ['the end of a sign-in', endSession(paths.sessionTimeout, 'timedOut'), to()],
    ['the page of an error', goTo(paths.error), to()],
    ['a busy service', goTo(paths.serviceBusy), to()],
    ['a detour', leaveFor('/api/auth-init?return-uri=http%3A%2F%2Flocalhost%2Fconsent%3Fdetour%3Dconsent'), to()],
    ['a refusal', noAnswer, to()],
    ['a page that stays', stay, to()],
  ])('is not %s', (_name, outcome, declaring) => {
    expect(() => assertDeclared(declaring, outcome)).not.toThrow();
  });
});
