import { DocumentPage } from '@/content/document/document-page';
import { AccessibilityContact, Enforcement } from './accessibility-contact';
import { HowAccessible, HowToUse, OtherWaysToProve } from './accessibility-use';
import { HowTested, NotAccessible, TechnicalStatus } from './accessibility-status';

const sections = [
  { id: 'how-to-use', heading: 'How to use NHS login', body: <HowToUse /> },
  { id: 'how-accessible', heading: 'How accessible NHS login is', body: <HowAccessible /> },
  { id: 'other-ways', heading: 'Other ways to prove who you are', body: <OtherWaysToProve /> },
  { id: 'contact', heading: 'Tell us about a problem or ask for help', body: <AccessibilityContact /> },
  { id: 'enforcement', heading: 'If you are not happy with our reply', body: <Enforcement /> },
  { id: 'technical-status', heading: 'Technical information', body: <TechnicalStatus /> },
  { id: 'not-accessible', heading: 'What is not accessible', body: <NotAccessible /> },
  { id: 'how-tested', heading: 'How we test', body: <HowTested /> },
];

export default function Accessibility() {
  return (
    <DocumentPage title="Accessibility statement" sections={sections}>
      <p>This statement is about the pages where you log in to NHS login, create an account, prove who you are and reset your password.</p>
      <p>It is not about the help centre, or about the websites and apps that you log in to. They have their own statements.</p>
    </DocumentPage>
  );
}
