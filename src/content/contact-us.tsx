import { contactUrl, NewTabLink } from '@/page/new-tab-link';

interface ContactUsProps {
  /** The reference of the page's error (spec 1, section 12), which the last line of the page shows. */
  reference: string;
  /** A title for the contact form, if the help centre has no article about the reference. */
  description?: string;
  /** The words before the link. */
  before?: string;
  /** The text of the link. */
  children?: string;
}

/** A link to the help centre's contact form, where the user quotes the reference. */
export const ContactUs = ({ reference, description, before, children = 'Contact us through the help centre' }: ContactUsProps) => (
  <p>
    {before}
    <NewTabLink href={contactUrl(reference, description)}>{children}</NewTabLink> and quote the reference below.
  </p>
);
