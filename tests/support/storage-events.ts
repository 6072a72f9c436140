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
