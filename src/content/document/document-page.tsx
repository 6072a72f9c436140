import './document.scss';
import type { ReactNode } from 'react';
import { Page } from '@/page/page';
import { GoBack } from './go-back';
import { type Section, Sections } from './sections';
import { SideLinks } from './side-links';

interface DocumentPageProps {
  title: string;
  /** The version of a document that users agree to. Such documents link to each other. */
  edition?: { version: string; date: string };
  sections: readonly Section[];
  /** The introduction, before the contents list. */
  children?: ReactNode;
}

/** The layout of every legal text. */
export const DocumentPage = ({ title, edition, sections, children }: DocumentPageProps) => (
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
      {children}
      <Sections sections={sections} />
      {edition && <SideLinks />}
    </Page>
  </>
);
