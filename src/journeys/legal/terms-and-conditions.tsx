import { config } from '@/config';
import { REMEMBER_DEVICE_DAYS, TERMS_DATE, TERMS_VERSION } from '@/limits-and-durations';
import { DocumentPage, Section } from '@/content/document/document-page';
import { Link, NewTabLink } from '@/page/link';
import { paths } from '@/paths';

export default function TermsAndConditions() {
  return (
    <DocumentPage title="Terms and conditions" edition={{ version: TERMS_VERSION, date: TERMS_DATE }}>
      <Section id="introduction" heading="Introduction">
        <p>
          NHS login lets you use one account to reach many health and care websites and apps. We call them connected services. NHS England
          runs NHS login. 'We' and 'us' mean NHS England.
        </p>
        <p>
          NHS login is for people who live in England, Wales or the Isle of Man. People who live in Scotland or Northern Ireland can use it
          for the few connected services that are open to them.
        </p>
        <p>
          These terms are an agreement between you and us. Please read them with our <Link to={paths.privacy}>privacy notice</Link> and our{' '}
          <Link to={paths.cookies}>cookie policy</Link>. By creating an account and using it, you agree to these terms. If you do not agree,
          do not use NHS login.
        </p>
      </Section>
      <Section id="summary" heading="Summary">
        <p>This is a short version. It does not replace the full terms below.</p>
        <ul>
          <li>NHS login proves who you are to connected services. It does not give you care.</li>
          <li>There are 3 levels of account: low, medium and high. The level decides which services you can use.</li>
          <li>Each connected service has its own terms, and is responsible for itself.</li>
          <li>Your account is only for you. Keep your password and your security codes secret.</li>
          <li>You need your own device, browser and connection.</li>
          <li>We may change, pause or stop NHS login.</li>
          <li>There are limits to what we are responsible for if something goes wrong.</li>
          <li>If you break these terms, we may stop you from using NHS login.</li>
        </ul>
      </Section>
      <Section id="connected-services" heading="Connected services">
        <p>You can use your NHS login with every connected service that your level of account allows:</p>
        <ul>
          <li>a low level account shows that you can be reached at your email address and phone number</li>
          <li>a medium level account shows that we have matched you to your NHS record</li>
          <li>a high level account shows that you have also proved that you are the person on that record</li>
        </ul>
        <p>Each connected service chooses the level that it requires. If your level is too low, we ask you for more information.</p>
        <p>
          Before a connected service gets any of your information, we ask whether you agree. A connected service can ask you to make more
          checks of its own.
        </p>
        <p>
          Connected services have their own terms and privacy notices. If you have a question or a complaint about one of them, contact that
          service.
        </p>
      </Section>
      <Section id="access" heading="Who can use NHS login, and how">
        <h3>Who can have an account</h3>
        <p>
          To be matched to your NHS record, you must be registered with the NHS in England, Wales or the Isle of Man, and be old enough. We
          tell you when you enter your details if your area or your age means that you cannot go on. We cannot reach the health records of
          Scotland and Northern Ireland.
        </p>
        <p>The account must be your own, and what you tell us about yourself must be true. Use an email address that nobody else uses.</p>
        <h3>What you need</h3>
        <p>
          You need an internet connection, and a device with an up-to-date browser. You also need a phone to get security codes. We do not
          pay for any of these. We do not promise that NHS login works on every device.
        </p>
        <h3>Keeping your account safe</h3>
        <ul>
          <li>Choose a password that you do not use anywhere else.</li>
          <li>Never give your password or a security code to anyone. We will not ask you for them by phone or email.</li>
          <li>
            Only let us remember a device that is your own. We then stop sending security codes to it for {REMEMBER_DEVICE_DAYS} days.
          </li>
          <li>Keep your email address and phone number up to date.</li>
        </ul>
        <p>
          If you think someone knows your password, <Link to={paths.reset.checkEmail}>reset your password</Link> at once.
        </p>
      </Section>
      <Section id="passkeys" heading="Passkeys">
        <p>
          A passkey lets you log in with your fingerprint, your face or the PIN of your device. You do not have to use one. You can always
          log in with your email address and password instead.
        </p>
        <p>
          Your fingerprint and your face scan stay on your device. We never see them. Anyone who can unlock your device could use your
          passkey, so make sure that only you can unlock it.
        </p>
        <p>
          You can add and remove passkeys in your NHS account settings. We may turn off a passkey, or all of them, to keep the service safe.
        </p>
      </Section>
      <Section id="your-right-to-use" heading="Your right to use NHS login">
        <p>
          We own NHS login, or have the right to use it. This includes its software, design and text, and the NHS name and logo. We let you
          use NHS login to log in to connected services, and for nothing else.
        </p>
        <p>Unless the law or we in writing allow it, you must not:</p>
        <ul>
          <li>copy NHS login, other than as part of normal use</li>
          <li>rent, lend or sell NHS login or your account</li>
          <li>change NHS login, or build it into something else</li>
          <li>take its software apart to find out how it works</li>
        </ul>
        <p>This right is for you alone. You cannot pass it on.</p>
      </Section>
      <Section id="forbidden-uses" heading="What you must not do">
        <p>You must not use NHS login:</p>
        <ul>
          <li>to break the law, or to trick or harm anyone</li>
          <li>with someone else's details, unless they and the law allow you to act for them</li>
          <li>to send anything that insults, threatens or offends</li>
          <li>to send viruses or other harmful software</li>
          <li>to collect other people's information, or read what is sent to or from our systems</li>
          <li>to get into parts of our systems that are not meant for you</li>
          <li>in a way that damages, slows or overloads our systems, or gets in the way of other people</li>
          <li>to take part in a denial-of-service attack</li>
        </ul>
        <p>
          Attacks on computer systems are crimes under the Computer Misuse Act 1990. Our <Link to={paths.legalNotice}>legal notice</Link>{' '}
          says more.
        </p>
        <p>
          If you do any of these things, we may stop you from using NHS login. We may report you to the police and tell them who you are.
          You may still be able to reach a connected service in another way.
        </p>
      </Section>
      <Section id="changes-to-nhs-login" heading="Changing or stopping NHS login">
        <p>We may change NHS login at any time and without notice. For example, to:</p>
        <ul>
          <li>fix a fault or close a gap in security</li>
          <li>make the service faster or easier to use</li>
          <li>keep up with changes to devices, browsers or the law</li>
        </ul>
        <p>
          We may pause or stop all or part of NHS login. We may pause or close your account if you break these terms, if your account may
          not be safe, or if you do not use it for a long time. The <Link to={paths.privacy}>privacy notice</Link> says when we delete
          accounts that are not used.
        </p>
        <p>You can stop using NHS login whenever you like. You can delete your account in your NHS account settings.</p>
      </Section>
      <Section id="liability" heading="What we are responsible for">
        <h3>The service as it is</h3>
        <p>
          We work hard to keep NHS login running and safe. But we provide it 'as is'. We do not promise that it will always be there, or
          that it will be free from faults.
        </p>
        <p>
          Do not rely on NHS login in an emergency. If you cannot log in and you need medical help, call 111. Call 999 if a life is at risk.
        </p>
        <h3>Other websites</h3>
        <p>NHS login has links to other websites and apps. We do not control them, and we are not responsible for what they say or do.</p>
        <h3>Loss and damage</h3>
        <p>As far as the law allows, we are not responsible for loss or damage that:</p>
        <ul>
          <li>we could not have expected</li>
          <li>comes from a connected service, or from your device or connection</li>
          <li>comes from a virus or an attack that we took reasonable care to prevent</li>
          <li>happens because you did not keep to these terms</li>
          <li>is a loss of business or profit. NHS login is for your own personal use</li>
        </ul>
        <p>
          Nothing in these terms limits our responsibility for death or injury caused by our carelessness, for fraud, or for anything else
          that the law does not let us limit. Your rights as a consumer stay the same.
        </p>
      </Section>
      <Section id="general" heading="General">
        <p>The law of England applies to these terms. Courts in England can decide any dispute about them.</p>
        <p>
          If you live in Wales, Scotland, Northern Ireland or the Isle of Man, you can also go to a court where you live. You keep the
          protection that the law there gives you.
        </p>
        <p>If a court decides that a part of these terms does not count, the rest still does.</p>
        <p>
          If we do not act at once when you break these terms, we can still act later. Only you and we have rights under these terms. Nobody
          else can enforce them.
        </p>
      </Section>
      <Section id="changes-to-terms" heading="Changes to these terms">
        <p>
          We may change these terms. The version and date at the top of the page tell you which ones you are reading. When a change matters
          to you, we show it to you when you next log in and ask if you agree. If you do not agree, you cannot go on using NHS login.
        </p>
      </Section>
      <Section id="contact" heading="Contact us">
        <p>
          If you have a question about NHS login or these terms, <NewTabLink href={config.helpCentreUrl}>go to the help centre</NewTabLink>.
        </p>
      </Section>
    </DocumentPage>
  );
}
