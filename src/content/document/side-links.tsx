import { useLocation } from 'react-router-dom';
import { Link } from '@/page/link';
import { paths } from '@/paths';

const documents = [
  { path: paths.termsAndConditions, name: 'Terms and conditions' },
  { path: paths.privacy, name: 'Privacy notice' },
  { path: paths.cookies, name: 'Cookie policy' },
];

/** Links between the documents that users agree to. NavLink would add code to the first page. */
export function SideLinks() {
  const { pathname } = useLocation();
  return (
    <nav className="app-side-links" aria-labelledby="side-links">
      <h2 className="nhsuk-heading-s" id="side-links">
        Terms, privacy and cookies
      </h2>
      <ul className="nhsuk-list">
        {documents.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
