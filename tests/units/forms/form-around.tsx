import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { HistoryRouter } from '@/app/history-router';
import { both } from '@/forms/error-copy';
import { FormContents } from '@/forms/field';
import { Page } from '@/page/page';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/environment';
import { byId } from '../../support/user';

interface Access {
  initial?: Readonly<Record<string, string | boolean>>;
  errors?: Readonly<Record<string, string>>;
}

function Around({ children, initial = {}, errors = {} }: Access & { children: ReactNode }) {
  const [refused] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'refused', message }])),
  );
  const sentences = Object.fromEntries(Object.values(errors).map((sentence) => [sentence, both(sentence)]));
  return (
    <FormProvider {...useForm({ errors: refused })}>
      <FormContents value={{ initial, sentences }}>{children}</FormContents>
    </FormProvider>
  );
}

/** A field in a form with these first values and error sentences, below the heading that may be its question. */
export const inForm = (field: ReactNode, access: Access = {}) => (
  <>
    <h1 id="heading">What is asked?</h1>
    <Around {...access}>{field}</Around>
  </>
);

/** Shows a form on a page of its own, over the real store and router; `state` is that of the navigation. */
export function renderOnPage(form: ReactNode, state?: unknown) {
  const opened = makeStore();
  registerStore(opened);
  window.history.replaceState({ usr: state, key: 'visited', idx: 0 }, '', '/enter-email');
  const onPage = (content: ReactNode) => (
    <Provider store={opened.store}>
      <HistoryRouter>
        <Page title="What is asked?">{content}</Page>
      </HistoryRouter>
    </Provider>
  );
  const { rerender, unmount } = render(onPage(form));
  const showInstead = (content: ReactNode) => rerender(onPage(content));
  return { user: userEvent.setup(), store: opened.store, showInstead, unmount };
}

/** The form group of a field: label, hint and error. */
export const groupOf = (id: string) =>
  // The design system marks the group of a field by its class alone.
  // eslint-disable-next-line testing-library/no-node-access
  byId(id).closest('.nhsuk-form-group') as HTMLElement;
