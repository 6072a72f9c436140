import { config } from '@/config';
import {
  ACCESSIBILITY_CONTACT_CODE,
  ACCESSIBILITY_REPLY_HOURS,
  LAST_SESSION_WARNING_MINUTES,
  NARROWEST_SCREEN_PIXELS,
  RECORDING_NUMBERS,
  SECURITY_CODE_MINUTES,
  SESSION_HOURS,
  SESSION_WARNING_MINUTES,
  ZOOM_PERCENT,
} from '@/limits-and-durations';
import { DocumentPage, Section } from '@/content/document/document-page';
import { contactUrl, NewTabLink } from '@/page/link';

/** Depends on a setting: whether the auth API can extend a session. */
const timing =
  config.sessionRenewal === 'same-session' ? (
    <>
      <p>We do not know of a way in which these pages fail the guidelines. There may be some that we have not found.</p>
      <p>
        To keep your information safe, we log you out after {SESSION_HOURS} hour. We tell you {SESSION_WARNING_MINUTES} minutes before, and
        again {LAST_SESSION_WARNING_MINUTES} minutes before, and you can stay logged in then.
      </p>
    </>
  ) : (
    <>
      <p>
        We know of one way in which these pages fail the guidelines (success criterion 2.2.1, Timing Adjustable). There may be others that
        we have not found.
      </p>
      <p>
        To keep your information safe, we log you out after {SESSION_HOURS} hour. We tell you {SESSION_WARNING_MINUTES} minutes before, and
        again {LAST_SESSION_WARNING_MINUTES} minutes before, but we cannot give you more time. If this happens, go back to the website or
        app that you want to use and log in again.
      </p>
    </>
  );

export default function Accessibility() {
  return (
    <DocumentPage
      title="Accessibility statement"
      introduction={
        <>
          <p>
            This statement is about the pages where you log in to NHS login, create an account, prove who you are and reset your password.
          </p>
          <p>It is not about the help centre, or about the websites and apps that you log in to. They have their own statements.</p>
        </>
      }
    >
      <Section id="how-to-use" heading="How to use NHS login">
        <p>We want as many people as possible to be able to use NHS login. You should be able to:</p>
        <ul>
          <li>zoom in up to {ZOOM_PERCENT}% without text running off the screen</li>
          <li>use every page with just a keyboard</li>
          <li>use every page with speech recognition software</li>
          <li>listen to every page with a screen reader</li>
          <li>change colours, fonts and spacing in your browser or device</li>
          <li>paste a password or a security code, or let your device fill it in</li>
        </ul>
        <p>We write in plain English. If you turn off animations in your device's settings, nothing moves on our pages.</p>
        <p>
          <NewTabLink href="https://mcmw.abilitynet.org.uk/">AbilityNet has advice</NewTabLink> on how to make your device easier to use if
          you have a disability.
        </p>
      </Section>
      <Section id="how-accessible" heading="How accessible NHS login is">
        <p>
          We build every page to be accessible. But no independent expert has checked them, so we cannot tell you that every part works for
          everyone.
        </p>
        <p>
          Some things are harder for some people. To log in, you have to type a code that we send or read out to you within{' '}
          {SECURITY_CODE_MINUTES} minutes. If that is too fast, you can ask for a new code. You can also use a passkey, which needs no code
          and no password.
        </p>
      </Section>
      <Section id="other-ways" heading="Other ways to prove who you are">
        <p>For some services you have to prove who you are with a photo of your ID and a recording of your face.</p>
        <p>If the recording asks you for {RECORDING_NUMBERS} numbers, you do not have to say them out loud. You can:</p>
        <ul>
          <li>use British Sign Language (BSL)</li>
          <li>write the numbers on paper and hold them up</li>
        </ul>
        <p>
          You may also be able to prove who you are without a photo or a recording. To do this you need the details that your GP surgery
          gave you for its online services.
        </p>
      </Section>
      <Section id="contact" heading="Tell us about a problem or ask for help">
        <p>Tell us if you find a problem that is not on this page. Also tell us if you need information in another way, for example:</p>
        <ul>
          <li>in large print, Braille or easy read</li>
          <li>as an accessible PDF</li>
          <li>as a sound recording</li>
        </ul>
        <p>
          <NewTabLink href={contactUrl(ACCESSIBILITY_CONTACT_CODE)}>Contact us about accessibility through the help centre</NewTabLink>. Say
          which page the problem is on, and which device and software you use. The reference is {ACCESSIBILITY_CONTACT_CODE}.
        </p>
        <p>We reply within {ACCESSIBILITY_REPLY_HOURS} hours.</p>
      </Section>
      <Section id="enforcement" heading="If you are not happy with our reply">
        <p>
          The Equality and Human Rights Commission (EHRC) makes sure that public bodies keep to the accessibility regulations. Their full
          name is the Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018.
        </p>
        <p>
          If you complain to us and are not happy with our reply,{' '}
          <NewTabLink href="https://www.equalityadvisoryservice.com/">contact the Equality Advisory and Support Service (EASS)</NewTabLink>.
        </p>
        <p>
          In Northern Ireland, contact the{' '}
          <NewTabLink href="https://www.equalityni.org/">Equality Commission for Northern Ireland</NewTabLink> instead.
        </p>
      </Section>
      <Section id="technical-status" heading="Technical information">
        <p>Our aim is the Web Content Accessibility Guidelines (WCAG) version 2.2, at level AA.</p>
        <p>
          We do not claim that NHS login meets them in full. No independent audit has been made. Our own tests, which are listed on this
          page, are not enough to say so.
        </p>
      </Section>
      <Section id="not-accessible" heading="What is not accessible">
        {timing}
        <p>These parts of your journey are run by others, or are outside these pages. We have not tested them:</p>
        <ul>
          <li>the pages where you send a photo of your ID and a recording of your face</li>
          <li>the puzzle that sometimes checks that you are not a robot</li>
          <li>the windows in which your device asks for your fingerprint, face or PIN when you use a passkey</li>
          <li>videos on other websites that we link to</li>
        </ul>
      </Section>
      <Section id="how-tested" heading="How we test">
        <p>The project that makes these pages tests them each time they change. Its tests:</p>
        <ul>
          <li>check the pages with axe, a program that looks for breaches of WCAG 2.2 at levels A and AA</li>
          <li>go through a journey with nothing but a keyboard</li>
          <li>
            show the pages on a screen {NARROWEST_SCREEN_PIXELS} pixels wide, to make sure that nobody has to scroll from side to side
          </li>
        </ul>
        <p>
          A program cannot find every problem. The pages have not been tested by an independent auditor or by disabled people. We have tried
          the main journeys with one screen reader, Orca, but not with NVDA, JAWS, VoiceOver or TalkBack.
        </p>
      </Section>
    </DocumentPage>
  );
}
