import { endpoint } from './http/endpoint';

/** The status banners that operators publish as a file, which browsers may cache for a minute. */
export const bannerHandlers = [endpoint('GET /banners.json', ({ world }) => world.banners, { 'cache-control': 'public, max-age=60' })];
