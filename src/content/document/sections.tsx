import type { ReactNode } from 'react';
import { Link } from '@/page/link';

/** A part of a long text. The id is the target of an anchor. */
export interface Section {
  id: string;
  heading: string;
  body: ReactNode;
}

/** The contents list and its sections. An anchor replaces the history entry, so that 'Go back' leaves the page. */
export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <>
    <nav aria-labelledby="contents">
      <h2 className="nhsuk-heading-m" id="contents">
        Contents
      </h2>
      <ol className="nhsuk-contents-list__list">
        {sections.map(({ id, heading }) => (
          <li className="nhsuk-contents-list__item" key={id}>
            <Link className="nhsuk-contents-list__link" to={`#${id}`} replace>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
    {sections.map(({ id, heading, body }) => (
      <section key={id}>
        <h2 id={id}>{heading}</h2>
        {body}
      </section>
    ))}
  </>
);
