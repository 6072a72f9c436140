import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../mocks/server';
import { landline, mobile, openWithNumbers } from '../support/open-with-numbers';
import { expectPage } from '../support/page';

describe('page that offers a call', () => {
  it('shows the masked number and what to expect', async () => {
    await openWithNumbers('/get-call-landline', mobile, landline);
    expect(screen.getByText(landline)).toBeVisible();
    expect(screen.getByText(/You must be at home/)).toBeVisible();
    expect(screen.getByText(/If you screen calls/)).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change your landline number', hidden: true });
    expect(change).toHaveAttribute('href', '/recovery/change-landline/enter-landline');
  });

  it.each([
    ['/get-call-landline', mobile, 1],
    ['/get-call-landline', null, 0],
    ['/enter-landline-code', mobile, 1],
    ['/enter-landline-code', null, 0],
  ])('offers on %s with the mobile number %s a text message %i times', async (path, number, times) => {
    await openWithNumbers(path, number, landline);
    const name = 'Send a security code to my mobile phone';
    expect(screen.queryAllByRole('button', { name, hidden: true })).toHaveLength(times);
  });

  it('sends a text message instead of a call', async () => {
    const { user } = await openWithNumbers('/get-call-landline', mobile, landline);
    await user.click(screen.getByRole('button', { name: 'Send a security code to my mobile phone', hidden: true }));
    await expectPage('/enter-mobile-code', 'Enter the security code');
    expect(world().inbox[0]?.kind).toBe('text');
  });
});

describe('code page after a call', () => {
  it('shows the masked number, the 5 minutes, and a video that uses 4 numbers', async () => {
    await openWithNumbers('/enter-landline-code', mobile, landline);
    expect(screen.getByText(landline)).toBeVisible();
    expect(screen.getByText('You must use the code within 5 minutes.')).toBeVisible();
    expect(screen.getByText(/uses 4 numbers/)).toBeInTheDocument();
    expect(screen.getByText('Not received a call?')).toBeVisible();
  });
});
