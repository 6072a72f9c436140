import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewOf } from '../support/few-of';
import { arriveAt } from '../support/page';
import { named, sendWithAnswer } from '../support/senders/senders';

/** As a gateway, a proxy and a broken server answer: none of them knows what JSON was promised. */
const pages = [
  [502, { status: 502, html: '<h1>502 Bad Gateway</h1>' }],
  [504, { status: 504, json: [{ message: 'Unauthorized', cid_error_code: 'CID2013' }] }],
] as const;

describe.each(fewOf(6, named))('%s', (_name, sender) => {
  it.each(fewOf(1, pages))('%i, whatever its body, is an error of its own', async (status, given) => {
    const { exits } = await sendWithAnswer(sender, given);
    await arriveAt(sender.byStatus?.[status] ?? sender.otherwise);
    expect(exits).toEqual([]);
    expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
  });
});
