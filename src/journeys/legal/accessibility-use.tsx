import { RECORDING_NUMBERS, SECURITY_CODE_MINUTES, ZOOM_PERCENT } from '@/constants';
import { NewTabLink } from '@/page/new-tab-link';

export const HowToUse = () => (
  <>
    <p>We want as many people as possible to be able to use NHS login. You should be able to:</p>
    <ul>
      <li>zoom in up to {ZOOM_PERCENT}% without text running off the screen</li>
      <li>use every page with just a keyboard</li>
      <li>use every page with speech recognition software</li>
      <li>listen to every page with a screen reader</li>
      <li>change colours, fonts and spacing in your browser or device</li>
      <li>paste a password or a security code, or let your device fill it in</li>
    </ul>
    <p>We write in plain English. You can turn off movement in your device's settings, and our pages then do not move.</p>
    <p>
      <NewTabLink href="https://mcmw.abilitynet.org.uk/">AbilityNet has advice</NewTabLink> on how to make your device easier to use if you
      have a disability.
    </p>
  </>
);

export const HowAccessible = () => (
  <>
    <p>
      We build every page to be accessible. But nobody outside the project has checked it, so we cannot tell you that every part works for
      everyone.
    </p>
    <p>
      Some things are harder for some people. To log in, you have to type a code that we send or read out to you within{' '}
      {SECURITY_CODE_MINUTES} minutes. If that is too fast, you can ask for a new code. You can also use a passkey, which needs no code and
      no password.
    </p>
  </>
);

export const OtherWaysToProve = () => (
  <>
    <p>For some services you have to prove who you are with a photo of your ID and a recording of your face.</p>
    <p>If the recording asks you for {RECORDING_NUMBERS} numbers, you do not have to say them out loud. You can:</p>
    <ul>
      <li>use British Sign Language (BSL)</li>
      <li>write the numbers on paper and hold them up</li>
    </ul>
    <p>
      You may also be able to prove who you are without a photo or a recording. To do this you need the details that your GP surgery gave
      you for its online services.
    </p>
  </>
);
