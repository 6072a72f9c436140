import {
  ANALYTICS_COOKIE_YEARS,
  COOKIE_POLICY_DATE,
  COOKIE_POLICY_VERSION,
  COOKIE_PREFERENCE_DAYS,
  FIREWALL_TOKEN_MINUTES,
  REMEMBER_DEVICE_DAYS,
  SESSION_HOURS,
  VISITOR_ID_MONTHS,
} from '@/limits-and-durations';
import { DocumentPage, Section } from '@/content/document/document-page';
import { FactsTable } from '@/content/document/facts-table';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { cookieNames, visitorIdCookie } from '@/session/read-cookie';
import { KEY_PREFIX } from '@/session/storage-entry';

const headings = ['Name', 'What it does', 'When it ends'];
type CookieRows = readonly (readonly [string, string, string])[];

const withTheBrowser = 'When you close your browser';
const withYourLogin = `When your login ends: when you go on to the website or app, when we log you out, after ${SESSION_HOURS} hour, or when you close your browser`;
const analyticsYears = `${ANALYTICS_COOKIE_YEARS} years`;

const strictlyNecessary: CookieRows = [
  [cookieNames.authorization, 'Keeps your place while you log in, and knows which website or app you came from.', withTheBrowser],
  [cookieNames.identityToken, 'Shows that you have logged in, and which account is yours.', withYourLogin],
  [
    cookieNames.rememberedDevice,
    'Remembers your device, so we stop sending security codes to you. We only use it if you ask us to.',
    `${REMEMBER_DEVICE_DAYS} days`,
  ],
  [cookieNames.preference, 'Remembers what you told us about optional cookies.', `${COOKIE_PREFERENCE_DAYS} days`],
  [cookieNames.firewall, 'Protects the service from attacks and from robots.', `${FIREWALL_TOKEN_MINUTES} minutes`],
];

const ownOptional: CookieRows = [
  [visitorIdCookie, 'Holds the number of your account. Tells us that visits belong to the same person.', `${VISITOR_ID_MONTHS} months`],
];

const adobeOptional: CookieRows = [
  ['s_cc', 'Checks that your browser accepts cookies.', withTheBrowser],
  ['s_sq', 'Remembers the last link that you selected.', withTheBrowser],
  ['s_ppv', 'Measures how much of a page you have seen.', withTheBrowser],
  ['s_ppvl', 'Measures how much of the page before it you had seen.', withTheBrowser],
  ['gpv', 'Remembers the name of the page before.', withTheBrowser],
  ['AMCVS_###@AdobeOrg', 'Shows that a visit has begun.', withTheBrowser],
  ['AMCV_###@AdobeOrg', 'Gives your browser its own number, so we can count visitors.', analyticsYears],
  ['s_vi', 'Holds a number for your browser, and when it first came.', analyticsYears],
  ['s_fid', 'Does the work of s_vi when your browser does not accept it.', analyticsYears],
  ['s_nr', 'Tells us if you have been here before.', analyticsYears],
  ['demdex', "Lets Adobe recognise your browser. This cookie belongs to Adobe's own website.", analyticsYears],
];

export default function CookiePolicy() {
  return (
    <DocumentPage title="Cookie policy" edition={{ version: COOKIE_POLICY_VERSION, date: COOKIE_POLICY_DATE }}>
      <Section id="summary" heading="Summary">
        <p>Cookies are small files that a website keeps on your device. They help it to remember things about you and your visit.</p>
        <p>We use 2 kinds of cookies:</p>
        <ul>
          <li>strictly necessary cookies, which we always use because you cannot log in safely without them</li>
          <li>optional cookies, which we only use if you say that we can</li>
        </ul>
        <p>We do not use cookies to show you adverts.</p>
        <p>This policy is only about NHS login. The websites and apps that you log in to have their own cookie policies.</p>
      </Section>
      <Section id="strictly-necessary" heading="Strictly necessary cookies">
        <p>You cannot turn these cookies off here. If you block them in your browser, you cannot log in.</p>
        <FactsTable caption="Strictly necessary cookies" headings={headings} rows={strictlyNecessary} />
        <h3>What else we keep in your browser</h3>
        <p>
          We also keep some of your answers in your browser's storage, so you can reload a page without starting again. Their names begin
          with '{KEY_PREFIX}'. We also keep the difference between your device's clock and ours, and the time when your login ends. When you
          go back to a website or app, we keep a note of it. We never keep passwords or security codes there. We stop using these answers
          after {SESSION_HOURS} hour, and remove them the next time you use NHS login.
        </p>
      </Section>
      <Section id="optional" heading="Optional cookies">
        <p>
          These cookies tell us how people use NHS login. For example, which pages they visit and where they get stuck. This helps us to
          make the service better.
        </p>
        <FactsTable caption="Our own optional cookie" headings={headings} rows={ownOptional} />
        <p>Adobe Analytics, a program that measures how people use the service, uses the other optional cookies.</p>
        <FactsTable caption="Optional cookies of Adobe Analytics" headings={headings} rows={adobeOptional} />
        <p>In this table, ### stands for a long code.</p>
      </Section>
      <Section id="your-choice" heading="Choosing optional cookies">
        <p>
          You can <Link to={paths.cookieSettings}>choose which cookies we use</Link> at any time. We keep your choice for{' '}
          {COOKIE_PREFERENCE_DAYS} days, then we ask you again.
        </p>
        <p>If you say no, we do not load Adobe Analytics, and we delete the optional cookies that belong to our website.</p>
        <p>
          We cannot delete a cookie that belongs to another website. You can delete it, and block cookies altogether, in the settings of
          your browser.
        </p>
      </Section>
      <Section id="changes" heading="Changes to this policy">
        <p>
          We change this policy when we use new cookies or stop using old ones. The version and date at the top of the page tell you which
          one you are reading.
        </p>
        <p>
          Our <Link to={paths.privacy}>privacy notice</Link> says how we use the information that we collect.
        </p>
      </Section>
    </DocumentPage>
  );
}
