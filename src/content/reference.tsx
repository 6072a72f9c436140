import { HelpCode } from '@/page/help/help-code';
import { contactUrl, NewTabLink } from '@/page/new-tab-link';
import { Verbatim } from './verbatim';

/** The code that a person quotes when they ask for help. */
export const Reference = ({ code }: { code: string }) => (
  <p>
    <strong>
      Reference: <Verbatim>{code}</Verbatim>
    </strong>
  </p>
);

interface ReferenceToQuoteProps {
  code: string;
  /** Where the help centre has no article for the code. */
  description?: string;
  /** The words before the link. */
  before?: string;
  /** The text of the link. */
  children?: string;
}

/** The same, and where to quote it. */
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
