import { contactUrl, NewTabLink } from '@/page/new-tab-link';
import { ACCESSIBILITY_CONTACT_CODE, ACCESSIBILITY_REPLY_HOURS } from '@/constants';

export const AccessibilityContact = () => (
  <>
    <p>Tell us if you find a problem that is not on this page. Also tell us if you need information in another way, for example:</p>
    <ul>
      <li>in large print, braille or easy read</li>
      <li>as an accessible PDF</li>
      <li>as a sound recording</li>
    </ul>
    <p>
      <NewTabLink href={contactUrl(ACCESSIBILITY_CONTACT_CODE)}>Contact us about accessibility through the help centre</NewTabLink>. Say
      which page the problem is on, and which device and software you use. The reference is {ACCESSIBILITY_CONTACT_CODE}.
    </p>
    <p>We reply within {ACCESSIBILITY_REPLY_HOURS} hours.</p>
  </>
);

export const Enforcement = () => (
  <>
    <p>
      The Equality and Human Rights Commission (EHRC) makes sure that public bodies keep to the accessibility regulations. Their full name
      is the Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018.
    </p>
    <p>
      If you complain to us and are not happy with our reply,{' '}
      <NewTabLink href="https://www.equalityadvisoryservice.com/">contact the Equality Advisory and Support Service (EASS)</NewTabLink>.
    </p>
    <p>
      In Northern Ireland, contact the <NewTabLink href="https://www.equalityni.org/">Equality Commission for Northern Ireland</NewTabLink>{' '}
      instead.
    </p>
  </>
);
