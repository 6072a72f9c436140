import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../support/page-action';
import { resetLink } from '../support/reset-links';
import { sample } from '../support/sample';
import { senders } from '../support/senders/senders';
import { visit } from '../support/visit';

/** Every page with a field, once. */
const withFields = new Map(senders.filter(({ typed, press }) => typed && press).map((sender) => [sender.from, sender]));

// A prerendered page can be sent before its script listens: GET would put what was typed into the address, the history and the logs.
it.each(sample([...withFields], 4))('submits the form of %s by POST to its own address', async (_path, sender) => {
  signIn(sender);
  await visit(sender.linked ? resetLink(sender.persona) : sender.from, { events: sender.events, state: sender.state });
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: sender.press });
  expect(form).toHaveProperty('method', 'post');
  expect(form).not.toHaveAttribute('action');
});
