import { DocumentPage } from '@/content/document/document-page';
import { TERMS_EDITION } from '@/constants';
import { ForbiddenUses, YourRightToUse } from './terms-conduct';
import { Access, ConnectedServices, Introduction, Passkeys, Summary } from './terms-introduction';
import { ChangesToNhsLogin, ChangesToTerms, Contact, General, Liability } from './terms-law';

const sections = [
  { id: 'introduction', heading: 'Introduction', body: <Introduction /> },
  { id: 'summary', heading: 'Summary', body: <Summary /> },
  { id: 'connected-services', heading: 'Connected services', body: <ConnectedServices /> },
  { id: 'access', heading: 'Who can use NHS login, and how', body: <Access /> },
  { id: 'passkeys', heading: 'Passkeys', body: <Passkeys /> },
  { id: 'your-right-to-use', heading: 'Your right to use NHS login', body: <YourRightToUse /> },
  { id: 'forbidden-uses', heading: 'What you must not do', body: <ForbiddenUses /> },
  { id: 'changes-to-nhs-login', heading: 'Changing or stopping NHS login', body: <ChangesToNhsLogin /> },
  { id: 'liability', heading: 'What we are responsible for', body: <Liability /> },
  { id: 'general', heading: 'General', body: <General /> },
  { id: 'changes-to-terms', heading: 'Changes to these terms', body: <ChangesToTerms /> },
  { id: 'contact', heading: 'Contact us', body: <Contact /> },
];

export default function TermsAndConditions() {
  return <DocumentPage title="Terms and conditions" edition={TERMS_EDITION} sections={sections} />;
}
