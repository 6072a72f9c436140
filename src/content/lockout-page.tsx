import type { ReactNode } from 'react';
import { LOCKOUT_MINUTES } from '@/constants';
import { Page } from '@/page/page';
import { GetHelp } from './back-to-client';

/** 'You cannot continue': what was tried too many times, how long to wait, and where help is meanwhile. */
export const LockoutPage = ({ reason, children }: { reason: string; children?: ReactNode }) => (
  <Page title="You cannot continue">
    <p>{reason}</p>
    <p>Wait up to {LOCKOUT_MINUTES} minutes, then go back to the website or app you were using and log in again.</p>
    {children}
    <GetHelp />
  </Page>
);
