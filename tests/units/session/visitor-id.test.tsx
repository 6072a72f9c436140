import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../../mocks/backend/http/calls';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer } from '../../../mocks/server';
import { agrees, refuses } from '../../support/authenticator';
import { accepted, refused, writePreference } from '../../support/cookie-choice';
import { byId } from '../../support/page';
import { openWithPasskey } from '../../support/passkey-autofill';
import { startAt, startPasskeyLogin } from '../../support/passkey-starts';

const start = startAt('/passkey-login-failed');
const visitorId = () => /nhs_login_visitor_id=([^;]*)/.exec(document.cookie)?.[1];
const verified = (account_id: unknown) =>
  answer({
    call: calls['passkey-verify'],
    answer: { status: 200, json: { verified: true, redirect_uri: '/api/auth/complete', account_id } },
  });

describe('visitor id', () => {
  it('is stored for 12 months after a passkey with accepted cookies', async () => {
    writePreference(accepted);
    const written = vi.spyOn(document, 'cookie', 'set');
    const { exits } = await startPasskeyLogin(start);
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(visitorId()).toBe('account-passkey-and-both');
    const texts = written.mock.calls.flat().filter((text) => text.startsWith('nhs_login_visitor_id='));
    expect(texts).toHaveLength(1);
    const [text = ''] = texts;
    const inAYear = new Date();
    inAYear.setMonth(inAYear.getMonth() + 12);
    const off = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - inAYear.getTime();
    expect(Math.abs(off)).toBeLessThan(26 * 3_600_000);
    expect(text).toMatch(/samesite=lax/i);
    expect(text).toMatch(/path=\//);
  });

  it('is stored after a passkey from the autofill list', async () => {
    writePreference(accepted);
    const { exits } = await openWithPasskey('/enter-email', { autofill: agrees });
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(visitorId()).toBe('account-passkey-and-mobile');
  });

  it.each([
    ['nothing was said about cookies', undefined],
    ['they were refused', refused],
    ['the preference is malformed', '%7B'],
  ])('is not stored when %s', async (_when, choice) => {
    if (choice !== undefined) writePreference(choice);
    const { exits } = await startPasskeyLogin(start);
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(visitorId()).toBeUndefined();
  });

  it.each([[null], [''], [true], [undefined]])('is not stored when the account is %j', async (account) => {
    writePreference(accepted);
    verified(account);
    const { exits } = await startPasskeyLogin(start);
    await waitFor(() => expect(exits).toEqual(['/api/auth/complete']));
    expect(visitorId()).toBeUndefined();
  });

  it.each<ScenarioId>(['passkey-verify.not-verified', 'passkey-verify.unknown-error'])('is not stored after %s', async (scenario) => {
    writePreference(accepted);
    answer(scenario);
    const { store } = await startPasskeyLogin(start);
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect(visitorId()).toBeUndefined();
  });

  it('is not stored after an unused passkey', async () => {
    writePreference(accepted);
    await startPasskeyLogin(start, { dialog: refuses('NotAllowedError') });
    await waitFor(() => expect(byId('maincontent')).toHaveAttribute('aria-busy', 'false'));
    expect(visitorId()).toBeUndefined();
  });
});
