import { DocumentPage } from '@/content/document/document-page';
import { COOKIE_EDITION } from '@/constants';
import { Changes, Optional, StrictlyNecessary, Summary, YourChoice } from './cookie-policy';

const sections = [
  { id: 'summary', heading: 'Summary', body: <Summary /> },
  { id: 'strictly-necessary', heading: 'Strictly necessary cookies', body: <StrictlyNecessary /> },
  { id: 'optional', heading: 'Optional cookies', body: <Optional /> },
  { id: 'your-choice', heading: 'Choosing optional cookies', body: <YourChoice /> },
  { id: 'changes', heading: 'Changes to this policy', body: <Changes /> },
];

export default function CookiePolicy() {
  return <DocumentPage title="Cookie policy" edition={COOKIE_EDITION} sections={sections} />;
}
