import { waitFor } from '@testing-library/react';
import { paths } from '@/paths';
import { expectConsoleMessage } from '../../support/console-guard';
import { byName, foundDuplicate } from '../../support/open-proofing';
import { address } from '../../support/page';
import { sample } from '../../support/sample';
import { senderOf, sendWithAnswer } from '../../support/senders/senders';

/** The events that satisfy the guards of every page of proofing. */
const everything = [...byName, foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ab'] })];

/** The targets of pages that continue by themselves. */
const targets: Readonly<Record<string, string>> = {
  '/proofing': '/proofing/find-nhs-record',
  '/proofing/submit': '/proofing/check-your-details',
};

it.each(sample(Object.values(paths.proofing), 4))('shows after the authorisation code %s, which continues by itself', async (path) => {
  if (path.endsWith('/p5-unable-to-save-details')) expectConsoleMessage(/^P5 failure data could not be saved$/);
  const answered = { status: 200, json: { id_token: 'e30.e30.e30', Location: window.location.origin + path } };
  const { exits } = await sendWithAnswer({ ...senderOf('authcode'), events: everything }, answered);
  await waitFor(() => expect(address()).toBe(targets[path] ?? path));
  expect(exits).toEqual([]);
});
