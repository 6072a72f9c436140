import {
  createContext,
  type Dispatch,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SERVICE_NAME } from '@/limits-and-durations';
import { useReportBusy } from '@/delivery/busy';
import { useAppSelector } from '@/state/hooks';
import { BackLink } from './back-link';
import { useArrival } from './focus';
import { Pending, usePageView } from './page-view';

interface PageErrors {
  /** The element above the heading where the NHS service manual requires an error summary. */
  slot: RefObject<HTMLElement | null>;
  /** The visible summary: the newest, or none after that has unmounted. The document's title mentions it. */
  shown: string | undefined;
  setShown: Dispatch<SetStateAction<string | undefined>>;
}

export const PageErrors = createContext<PageErrors>({ slot: { current: null }, shown: undefined, setShown: () => undefined });

/** A message that operators publish: `app` on every page, `alerts` on the entry screen. Always plain text. */
export function StatusBanner({ name }: { name: 'app' | 'alerts' }) {
  const { showBanner, message } = useAppSelector((state) => state.banners[name]);
  if (!showBanner || !message) return null;
  const id = `${name}-banner`;
  return (
    <div className="nhsuk-notification-banner" role="region" aria-labelledby={id}>
      <div className="nhsuk-notification-banner__header">
        <h2 className="nhsuk-notification-banner__title" id={id}>
          {name === 'app' ? 'Important' : 'Service status'}
        </h2>
      </div>
      <div className="nhsuk-notification-banner__content">
        <p className="nhsuk-notification-banner__heading">{message}</p>
      </div>
    </div>
  );
}

interface PageProps {
  /** The heading, and the title of the document. */
  title: string;
  /** The same text, for headings in which a part needs an element of its own. */
  heading?: ReactNode;
  back?: string;
  backText?: string;
  size?: 'l' | 'xl';
  /** Lines that are reserved for a heading of which a part loads later. */
  titleLines?: 1 | 2;
  banner?: ReactNode;
  /** False for a page that only loads the data of the page at this address. */
  countsAsPageView?: boolean;
  children?: ReactNode;
}

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
const refuseFocus = ({ target }: FocusEvent<HTMLElement>) => target.blur();

/** Prevents clicks, submissions and focus in a covered part. Chrome before 102, Firefox before 112 and Safari before 15.5 have no `inert`. */
const covered = { inert: true, onClickCapture: refuse, onSubmitCapture: refuse, onFocusCapture: refuseFocus };

/** The layout of a page: title, back link, status banner, heading, and the spinner that covers the view during a step. */
export function Page({
  title,
  heading = title,
  back,
  backText = 'Back',
  size = 'l',
  titleLines = 1,
  banner,
  countsAsPageView = true,
  children,
}: PageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  const slot = useRef<HTMLDivElement>(null);
  const pending = useContext(Pending);
  const { loading, instruction } = useAppSelector((state) => state.page);
  // A page without children has no content below its heading until its step has ended.
  const waiting = loading || pending || !children;
  useReportBusy(waiting);
  useEffect(() => {
    document.title = `${shown ? 'Error: ' : ''}${title} - ${SERVICE_NAME}`;
  }, [shown, title]);
  // After the title: a screen reader must not name the page by an earlier one.
  useArrival(headingRef);
  usePageView(countsAsPageView);

  return (
    <PageErrors value={{ slot, shown, setShown }}>
      <div className="nhsuk-width-container" {...(pending && covered)}>
        {back && <BackLink to={back}>{backText}</BackLink>}
        {/* `app-loading` reserves the height of a page, so that the footer does not shift when the content is shown. */}
        <main className={`nhsuk-main-wrapper${children ? '' : ' app-loading'}`} id="maincontent" aria-busy={waiting}>
          <StatusBanner name="app" />
          <div className="app-view">
            <div className="nhsuk-grid-row">
              <div className="nhsuk-grid-column-two-thirds">
                <div ref={slot} />
                {banner}
                <h1
                  className={`nhsuk-heading-${size}${titleLines === 2 ? ' app-two-lines' : ''}`}
                  ref={headingRef}
                  id="heading"
                  tabIndex={-1}
                >
                  {heading}
                </h1>
                {/* Not around the heading, which takes the focus while a step is running. */}
                <div {...(loading && covered)}>{children}</div>
              </div>
            </div>
            {waiting && (
              <div className={instruction ? 'app-cover app-cover--instruction' : 'app-cover'}>
                <div className="app-spinner" />
                {instruction && <p aria-hidden>{instruction}</p>}
              </div>
            )}
          </div>
        </main>
      </div>
    </PageErrors>
  );
}
