import { config } from '@/config';
import { Link } from '@/page/link';
import { NewTabLink } from '@/page/new-tab-link';
import { paths } from '@/paths';

const item = 'nhsuk-footer__list-item';
const link = 'nhsuk-footer__list-item-link';

/**
 * The footer of every page (spec 1, section 2, "Shell"). Uses the design system's classes, because the library's component adds columns
 * that this footer does not have.
 */
export const Footer = () => (
  <footer className="nhsuk-footer" role="contentinfo">
    <div className="nhsuk-width-container">
      <div className="nhsuk-footer__meta">
        <h2 className="nhsuk-u-visually-hidden">Support links</h2>
        <ul className="nhsuk-footer__list">
          <li className={item}>
            <Link className={link} to={paths.termsAndConditions}>
              Terms and conditions
            </Link>
          </li>
          <li className={item}>
            <Link className={link} to={paths.cookies}>
              Cookies
            </Link>
          </li>
          <li className={item}>
            <Link className={link} to={paths.accessibility}>
              Accessibility statement
            </Link>
          </li>
          <li className={item}>
            <NewTabLink className={link} href={config.helpCentreUrl}>
              Help centre
            </NewTabLink>
          </li>
        </ul>
        <p className="nhsuk-body-s">© NHS England</p>
      </div>
    </div>
  </footer>
);
