import { passkeySupported } from '@/session/browser';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const macSafari = `${mac} ${apple} Version/17.4 Safari/605.1.15`;

/** The two conditions: a platform authenticator that verifies its user, or only public-key credentials in the browser. */
const browsers: readonly (readonly [name: string, agent: string, touchPoints: number, asks: 'the device' | 'the browser'])[] = [
  ['iPhone Safari', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.4 Mobile Safari/604.1`, 5, 'the device'],
  ['iPod', `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${apple} Mobile Safari/604.1`, 5, 'the device'],
  ['an old iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${apple} Mobile Safari/604.1`, 5, 'the device'],
  ['an iPad that calls itself a Macintosh', macSafari, 5, 'the device'],
  ['iPad Firefox', `${mac} ${apple} FxiOS/124.0 Safari/605.1.15`, 5, 'the device'],
  ['iPad Firefox that calls itself one of a Macintosh', `${mac} Gecko/20100101 Firefox/124.0`, 5, 'the device'],
  ['Mac Safari', macSafari, 0, 'the device'],
  ['Mac Chrome', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36`, 0, 'the device'],
  ['Mac Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:124.0) Gecko/20100101 Firefox/124.0', 0, 'the browser'],
  ['Mac Firefox with a single touch point', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:124.0) Firefox/124.0', 1, 'the browser'],
  ['Windows Chrome', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/123.0.0.0 Safari/537.36', 0, 'the browser'],
  ['Android Chrome', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0.0.0 Mobile Safari/537.36', 5, 'the browser'],
];

const devices: readonly (readonly [device: string, methods: object, verifies: boolean])[] = [
  ['has an authenticator', { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(true) }, true],
  ['has none', { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(false) }, false],
  ['has no such method', { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.reject(new Error('Not in this web view')) }, false],
  ['is not known to the browser', {}, false],
];

function pose(agent: string, touchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touchPoints });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));

const pretend = (credentials: unknown) => Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
beforeEach(() => void pretend({ get: () => Promise.resolve(null) }));

describe.each(browsers)('passkey support of %s', (_name, agent, touchPoints, asks) => {
  it.each(devices)('decides whether passkeys are supported on a device that %s', async (_says, methods, verifies) => {
    pose(agent, touchPoints);
    vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, methods));
    expect(await passkeySupported()).toBe(asks === 'the browser' || verifies);
  });

  it.each([
    ['nothing of public-key credentials', undefined],
    ['something else by their name', {}],
  ])('finds no passkey support in a browser that knows %s', async (_what, given) => {
    pose(agent, touchPoints);
    vi.stubGlobal('PublicKeyCredential', given);
    expect(await passkeySupported()).toBe(false);
  });
});

it.each([
  ['missing', undefined],
  ['null', null],
  ['without a get', {}],
  ['with a get that is no function', { get: true }],
])('finds no passkey support where navigator.credentials is %s', async (_what, credentials) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  pretend(credentials);
  pose('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/123.0.0.0 Safari/537.36', 0);
  expect(await passkeySupported()).toBe(false);
});

it.each<[string, () => unknown]>([
  ['throws at once', vi.fn().mockThrow(new Error('Not in this extension'))],
  ['returns nothing', () => undefined],
  ['resolves to something else', () => Promise.resolve('yes')],
])('finds no passkey support where the method for the platform authenticator %s', async (_what, method) => {
  pose(macSafari, 0);
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, { isUserVerifyingPlatformAuthenticatorAvailable: method }));
  expect(await passkeySupported()).toBe(false);
});

it('finds no passkey support after 5 seconds where the method for the platform authenticator never settles', async () => {
  vi.useFakeTimers();
  pose(macSafari, 0);
  const methods = { isUserVerifyingPlatformAuthenticatorAvailable: () => new Promise(() => undefined) };
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, methods));
  const answered = vi.fn();
  void passkeySupported().then(answered);
  await vi.advanceTimersByTimeAsync(4900);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
});
