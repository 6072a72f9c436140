import { Component, type ReactNode } from 'react';
import { Button } from '@/content/button';
import { Page } from '@/content/page';
import { exit } from '@/outcome/exit';
import { reloadOnce } from '@/outcome/reload-once';
import { LoadingPage } from './loading-page';

/** How the browsers word a chunk that did not come; the component library loads one of its own. */
const lostChunk = /dynamically imported module|module script/i;

interface CrashState {
  /** `caught`: an exception came, and whether a reload may help is being found out. */
  stage: 'fine' | 'caught' | 'crashed';
}

/** The last resort: an exception while rendering reloads the page for a lost chunk, or shows a page with a way on, never a blank one. */
export class Crash extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { stage: 'fine' };

  static getDerivedStateFromError(): CrashState {
    return { stage: 'caught' };
  }

  override componentDidCatch(error: unknown) {
    if (!lostChunk.test(String(error)) || !reloadOnce()) this.setState({ stage: 'crashed' });
  }

  override render() {
    if (this.state.stage === 'fine') return this.props.children;
    if (this.state.stage === 'caught') return <LoadingPage />;
    return (
      <Page title="Something went wrong">
        <p>This page could not be shown. Check your internet connection and try again.</p>
        <Button type="button" onClick={() => void exit.reload()}>
          Try again
        </Button>
        <p>If it happens again, go to the website or app you are trying to use and log in from there.</p>
      </Page>
    );
  }
}
