import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anythingStored, removeStored } from '@/state/storage/stored';

const store = (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, 'x');
};
const broken = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

describe('new document', () => {
  it.each<[string, string[], boolean]>([
    ['nothing', [], false],
    ['a slice', ['nhs-login-profile'], true],
    ['a slice beside what others have stored', ['another-app', 'nhs-login-profile', 'theme'], true],
    ['what others have stored', ['another-app', 'theme'], false],
    ['what another app has stored under a name that ends alike', ['of-nhs-login-'], false],
  ])('detects stored entries of this app where there is %s', (_what, keys, found) => {
    store(...keys);
    expect(anythingStored()).toBe(found);
  });

  it('detects nothing when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken);
    expect(anythingStored()).toBe(false);
  });
});

describe('stored entries', () => {
  beforeEach(() => store('nhs-login-profile', 'nhs-login-client', 'another-app', 'of-nhs-login-', 'nhs-login-client-of-old'));

  it('are removed except the client', () => {
    removeStored({ client: false });
    expect(Object.keys(localStorage).toSorted()).toEqual(['another-app', 'nhs-login-client', 'of-nhs-login-']);
  });

  it('are removed with the client', () => {
    removeStored({ client: true });
    expect(Object.keys(localStorage).toSorted()).toEqual(['another-app', 'of-nhs-login-']);
  });

  it('need no removal when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken);
    expect(() => removeStored({ client: true })).not.toThrow();
  });
});
