import { describe, expect, it } from 'vitest';
import { resolvedSettings, settingNames } from '@/settings';
import { refuseBase, refuseUnknownSettings, settingsTable } from '../../hosting/setting-names';

describe('refuseUnknownSettings', () => {
  it.each([
    ['VITE_AUTH_API_ULR', 'VITE_AUTH_API_URL'],
    ['VITE_COOKIES_DOMAIN', 'VITE_COOKIE_DOMAIN'],
    ['VITE_BANNER_URL', 'VITE_BANNERS_URL'],
    ['VITE_PYI_URLS', 'VITE_PYI_URL'],
    ['VITE_REPORT_URL', 'VITE_REPORTS_URL'],
  ])('refuses %s and names %s', (name, nearest) => {
    expect(() => refuseUnknownSettings(['VITE_LOGIN_API_URL', name], settingNames())).toThrow(
      `Not a setting: ${name}. The nearest setting is ${nearest}.`,
    );
  });

  it('names each unknown setting on a line of its own', () => {
    expect(() => refuseUnknownSettings(['VITE_PYI', 'VITE_LOGIN_URL'], settingNames())).toThrow(/VITE_PYI\..*\n.*VITE_LOGIN_URL\./);
  });

  it('accepts all settings, the variable of Vite and other variables', () => {
    expect(() => refuseUnknownSettings([...settingNames(), 'VITE_USER_NODE_ENV', 'VITEST', 'HOME'], settingNames())).not.toThrow();
  });
});

describe('settingsTable', () => {
  it('lists every setting, and marks the values that differ from the default', () => {
    const [, ...lines] = settingsTable(resolvedSettings({ VITE_COOKIE_DOMAIN: 'example.com' }), resolvedSettings({})).split('\n');
    expect(lines.map((line) => line.slice(2).split(' ')[0])).toEqual(settingNames());
    expect(lines.filter((line) => line.startsWith('*'))).toEqual([expect.stringMatching(/^\* VITE_COOKIE_DOMAIN +example\.com$/)]);
    expect(lines.find((line) => line.includes('VITE_AUTH_API_URL'))).toMatch(/^ {2}VITE_AUTH_API_URL +\/api\/auth$/);
    expect(lines.find((line) => line.includes('VITE_REPORTS_URL'))).toMatch(/\(empty\)$/);
  });
});

describe('refuseBase', () => {
  it.each(['/login/', './', '', 'https://cdn.example.com/'])('refuses %j', (base) => {
    expect(() => refuseBase(base)).toThrow(`--base is ${JSON.stringify(base)}, and must be "/"`);
  });

  it('accepts the root', () => expect(() => refuseBase('/')).not.toThrow());
});
