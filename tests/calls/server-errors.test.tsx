import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectPage } from '../support/page';
import { sample } from '../support/sample';
import { namedSenders, sendWithAnswer } from '../support/senders/senders';

/** As a gateway, a proxy and a broken server answer: none of them knows what JSON was promised. */
const pages = [
  [502, { status: 502, html: '<h1>502 Bad Gateway</h1>' }],
  [504, { status: 504, json: [{ message: 'Unauthorized', cid_error_code: 'CID2013' }] }],
] as const;

describe.each(sample(namedSenders, 6))('server error in call %s', (_name, sender) => {
  it.each(sample(pages, 1))('shows the error page for status %i, whatever the body', async (status, given) => {
    const { exits } = await sendWithAnswer(sender, given);
    await expectPage(sender.byStatus?.[status] ?? sender.otherwise);
    expect(exits).toEqual([]);
    expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
  });
});
