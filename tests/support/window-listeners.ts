/** Removes the window listeners of a test, which otherwise last until the document unloads and would run in the next test. */
export function removeWindowListeners() {
  const listeners: [string, EventListener][] = [];
  beforeEach(() => {
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      listeners.push([type, listener as EventListener]);
      listen(type, listener as EventListener, options as AddEventListenerOptions);
    });
  });
  afterEach(() => {
    for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  });
}
