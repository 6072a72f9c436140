import { Link } from 'react-router-dom';
import { REMEMBER_DEVICE_DAYS } from '@/constants';
import { paths } from '@/paths';

export const Introduction = () => (
  <>
    <p>
      NHS login lets you use one account to reach many health and care websites and apps. We call them connected services. NHS England runs
      NHS login. 'We' and 'us' mean NHS England.
    </p>
    <p>
      NHS login is for people who live in England, Wales or the Isle of Man. People who live in Scotland or Northern Ireland can use it for
      the few connected services that are open to them.
    </p>
    <p>
      These terms are an agreement between you and us. Please read them with our <Link to={paths.privacy}>privacy notice</Link> and our{' '}
      <Link to={paths.cookies}>cookie policy</Link>. By creating an account and using it, you agree to these terms. If you do not agree, do
      not use NHS login.
    </p>
  </>
);

export const Summary = () => (
  <>
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
  </>
);

export const ConnectedServices = () => (
  <>
    <p>You can use your NHS login with every connected service that your level of account allows:</p>
    <ul>
      <li>a low level account shows that you can be reached at your email address and phone number</li>
      <li>a medium level account shows that we have matched you to your NHS record</li>
      <li>a high level account shows that you have also proved that you are the person on that record</li>
    </ul>
    <p>Each connected service chooses the level that it requires. If your level is too low, we ask you for more information.</p>
    <p>
      Before a connected service gets any of your information, we ask whether you agree. A connected service can ask you to make more checks
      of its own.
    </p>
    <p>
      Connected services have their own terms and privacy notices. If you have a question or a complaint about one of them, contact that
      service.
    </p>
  </>
);

export const Access = () => (
  <>
    <h3>Who can have an account</h3>
    <p>
      To be matched to your NHS record, you must be registered with the NHS in England, Wales or the Isle of Man, and be old enough. We tell
      you when you enter your details if your area or your age means that you cannot go on. We cannot reach the health records of Scotland
      and Northern Ireland.
    </p>
    <p>The account must be your own, and what you tell us about yourself must be true. Use an email address that nobody else uses.</p>
    <h3>What you need</h3>
    <p>
      You need an internet connection, and a device with an up-to-date browser. You also need a phone to get security codes. We do not pay
      for any of these. We do not promise that NHS login works on every device.
    </p>
    <h3>Keeping your account safe</h3>
    <ul>
      <li>Choose a password that you do not use anywhere else.</li>
      <li>Never give your password or a security code to anyone. We will not ask you for them by phone or email.</li>
      <li>Only let us remember a device that is your own. We then stop sending security codes to it for {REMEMBER_DEVICE_DAYS} days.</li>
      <li>Keep your email address and phone number up to date.</li>
    </ul>
    <p>
      If you think someone knows your password, <Link to={paths.reset.checkEmail}>reset your password</Link> at once.
    </p>
  </>
);

export const Passkeys = () => (
  <>
    <p>
      A passkey lets you log in with your fingerprint, your face or the PIN of your device. You do not have to use one. You can always log
      in with your email address and password instead.
    </p>
    <p>
      Your fingerprint and your face scan stay on your device. We never see them. Anyone who can unlock your device could use your passkey,
      so make sure that only you can unlock it.
    </p>
    <p>You can add and remove passkeys in your NHS login settings. We may turn off a passkey, or all of them, to keep the service safe.</p>
  </>
);
