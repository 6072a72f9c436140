import { HelpCode } from '@/page/help/help-code';
import { contactUrl, NewTabLink } from '@/page/new-tab-link';
import { Verbatim } from './verbatim';

/** The code that a user quotes to the help centre. */
export const Reference = ({ code }: { code: string }) => (
  <p>
    <strong>
      Reference: <Verbatim>{code}</Verbatim>
    </strong>
  </p>
);

interface ReferenceToQuoteProps {
  code: string;
  /** A title for the contact form, if the help centre has no article about the code. */
  description?: string;
  /** The words before the link. */
  before?: string;
  /** The text of the link. */
  children?: string;
}

/** The code, and a link to the form where the user quotes it. */
export const ReferenceToQuote = ({ code, description, before, children = 'Contact us through the help centre' }: ReferenceToQuoteProps) => (
  <>
    <Reference code={code} />
    <p>
      {before}
      <NewTabLink href={contactUrl(code, description)}>{children}</NewTabLink> and quote this reference.
    </p>
    <HelpCode reference={code} />
  </>
);
