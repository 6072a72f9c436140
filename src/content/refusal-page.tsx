import { InsetText } from 'nhsuk-react-components/dist/esm/components/content-presentation/inset-text/InsetText.js';
import { HelpCode } from '@/page/help/help-code';
import { contactUrl, NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { ClientLink } from './back-to-client';

export const MedicalHelp = () => (
  <InsetText>
    <p>
      You do not need NHS login to get care. Contact your GP surgery, or use <NewTabLink href="https://111.nhs.uk">111 online</NewTabLink>{' '}
      or call 111.
    </p>
    <p>Call 999 if someone&apos;s life is at risk.</p>
  </InsetText>
);

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
export const CareWithoutLogin = () => (
  <>
    <ClientLink fetches />
    <MedicalHelp />
  </>
);

/** A refusal that only the help centre can resolve. `children`: the text of the link to it. */
export const RefusalPage = ({ title, reason, ...contact }: ContactUsProps & { title: string; reason: string }) => (
  <Page title={title}>
    <p>{reason}</p>
    <ContactUs {...contact} />
    <CareWithoutLogin />
    <HelpCode reference={contact.reference} />
  </Page>
);
