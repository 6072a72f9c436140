import { Link } from 'react-router-dom';
import { COOKIE_PREFERENCE_DAYS, SESSION_HOURS } from '@/constants';
import { FactsTable } from '@/content/document/facts-table';
import { paths } from '@/paths';
import { KEY_PREFIX } from '@/state/stored';
import { adobeOptional, ownOptional, strictlyNecessary } from './cookie-facts';

const headings = ['Name', 'What it does', 'When it ends'];

export const Summary = () => (
  <>
    <p>Cookies are small files that a website keeps on your device. They help it to remember things about you and your visit.</p>
    <p>We use 2 kinds of cookies:</p>
    <ul>
      <li>strictly necessary cookies, which we always use because you cannot log in safely without them</li>
      <li>optional cookies, which we only use if you say that we can</li>
    </ul>
    <p>We do not use cookies to show you adverts.</p>
    <p>This policy is only about NHS login. The websites and apps that you log in to have their own cookie policies.</p>
  </>
);

export const StrictlyNecessary = () => (
  <>
    <p>You cannot turn these cookies off here. If you block them in your browser, you cannot log in.</p>
    <FactsTable caption="Strictly necessary cookies" headings={headings} rows={strictlyNecessary} />
    <h3>What else we keep in your browser</h3>
    <p>
      So that you can reload a page without starting again, we also keep some of your answers in your browser's storage, under names that
      begin with '{KEY_PREFIX}', and how far the clock of your device differs from ours. We never keep passwords or security codes there. We
      stop using these answers after {SESSION_HOURS} hour, and remove them the next time that you use NHS login.
    </p>
  </>
);

export const Optional = () => (
  <>
    <p>
      These cookies tell us how people use NHS login. For example, which pages they visit and where they get stuck. This helps us to make
      the service better.
    </p>
    <FactsTable caption="Our own optional cookie" headings={headings} rows={ownOptional} />
    <p>The other optional cookies are set by Adobe Analytics, a program that measures for us how the service is used.</p>
    <FactsTable caption="Optional cookies set by Adobe Analytics" headings={headings} rows={adobeOptional} />
    <p>In this table, ### stands for a long code.</p>
  </>
);

export const YourChoice = () => (
  <>
    <p>
      You can <Link to={paths.cookieSettings}>choose which cookies we use</Link> at any time. We keep your choice for{' '}
      {COOKIE_PREFERENCE_DAYS} days, then we ask you again.
    </p>
    <p>If you say no, we do not load Adobe Analytics, and we delete the optional cookies that we can reach.</p>
    <p>
      We cannot delete a cookie that belongs to another website. You can delete it, and block cookies altogether, in the settings of your
      browser.
    </p>
  </>
);

export const Changes = () => (
  <>
    <p>
      We change this policy when we use new cookies or stop using old ones. The version and date at the top of the page tell you which one
      you are reading.
    </p>
    <p>
      Our <Link to={paths.privacy}>privacy notice</Link> says how we use the information that we collect.
    </p>
  </>
);
