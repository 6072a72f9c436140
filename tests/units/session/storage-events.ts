/** Delivers the storage events of a key as the browser does: to every document of the origin except the writer. */
export function watchStorage(watched: string) {
  const written: string[] = [];
  const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    written.push(value);
    set.call(this, key, value);
  });
  const deliver = () => {
    for (const newValue of written.splice(0)) {
      window.dispatchEvent(new StorageEvent('storage', { key: watched, newValue }));
      window.dispatchEvent(new StorageEvent('storage', { key: watched, oldValue: newValue, newValue: null }));
    }
  };
  return { deliver };
}

/** Records the messages to other tabs of a browser without BroadcastChannel. */
export function recordMessages() {
  vi.stubGlobal('BroadcastChannel', undefined);
  const set = vi.spyOn(Storage.prototype, 'setItem');
  return () =>
    set.mock.calls.flatMap(([key, text]) => (key === 'nhs-login-news' ? [(JSON.parse(text) as { message: object }).message] : []));
}
