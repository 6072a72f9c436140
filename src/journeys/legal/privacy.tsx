import { config } from '@/config';
import {
  AUDIT_EVENT_YEARS,
  GENERAL_LOG_YEARS,
  HIGH_ACCOUNT_UNUSED_YEARS,
  IDENTITY_EVIDENCE_MONTHS,
  LOCKOUT_MINUTES,
  LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS,
  LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS,
  PRIVACY_DATE,
  PRIVACY_VERSION,
  SESSION_HOURS,
} from '@/limits-and-durations';
import { DocumentPage, Section } from '@/content/document/document-page';
import { FactsTable } from '@/content/document/facts-table';
import { Link, NewTabLink } from '@/page/link';
import { paths } from '@/paths';

const levels = [
  ['Low', 'Your email address and phone number.'],
  ['Medium', 'The same, and your date of birth and postcode, with either your NHS number or your full name.'],
  [
    'High',
    'The same, and either a photo of your ID and a recording of your face, or the details your GP surgery gave you for its online services.',
  ],
] as const;

const periods = [
  [
    'Low or medium level account',
    `Deleted when it has not been used for ${LOW_OR_MEDIUM_ACCOUNT_UNUSED_YEARS} years and ${LOW_OR_MEDIUM_ACCOUNT_UNUSED_DAYS} days.`,
  ],
  ['High level account', `Deleted when it has not been used for ${HIGH_ACCOUNT_UNUSED_YEARS} years.`],
  ['ID evidence', `Kept for ${IDENTITY_EVIDENCE_MONTHS} months.`],
  ['General logs', `Kept for ${GENERAL_LOG_YEARS} year.`],
  ['Audit events', `Kept for ${AUDIT_EVENT_YEARS} years.`],
] as const;

export default function Privacy() {
  return (
    <DocumentPage
      title="Privacy notice"
      edition={{ version: PRIVACY_VERSION, date: PRIVACY_DATE }}
      introduction={
        <>
          <p>This notice explains what we do with your personal information when you use NHS login, and what choices you have.</p>
        </>
      }
    >
      <Section id="who-we-are" heading="Who we are">
        <p>
          NHS login lets you use one account to reach many health and care websites and apps. In this notice we call them connected
          services.
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
        <p>
          NHS login does not hold your medical record. Each connected service is responsible for the information that it holds about you.
        </p>
      </Section>
      <Section id="what-we-collect" heading="What information we collect">
        <p>What we collect depends on the level of your account. Each connected service chooses the level that it needs.</p>
        <FactsTable caption="What we collect at each level" headings={['Level', 'What we collect']} rows={levels} />
        <p>You can start at a low level. We only ask for more when you want to use a service that needs a higher level.</p>
        <h3>Sensitive information</h3>
        <p>
          To compare your face with the photo on your ID, we measure your face in the recording. This is biometric information. Your ID and
          your face can also show other sensitive things, like your ethnic background. The law gives extra protection to information like
          this.
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
      </Section>
      <Section id="why-we-collect-it" heading="Why we collect your information">
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
      </Section>
      <Section id="legal-basis" heading="Our legal basis">
        <p>
          We must have a reason in law to use your information. These reasons are set out in the UK General Data Protection Regulation (UK
          GDPR).
        </p>
        <h3>Personal information</h3>
        <p>We use your personal information because:</p>
        <ul>
          <li>the law tells us to run NHS login (article 6(1)(c), legal obligation)</li>
          <li>running NHS login is part of our public task (article 6(1)(e), public task)</li>
          <li>you agreed to it (article 6(1)(a), consent). We only rely on this for optional cookies</li>
        </ul>
        <h3>Sensitive information</h3>
        <p>
          We use sensitive information, like the biometric information from your face, because we need it to manage health and care services
          (article 9(2)(h)). The Data Protection Act 2018 also allows this, in paragraph 2 of schedule 1.
        </p>
        <h3>If you live in England</h3>
        <p>
          DHSC has directed us to run NHS login under the Health and Social Care Act 2012. We must do what the direction says, so our legal
          basis is a legal obligation. DHSC's own legal basis is its public task.
        </p>
        <h3>If you live in Scotland, Wales or Northern Ireland</h3>
        <p>
          We give you an NHS login because health bodies in your country have asked us to. Our legal basis is our public task. They are
          jointly responsible with us. You can use NHS login only for the services that they have approved.
        </p>
        <h3>If you live in the Isle of Man</h3>
        <p>
          We give you an NHS login because the Isle of Man's Department of Health and Social Care has asked us to. Our legal basis is our
          public task. The Department is jointly responsible with us. The Isle of Man has its own data protection law, which gives you
          rights like those in this notice.
        </p>
      </Section>
      <Section id="how-we-check" heading="How we check who you are">
        <p>
          For a medium or high level account, we look for your NHS record. We compare what you tell us with the Personal Demographics
          Service (PDS). PDS is the national list of names, addresses, dates of birth and NHS numbers.
        </p>
        <p>For a high level account, we also check that you are the person on that record. There are 2 ways to do this.</p>
        <h3>Checks by computer</h3>
        <p>If you send a photo of your ID and a recording of your face, computer systems:</p>
        <ul>
          <li>read the details on your ID and check that it is real</li>
          <li>check that the recording shows a living person</li>
          <li>compare your face with the photo on the ID</li>
        </ul>
        <p>
          If you use the details from your GP surgery instead, we check them with the surgery's computer system. You do not have to send a
          photo or a recording.
        </p>
        <h3>Checks by people</h3>
        <p>
          If the systems cannot decide, a trained member of staff checks what you sent. A computer alone never makes the final decision to
          refuse you. Staff also look at some of the other checks, to make sure that they are right and fair.
        </p>
        <p>
          Some checks are made for us by other companies. They work under contract, follow our instructions and may not use your information
          for anything else.
        </p>
      </Section>
      <Section id="sharing-with-services" heading="Sharing with connected services">
        <p>
          When you first use NHS login with a connected service, we show you the information that the service asks for. We only share it if
          you agree. We ask you again if the service asks for something new.
        </p>
        <p>
          You can say no. You will then have to find another way to use that service, because it needs the information to know who you are.
        </p>
        <p>
          A connected service that gets your information becomes responsible for its own copy. It has its own privacy notice. Read it before
          you agree.
        </p>
        <p>
          The <Link to={paths.termsAndConditions}>terms and conditions</Link> say more about connected services.
        </p>
      </Section>
      <Section id="sharing-with-nhs-systems" heading="Sharing with NHS systems">
        <p>We share information with other NHS systems to:</p>
        <ul>
          <li>find your NHS record when we match you to it</li>
          <li>connect your account to your GP surgery's online services, if you ask for this</li>
          <li>answer you when you contact the help centre</li>
        </ul>
        <p>
          If you have a high level account, you can choose to update the email address and phone number on your NHS record with the ones
          from your NHS login. We do not do this unless you ask us to.
        </p>
        <p>
          We also share information when the law says we must. For example, a court can order it, or the police can need it to solve a
          crime.
        </p>
      </Section>
      <Section id="how-we-protect-it" heading="How we protect your information">
        <p>We protect your information by:</p>
        <ul>
          <li>encrypting it when it is sent and when it is stored</li>
          <li>asking for a security code or a passkey, not just a password</li>
          <li>logging you out after {SESSION_HOURS} hour</li>
          <li>locking your login for up to {LOCKOUT_MINUTES} minutes when someone gets it wrong too many times</li>
          <li>watching the service for signs of an attack</li>
          <li>training our staff, and letting them see only what their work needs</li>
          <li>having contracts with every company that works for us</li>
        </ul>
        <p>
          You can help. Do not tell anyone your password or a security code. Do not let us remember a device that you share with other
          people.
        </p>
      </Section>
      <Section id="how-long-we-keep-it" heading="How long we keep your information">
        <p>We keep your information only for as long as we need it.</p>
        <FactsTable caption="How long we keep each kind of information" headings={['Information', 'How long']} rows={periods} />
        <p>
          ID evidence is what you send to prove who you are. It is the photo of your ID, the recording of your face and what we measure in
          it.
        </p>
        <p>General logs show how the service was used. For example, they show that someone tried to log in, and from which IP address.</p>
        <p>
          Audit events show which checks we made, when, who made them and what the result was. We need them to answer questions about a
          check long after it was made.
        </p>
        <p>
          You can delete your account at any time in your NHS account settings. If you create an account again, you will have to prove who
          you are again. If you replace your account with a new one, we delete the old account after our checks, when you first log in to
          the new one.
        </p>
      </Section>
      <Section id="where-it-is-stored" heading="Where your information is stored">
        <p>
          We, and the companies that work for us, store and use your information in the UK and the European Economic Area (EEA). The law
          there protects it to the same standard.
        </p>
      </Section>
      <Section id="cookies" heading="Cookies">
        <p>
          We put small files called cookies on your device. Some are needed to log you in. We only use the others if you say that we can.
        </p>
        <p>
          Our <Link to={paths.cookies}>cookie policy</Link> lists them all. You can{' '}
          <Link to={paths.cookieSettings}>choose your cookies</Link> at any time.
        </p>
      </Section>
      <Section id="your-rights" heading="Your rights">
        <p>The law gives you rights over your personal information. You have the right to:</p>
        <ul>
          <li>be told how we use your information, as we do in this notice</li>
          <li>ask for a copy of it</li>
          <li>ask us to correct it when it is wrong</li>
          <li>ask us to delete it</li>
          <li>ask us to use less of it while we look into a problem</li>
          <li>object to how we use it</li>
          <li>ask a person to look again at a decision that a computer made</li>
          <li>change your mind about optional cookies</li>
        </ul>
        <p>
          Some of these rights have limits. For example, we cannot delete a record that the law says we must keep. We will always tell you
          why.
        </p>
        <p>
          To use a right, <NewTabLink href={config.helpCentreUrl}>contact us through the help centre</NewTabLink>. It is free. We reply
          within a month, and we may have to check who you are first.
        </p>
        <p>For information that a connected service holds about you, contact that service.</p>
      </Section>
      <Section id="complaints" heading="Complaints">
        <p>
          If you are unhappy with how we use your information, please <NewTabLink href={config.helpCentreUrl}>tell us first</NewTabLink>.
          Ask for your message to go to our data protection officer.
        </p>
        <p>You can also complain to a regulator at any time:</p>
        <ul>
          <li>
            in the UK, the <NewTabLink href="https://ico.org.uk/make-a-complaint/">Information Commissioner's Office (ICO)</NewTabLink>
          </li>
          <li>
            in the Isle of Man, the <NewTabLink href="https://www.inforights.im/">Isle of Man Information Commissioner</NewTabLink>
          </li>
        </ul>
      </Section>
      <Section id="changes" heading="Changes to this privacy notice">
        <p>
          We change this notice when the service or the law changes. The version and date at the top of the page tell you which one you are
          reading. If a change makes a real difference to you, we tell you when you next log in.
        </p>
      </Section>
    </DocumentPage>
  );
}
