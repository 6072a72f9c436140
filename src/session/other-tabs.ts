/** One tab of this app says it to the others of this browser. Nothing in it is about a person; `session`: a fingerprint, opaque here. */
export type News = { kind: 'cookies-refused' } | { kind: 'sign-in-ended'; session: string };

interface Letter {
  /** Epoch milliseconds. */
  at: number;
  from: number;
  news: News;
}

const NAME = 'nhs-login-news';
const self = Math.random();
const openedAt = Date.now();

/** Undefined where the browser has none, or refuses it together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Said by another document, and after this one was opened: its predecessor in the same tab may still be heard. */
function newsOf(text: unknown): News | undefined {
  try {
    const { at, from, news } = JSON.parse(text as string) as Letter;
    const known = news.kind === 'cookies-refused' || (news.kind === 'sign-in-ended' && typeof news.session === 'string');
    return known && from !== self && at > openedAt ? news : undefined;
  } catch {
    return undefined;
  }
}

/** Tells the other open tabs. Never throws: where the browser blocks both ways, they are not told. */
export function tellOtherTabs(news: News) {
  const letter = JSON.stringify({ at: Date.now(), from: self, news } satisfies Letter);
  const channel = openChannel();
  if (channel) {
    channel.postMessage(letter);
    channel.close();
    return;
  }
  try {
    localStorage.setItem(NAME, letter);
    localStorage.removeItem(NAME);
  } catch {
    // Nothing is stored that the others could share.
  }
}

/**
 * Calls `listener` with what other tabs tell from now on; answers what stops it. A document in the browser's back/forward cache hears
 * nothing, then or later: it has to look for itself when it comes back.
 */
export function onNewsOfOtherTabs(listener: (news: News) => void): () => void {
  let channel: BroadcastChannel | undefined;
  const hear = (text: unknown) => {
    const news = newsOf(text);
    if (news) listener(news);
  };
  const begin = () => {
    channel ??= openChannel();
    if (channel) channel.onmessage = ({ data }) => hear(data);
  };
  // An open channel keeps a page out of that cache.
  const end = () => {
    channel?.close();
    channel = undefined;
  };
  const stored = ({ key, newValue }: StorageEvent) => key === NAME && hear(newValue);
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
