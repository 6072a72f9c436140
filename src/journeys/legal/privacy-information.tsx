import { FactsTable } from '@/content/document/facts-table';

export const WhoWeAre = () => (
  <>
    <p>
      NHS login lets you use one account to reach many health and care websites and apps. In this notice we call them connected services.
    </p>
    <p>
      NHS England runs NHS login. We are jointly responsible for your personal information with the Department of Health and Social Care
      (DHSC). The law calls us joint controllers.
    </p>
    <p>When we say 'we' or 'us', we mean NHS England. 'You' means anyone who uses NHS login.</p>
    <p>We are responsible for the information you give us when you:</p>
    <ul>
      <li>create an account</li>
      <li>prove who you are</li>
      <li>log in to a connected service</li>
      <li>ask the help centre for help</li>
    </ul>
    <p>NHS login does not hold your medical record. Each connected service is responsible for the information that it holds about you.</p>
  </>
);

const levels = [
  ['Low', 'Your email address and phone number.'],
  ['Medium', 'The same, and your date of birth and postcode, with either your NHS number or your full name.'],
  [
    'High',
    'The same, and either a photo of your ID and a recording of your face, or the details your GP surgery gave you for its online services.',
  ],
] as const;

export const WhatWeCollect = () => (
  <>
    <p>What we collect depends on the level of your account. Each connected service chooses the level that it needs.</p>
    <FactsTable caption="What we collect at each level" headings={['Level', 'What we collect']} rows={levels} />
    <p>You can start at a low level. We only ask for more when you want to use a service that needs a higher level.</p>
    <h3>Sensitive information</h3>
    <p>
      To compare your face with the photo on your ID, we measure your face in the recording. This is biometric information. Your ID and your
      face can also show other sensitive things, like your ethnic background. The law gives extra protection to information like this.
    </p>
    <h3>Technical information</h3>
    <p>At every level we also collect:</p>
    <ul>
      <li>your IP address, and the type of device and browser you use</li>
      <li>when you log in, and to which connected service</li>
      <li>records of the checks we make and their results</li>
      <li>the details that link your account to your GP surgery's online services, if you use them</li>
      <li>the public key of your passkey, if you use one. Your fingerprint or face scan stays on your device. We never get it</li>
    </ul>
    <h3>When you contact us</h3>
    <p>When you contact the help centre, we collect your name, your email address and what you tell us about the problem.</p>
  </>
);

export const WhyWeCollectIt = () => (
  <>
    <p>We use your information to:</p>
    <ul>
      <li>set up your account and let you log in</li>
      <li>make sure that you are who you say you are</li>
      <li>match you to the right NHS record</li>
      <li>give connected services the information you agree to share</li>
      <li>send you security codes, and messages about your account</li>
      <li>help you when something goes wrong</li>
    </ul>
    <p>We also use it to look after the service. This means that we can:</p>
    <ul>
      <li>find and stop fraud and attacks</li>
      <li>check how well our identity checks work</li>
      <li>find and fix faults</li>
      <li>make NHS login easier to use</li>
    </ul>
    <p>We do not sell your information. We do not use it for advertising.</p>
  </>
);
