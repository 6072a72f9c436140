import { afterEach, beforeEach, vi } from 'vitest';

/** For what listens to the window as long as its document lives: here it must not hear of the next test. */
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
