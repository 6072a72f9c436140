import { beforeEach, describe, expect, it, vi } from 'vitest';
import { controlOf } from '@/forms/control';
import { signInEnded } from '@/state/events';
import { openStore } from '../../support/bare-store';
import { field, first, open } from '../../support/form-in-use';

let form: HTMLFormElement;
let leave: () => void;
let store: ReturnType<typeof openStore>['store'];
const show = vi.fn();

const hold = (values: typeof first = first) =>
  controlOf(form, { errors: {}, first: values, drafts: store.getState().drafts, store, navigation: '/login one', show });
beforeEach(() => {
  ({ form, leave } = open());
  ({ store } = openStore());
  show.mockReset();
});
describe('a form that is taken over', () => {
  it('keeps what stands in it', () => {
    field('email').value = 'some@';
    field('two').checked = true;
    field('remember').checked = true;
    hold();
    expect(field('email')).toHaveValue('some@');
    expect(field('one')).not.toBeChecked();
    expect(field('two')).toBeChecked();
    expect(field('remember')).toBeChecked();
  });

  it('has its dirty fields as its draft, but for secrets', () => {
    field('email').value = 'some@';
    field('password').value = 'secret';
    field('otp').value = '123456';
    hold();
    const draft = { email: { typed: 'some@', over: '' } };
    expect(store.getState().drafts).toEqual({ '/login one': draft, travelling: { ...draft, remember: undefined } });
  });

  it('follows its fields, and the first values of its page', () => {
    hold();
    field('remember').checked = true;
    field('remember').dispatchEvent(new Event('input'));
    expect(store.getState().drafts['/login one']).toEqual({ remember: { typed: true, over: false } });
    hold({ ...first, remember: true });
    field('two').checked = true;
    field('two').dispatchEvent(new Event('input'));
    expect(store.getState().drafts['/login one']).toEqual({ choice: { typed: 'two', over: '' } });
  });

  it('after its page has gone has a draft all the same', () => {
    field('email').value = 'some@';
    leave();
    hold();
    expect(store.getState().drafts['/login one']).toEqual({ email: { typed: 'some@', over: '' } });
  });

  it('after its page and its sign-in have gone has none', () => {
    field('email').value = 'some@';
    const { drafts } = store.getState();
    leave();
    store.dispatch(signInEnded('timedOut'));
    controlOf(form, { errors: {}, first, drafts, store, navigation: '/login one', show });
    expect(store.getState().drafts).toEqual({});
  });
});
