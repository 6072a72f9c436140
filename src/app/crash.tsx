import { Component, type ReactNode } from 'react';
import { Button } from '@/page/button';
import { Page } from '@/page/page';
import { exit } from '@/outcome/exit';

/** The last resort: an exception while rendering shows a page with a way on, never a blank one. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
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
