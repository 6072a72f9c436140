import './document.scss';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasEarlierEntry } from '@/history';
import { BackLink } from '@/page/back-link';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { sessionId } from '@/session/sign-in';

/** Goes back to the previous page. If the visit began with this page, goes to the entry page when a login has begun. */
export function GoBack() {
  const [hasTarget] = useState(() => sessionId() !== '' || hasEarlierEntry());
  return hasTarget ? (
    <BackLink to={paths.enterEmail} goesBack={hasEarlierEntry}>
      Go back
    </BackLink>
  ) : null;
}

interface SectionProps {
  /** The target of an anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a long text. */
export const Section = ({ id, heading, children }: SectionProps) => (
  <section>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);

/** The contents of a long text. An anchor replaces the history entry, so that 'Go back' leaves the page. */
const Contents = ({ sections }: { sections: readonly ReactElement<SectionProps>[] }) => (
  <nav aria-labelledby="contents">
    <h2 className="nhsuk-heading-m" id="contents">
      Contents
    </h2>
    <ol className="nhsuk-contents-list__list">
      {sections.map(({ props: { id, heading } }) => (
        <li className="nhsuk-contents-list__item" key={id}>
          <Link className="nhsuk-contents-list__link" to={`#${id}`} replace>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

const documents = [
  { path: paths.termsAndConditions, name: 'Terms and conditions' },
  { path: paths.privacy, name: 'Privacy notice' },
  { path: paths.cookies, name: 'Cookie policy' },
];

/** Links between the documents that users agree to. NavLink would add code to the first page. */
function SideLinks() {
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

interface DocumentPageProps {
  title: string;
  /** The version of a document that users agree to. Such documents link to each other. */
  edition?: { version: string; date: string };
  /** Above the contents. */
  introduction?: ReactNode;
  /** The elements of `Section`, which the contents list. */
  children: readonly ReactElement<SectionProps>[];
}

export const DocumentPage = ({ title, edition, introduction, children }: DocumentPageProps) => (
  <>
    <div className="nhsuk-width-container">
      <GoBack />
    </div>
    <Page title={title} size="xl">
      {edition && (
        <p>
          Version {edition.version}, {edition.date}
        </p>
      )}
      <div className="nhsuk-inset-text">
        <p>
          This is demonstration text. It was written for a demonstration of the NHS login front end. It is not the text of the live service,
          and it gives nobody rights or duties.
        </p>
      </div>
      {introduction}
      <Contents sections={children} />
      {children}
      {edition && <SideLinks />}
    </Page>
  </>
);
