import { endpoint } from '../endpoint';

/** The status banners that operators publish as a file. */
export const bannerHandlers = [endpoint('GET /banners.json', ({ world }) => world.banners)];
