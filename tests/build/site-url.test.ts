import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';

const site = { VITE_SITE_URL: 'https://login.example.com' };

describe('VITE_SITE_URL', () => {
  it.each([
    [
      { VITE_LOGIN_API_URL: 'http://api.example.com/login' },
      'VITE_LOGIN_API_URL is "http://api.example.com/login", and must begin with https: as VITE_SITE_URL does, such as "https://api.example.com/login"',
    ],
    [
      { VITE_BANNERS_URL: 'http://files.example.com/banners.json' },
      'VITE_BANNERS_URL is "http://files.example.com/banners.json", and must begin with https: as VITE_SITE_URL does, such as "https://files.example.com/banners.json"',
    ],
    [
      { VITE_COOKIE_DOMAIN: 'example.org' },
      'VITE_COOKIE_DOMAIN is "example.org", and must be the host of VITE_SITE_URL or a parent domain of it, such as "example.com"',
    ],
    [{ VITE_COOKIE_DOMAIN: 'in.example.com' }, 'must be the host of VITE_SITE_URL or a parent domain'],
    [{ VITE_COOKIE_DOMAIN: 'ample.com' }, 'must be the host of VITE_SITE_URL or a parent domain'],
    [{ VITE_COOKIE_DOMAIN: 'com' }, 'must be the host of VITE_SITE_URL or a parent domain'],
    [
      { VITE_SITE_URL: 'https://login.example.com/app' },
      'VITE_SITE_URL is "https://login.example.com/app", and must be the address of the site',
    ],
    [{ VITE_SITE_URL: 'login.example.com' }, 'VITE_SITE_URL is "login.example.com", and must be the address of the site'],
  ])('refuses %j with the value, the rule and an example', (env, sentence) => {
    expect(() => parseConfig({ ...site, ...env })).toThrow(sentence);
  });

  it.each([
    [{ VITE_LOGIN_API_URL: 'https://api.example.com/login' }],
    [{ VITE_COOKIE_DOMAIN: 'example.com' }],
    [{ VITE_COOKIE_DOMAIN: '.example.com' }],
    [{ VITE_COOKIE_DOMAIN: 'Login.example.com' }],
    [{ VITE_SITE_URL: 'http://localhost:3000', VITE_LOGIN_API_URL: 'http://localhost:4000/api', VITE_COOKIE_DOMAIN: 'localhost' }],
    [{ VITE_SITE_URL: '', VITE_LOGIN_API_URL: 'http://api.example.com/login', VITE_COOKIE_DOMAIN: 'example.org' }],
  ])('accepts %j', (env) => expect(() => parseConfig({ ...site, ...env })).not.toThrow());
});
