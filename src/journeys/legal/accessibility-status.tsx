import { NARROWEST_SCREEN_PIXELS, SESSION_HOURS } from '@/constants';

export const TechnicalStatus = () => (
  <>
    <p>Our aim is the Web Content Accessibility Guidelines (WCAG) version 2.2, at level AA.</p>
    <p>
      We do not claim that NHS login meets them in full. No independent audit has been made. Our own tests, which are listed on this page,
      are not enough to say so.
    </p>
  </>
);

export const NotAccessible = () => (
  <>
    <p>
      We know of one way in which these pages fail the guidelines (success criterion 2.2.1, Timing Adjustable). There may be others that we
      have not found.
    </p>
    <p>
      To keep your information safe, we log you out after {SESSION_HOURS} hour, and we do not warn you beforehand or give you more time. If
      this happens, go back to the website or app that you want to use and log in again.
    </p>
    <p>These parts of your journey are run by others, or are outside these pages. We have not tested them:</p>
    <ul>
      <li>the pages where you send a photo of your ID and a recording of your face</li>
      <li>the puzzle that sometimes checks that you are not a robot</li>
      <li>the windows in which your device asks for your fingerprint, face or PIN when you use a passkey</li>
      <li>videos on other websites that we link to</li>
    </ul>
  </>
);

export const HowTested = () => (
  <>
    <p>The project that makes these pages tests them each time they change. Its tests:</p>
    <ul>
      <li>check the pages with axe, a program that looks for breaches of WCAG 2.2 at levels A and AA</li>
      <li>go through a journey with nothing but a keyboard</li>
      <li>show the pages on a screen {NARROWEST_SCREEN_PIXELS} pixels wide, to make sure that nobody has to scroll from side to side</li>
    </ul>
    <p>
      A program cannot find every problem. The pages have not been tested by an independent auditor, and not by disabled people or with
      assistive technology like a screen reader.
    </p>
  </>
);
