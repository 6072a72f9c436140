import * as z from 'zod/mini';
import { config } from '@/config';
import { call } from './http';

const banner = z.object({ showBanner: z.boolean(), message: z.string() });
const banners = z.object({ app: banner, alerts: banner });
export type Banners = z.infer<typeof banners>;

/** The service-status banners that operators publish as a file, without a release. */
export const fetchBanners = () => call({ method: 'GET', url: config.bannersUrl, answer: banners });
