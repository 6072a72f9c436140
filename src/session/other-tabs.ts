/**
 * A message to the other tabs of this browser. Nothing in it is about a person; `session` is a fingerprint. `by`: how the sign-in has ended,
 * or a fingerprint of session and email address together.
 */
export type TabMessage = { kind: 'cookies-refused' } | { kind: TabNews; session: string; by?: string };

/** Tidings of a sign-in, for the other tabs that it is open in. */
export type TabNews = 'sign-in-ended' | 'code-used' | 'email-given';

interface Envelope {
  /** Epoch milliseconds. */
  at: number;
  from: number;
  message: TabMessage;
}

const NAME = 'nhs-login-news';
const self = Math.random();
const openedAt = Date.now();

/** Undefined where the browser lacks channels, or blocks them together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Ignores messages of this document, and those posted before it opened: its predecessor's may arrive late. */
function messageOf(text: unknown): TabMessage | undefined {
  try {
    const { at, from, message } = JSON.parse(text as string) as Envelope;
    const known = message.kind === 'cookies-refused' || typeof message.session === 'string';
    return known && from !== self && at >= openedAt ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Posts to the other open tabs. Never throws: where the browser blocks both channel and storage, nothing is posted. */
export function postToOtherTabs(message: TabMessage) {
  const envelope = JSON.stringify({ at: Date.now(), from: self, message } satisfies Envelope);
  try {
    const channel = openChannel();
    if (channel) {
      channel.postMessage(envelope);
      return channel.close();
    }
    localStorage.setItem(NAME, envelope);
    localStorage.removeItem(NAME);
  } catch {
    // Both are blocked: the tabs share no state.
  }
}

/**
 * Calls `listener` with each message that other tabs post from now on; returns the function that stops it. Documents in the back/forward
 * cache never receive one: when restored, they must compare cookies and storage themselves.
 */
export function onMessageOfOtherTabs(listener: (message: TabMessage) => void): () => void {
  let channel: BroadcastChannel | undefined;
  const receive = (text: unknown) => {
    const message = messageOf(text);
    if (message) listener(message);
  };
  const begin = () => {
    channel ??= openChannel();
    if (channel) channel.onmessage = ({ data }) => receive(data);
  };
  // An open channel keeps a page out of the back/forward cache.
  const end = () => {
    channel?.close();
    channel = undefined;
  };
  const stored = ({ key, newValue }: StorageEvent) => key === NAME && receive(newValue);
  begin();
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', begin);
  window.addEventListener('storage', stored);
  return () => {
    end();
    window.removeEventListener('pagehide', end);
    window.removeEventListener('pageshow', begin);
    window.removeEventListener('storage', stored);
  };
}
