import { config } from '@/config';

/** The help centre's contact form for a reference code (`CIDnnnn`) and, where it has no article for the code, a title. */
export const contactUrl = (code: string, description?: string) =>
  `${config.helpCentreUrl}/contact?${new URLSearchParams({ error: code, ...(description && { desc: description }) })}`;
