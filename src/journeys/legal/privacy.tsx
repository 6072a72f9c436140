import { DocumentPage } from '@/content/document/document-page';
import { PRIVACY_EDITION } from '@/constants';
import { WhatWeCollect, WhoWeAre, WhyWeCollectIt } from './privacy-information';
import { HowLongWeKeepIt, HowWeProtectIt, PrivacyCookies, WhereItIsStored } from './privacy-keeping';
import { LegalBasis } from './privacy-legal-basis';
import { Complaints, PrivacyChanges, YourRights } from './privacy-rights';
import { HowWeCheck, SharingWithNhsSystems, SharingWithServices } from './privacy-use';

const sections = [
  { id: 'who-we-are', heading: 'Who we are', body: <WhoWeAre /> },
  { id: 'what-we-collect', heading: 'What information we collect', body: <WhatWeCollect /> },
  { id: 'why-we-collect-it', heading: 'Why we collect your information', body: <WhyWeCollectIt /> },
  { id: 'legal-basis', heading: 'Our legal basis', body: <LegalBasis /> },
  { id: 'how-we-check', heading: 'How we check who you are', body: <HowWeCheck /> },
  { id: 'sharing-with-services', heading: 'Sharing with connected services', body: <SharingWithServices /> },
  { id: 'sharing-with-nhs-systems', heading: 'Sharing with NHS systems', body: <SharingWithNhsSystems /> },
  { id: 'how-we-protect-it', heading: 'How we protect your information', body: <HowWeProtectIt /> },
  { id: 'how-long-we-keep-it', heading: 'How long we keep your information', body: <HowLongWeKeepIt /> },
  { id: 'where-it-is-stored', heading: 'Where your information is stored', body: <WhereItIsStored /> },
  { id: 'cookies', heading: 'Cookies', body: <PrivacyCookies /> },
  { id: 'your-rights', heading: 'Your rights', body: <YourRights /> },
  { id: 'complaints', heading: 'Complaints', body: <Complaints /> },
  { id: 'changes', heading: 'Changes to this privacy notice', body: <PrivacyChanges /> },
];

export default function Privacy() {
  return (
    <DocumentPage title="Privacy notice" edition={PRIVACY_EDITION} sections={sections}>
      <p>This notice explains what we do with your personal information when you use NHS login, and what choices you have.</p>
    </DocumentPage>
  );
}
