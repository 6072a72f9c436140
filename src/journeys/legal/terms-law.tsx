import { Link } from 'react-router-dom';
import { config } from '@/config';
import { NewTabLink } from '@/page/new-tab-link';
import { paths } from '@/paths';

export const ChangesToNhsLogin = () => (
  <>
    <p>We may change NHS login at any time and without notice. For example, to:</p>
    <ul>
      <li>fix a fault or close a gap in security</li>
      <li>make the service faster or easier to use</li>
      <li>keep up with changes to devices, browsers or the law</li>
    </ul>
    <p>
      We may pause or stop all or part of NHS login. We may pause or close your account if you break these terms, if your account may not be
      safe, or if you do not use it for a long time. The <Link to={paths.privacy}>privacy notice</Link> says when we delete accounts that
      are not used.
    </p>
    <p>You can stop using NHS login whenever you like. You can delete your account in your NHS login settings.</p>
  </>
);

export const Liability = () => (
  <>
    <h3>The service as it is</h3>
    <p>
      We work hard to keep NHS login running and safe. But we provide it 'as is'. We do not promise that it will always be there, or that it
      will be free from faults.
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
      Nothing in these terms limits our responsibility for death or injury caused by our carelessness, for fraud, or for anything else that
      the law does not let us limit. Your rights as a consumer stay the same.
    </p>
  </>
);

export const General = () => (
  <>
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
  </>
);

export const ChangesToTerms = () => (
  <p>
    We may change these terms. The version and date at the top of the page tell you which ones you are reading. When a change matters to
    you, we show it to you when you next log in and ask if you agree. If you do not agree, you cannot go on using NHS login.
  </p>
);

export const Contact = () => (
  <p>
    If you have a question about NHS login or these terms, <NewTabLink href={config.helpCentreUrl}>go to the help centre</NewTabLink>.
  </p>
);
