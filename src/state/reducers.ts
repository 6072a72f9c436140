import { banners } from './banners';
import { client } from './client';
import { deadlines } from './deadlines';
import { drafts } from './drafts';
import { journey } from './journey';
import { page } from './page';
import { passkey } from './passkey';
import { profile } from './profile';
import { proofing } from './proofing';

/** The slices of the store. */
export const reducers = { profile, journey, proofing, passkey, client, deadlines, banners, page, drafts };
