import type { ReactNode } from 'react';
import { MedicalHelp } from '@/content/medical-help';
import { NotYou } from '@/content/not-you';
import { Page } from '@/page/page';

/** The layout of the four variants of /duplicate-nhs-number. */
export const DuplicatePage = ({ children }: { children: ReactNode }) => (
  <Page title="You already have an NHS account">
    {children}
    <NotYou always />
    <MedicalHelp />
  </Page>
);
