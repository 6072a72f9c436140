import * as z from 'zod/mini';
import { config } from '@/config';
import { call } from './http';
import { flag, orElse, part, type Read, text } from './values';

const none = { showBanner: false, message: '' };
const members = part(z.object({ showBanner: orElse(flag, false), message: orElse(text, '') }));

/** A banner without a message is none, and does not cost the other one. */
const banner: Read<typeof none> = (given) => {
  const read = members(given);
  return read?.message ? read : undefined;
};
const banners = z.object({ app: orElse(banner, none), alerts: orElse(banner, none) });
export type Banners = z.infer<typeof banners>;

/** The service-status banners that operators publish as a file, without a release. */
export const fetchBanners = () => call({ method: 'GET', url: config.bannersUrl, answer: banners });
