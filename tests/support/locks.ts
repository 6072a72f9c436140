import { screen } from '@testing-library/react';

/** The start of the lock tests. */
export const now = new Date(2026, 10, 23, 15, 37, 20).getTime();
/** The sentence of a lock for which the server returns no end. */
export const lockText = (time: string, minutes: number) => `You can try again at ${time} (in about ${minutes} minutes).`;
export const lockEndedText = 'You can try again now';
export const retryButton = () => screen.queryByRole('button', { name: 'Try again' });
