import type { ReactNode } from 'react';
import { CareWithoutLogin } from '@/content/care-without-login';
import { MedicalHelp } from '@/content/medical-help';
import { NotYou } from '@/content/not-you';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

interface DuplicatePageProps {
  back?: string;
  /** The reference of a refusal. The page then links to the client service, because the user cannot continue. */
  refused?: string;
  children: ReactNode;
}

/** The layout of the four variants of /duplicate-nhs-number. */
export const DuplicatePage = ({ back, refused, children }: DuplicatePageProps) => (
  <Page title="You already have an NHS account" back={back}>
    {children}
    <NotYou always />
    {refused ? <CareWithoutLogin /> : <MedicalHelp />}
    {refused && <HelpCode reference={refused} />}
  </Page>
);
