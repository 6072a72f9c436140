import * as z from 'zod/mini';
import { config } from '@/config';
import { call } from './http';
import { flag, orElse, part, text } from './values';

const none = { showBanner: false, message: '' };
const banner = part(z.object({ showBanner: orElse(flag, false), message: orElse(text, '') }));
const banners = z.object({ app: orElse(banner, none), alerts: orElse(banner, none) });
export type Banners = z.infer<typeof banners>;

/** The service-status banners. Operators publish them as a file, without a release. Throws ApiError. */
export const fetchBanners = () => call({ method: 'GET', url: config.bannersUrl, answer: banners });
