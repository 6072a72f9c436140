import { HelpCode } from '@/page/help/help-code';
import { contactUrl, NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { ClientLink } from './back-to-client';
import { useClientName } from './client-name';
import { MedicalHelp } from './medical-help';

interface ContactUsProps {
  /** The reference of the page's error (spec 1, section 12), which the last line of the page shows. */
  reference: string;
  /** A title for the contact form, if the help centre has no article about the reference. */
  description?: string;
  before?: string;
  children?: string;
}

/** A link to the help centre's contact form, where the user quotes the reference. */
export const ContactUs = ({ reference, description, before, children = 'Contact us through the help centre' }: ContactUsProps) => (
  <p>
    {before}
    <NewTabLink href={contactUrl(reference, description)}>{children}</NewTabLink> and quote the reference below.
  </p>
);

/** Links onwards for a user whose login was refused: the client service, which fetches its own details, and care without a login. */
export function CareWithoutLogin() {
  useClientName();
  return (
    <>
      <ClientLink asked />
      <MedicalHelp />
    </>
  );
}

/** A refusal that only the help centre can resolve. `children`: the text of the link to it. */
export const RefusalPage = ({ title, reason, ...contact }: ContactUsProps & { title: string; reason: string }) => (
  <Page title={title}>
    <p>{reason}</p>
    <ContactUs {...contact} />
    <CareWithoutLogin />
    <HelpCode reference={contact.reference} />
  </Page>
);
