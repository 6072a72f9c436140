import type { MouseEvent } from 'react';
import { config } from '@/config';
import { focusMain } from '@/page/focus';
import { Link, NewTabLink } from '@/page/link';
import { paths } from '@/paths';

/** Moves the focus to the main content. An anchor in the address would be a navigation, which mounts the page again. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <a className="nhsuk-skip-link" href="#maincontent" onClick={skip}>
      Skip to main content
    </a>
  );
}

const logo =
  'M200 0v80H0V0h200Zm-27.5 5.5c-14.5 0-29 5-29 22 0 10.2 7.7 13.5 14.7 16.3l.7.3c5.4 2 10.1 3.9 10.1 8.4 0 6.5-8.5 7.5-14 7.5s-12.5-1.5-16-3.5L135 70c5.5 2 13.5 3.5 20 3.5 15.5 0 32-4.5 32-22.5 0-19.5-25.5-16.5-25.5-25.5 0-5.5 5.5-6.5 12.5-6.5a35 35 0 0 1 14.5 3l4-13.5c-4.5-2-12-3-20-3Zm-131 2h-22l-14 65H22l9-45h.5l13.5 45h21.5l14-65H64l-9 45h-.5l-13-45Zm63 0h-18l-13 65h17l6-28H117l-5.5 28H129l13.5-65H125L119.5 32h-20l5-24.5Z';

/** The design system's header without its menu and scripts. The logo is not a link, so that a tap on it does not leave the journey. */
export const Header = () => (
  <header className="nhsuk-header" role="banner">
    <div className="nhsuk-header__container nhsuk-width-container">
      <div className="nhsuk-header__service">
        <svg className="nhsuk-header__logo" viewBox="0 0 200 80" height="40" width="100" focusable="false" role="img" aria-label="NHS">
          <path fill="currentcolor" d={logo} />
        </svg>
        <span className="nhsuk-header__service-name">login</span>
      </div>
    </div>
  </header>
);

const item = 'nhsuk-footer__list-item';
const link = 'nhsuk-footer__list-item-link';
const supportLinks = [
  [paths.termsAndConditions, 'Terms and conditions'],
  [paths.cookies, 'Cookies'],
  [paths.accessibility, 'Accessibility statement'],
] as const;

/** The footer of every page (spec 1, section 2, "Shell"). The library's component adds columns that it does not have. */
export const Footer = () => (
  <footer className="nhsuk-footer" role="contentinfo">
    <div className="nhsuk-width-container">
      <div className="nhsuk-footer__meta">
        <h2 className="nhsuk-u-visually-hidden">Support links</h2>
        <ul className="nhsuk-footer__list">
          {supportLinks.map(([to, text]) => (
            <li key={to} className={item}>
              <Link className={link} to={to}>
                {text}
              </Link>
            </li>
          ))}
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
