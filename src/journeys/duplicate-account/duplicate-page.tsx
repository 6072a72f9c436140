import type { ReactNode } from 'react';
import { CareWithoutLogin } from '@/content/care-without-login';
import { MedicalHelp } from '@/content/medical-help';
import { NotYou } from '@/content/not-you';
import { Page } from '@/page/page';

interface DuplicatePageProps {
  back?: string;
  /** Links to the client service, because the user cannot continue. */
  toClient?: boolean;
  children: ReactNode;
}

/** The layout of the four variants of /duplicate-nhs-number. */
export const DuplicatePage = ({ back, toClient, children }: DuplicatePageProps) => (
  <Page title="You already have an NHS account" back={back}>
    {children}
    <NotYou always />
    {toClient ? <CareWithoutLogin /> : <MedicalHelp />}
  </Page>
);
