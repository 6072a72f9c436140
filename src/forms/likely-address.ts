import { run } from '@zootools/email-spell-checker';
import { email as emailRule } from './rules';

/** The mail providers of most people in the United Kingdom. To add one, add its domain. `gail.com` is none, but real, and near to one. */
const domains =
  `gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.com live.co.uk msn.com yahoo.com yahoo.co.uk ymail.com gail.com
  rocketmail.com icloud.com me.com mac.com aol.com aol.co.uk btinternet.com btopenworld.com btconnect.com talk21.com talktalk.net
  virginmedia.com virgin.net ntlworld.com blueyonder.co.uk tiscali.co.uk sky.com plus.com plus.net gmx.com gmx.co.uk
  protonmail.com proton.me tutanota.com rediffmail.com yahoo.ie yahoo.co.in nhs.net nhs.uk`.split(/\s+/);
const endings = ['com', 'net', 'org', 'ac.uk', 'co.uk', 'gov.uk', 'nhs.uk', 'org.uk'];
/** `uk`, and the other registries whose names are one slip from it, or from another ending. */
const registries = 'om bom mom cm cam co et bet pet vet ntt next ne nec new ong uk ck dk fk hk lk mk pk sk tk ua ug us uy uz'.split(' ');
/** Neighbours on a keyboard are neighbours here. */
const keys = 'qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm ik ol wa esz rdx tfc ygv uhb ijn okm pl';

const reversed = (text: string) => [...text].reverse().join('');
const commonLength = (one: string, other: string) => [...`${one} `].findIndex((key, at) => key !== other[at]);

/** The one wrong, additional or missing character between two texts, or two swapped ones, and those that are meant there. */
function slipBetween(typed: string, meant: string) {
  const start = commonLength(typed, meant);
  const end = commonLength(reversed(typed.slice(start)), reversed(meant.slice(start)));
  const [wrong, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  const swapped = wrong.length === 2 && wrong === reversed(right);
  return swapped || (wrong !== right && wrong.length <= 1 && right.length <= 1) ? { start, wrong, right, swapped } : undefined;
}

/** Whether a slip is likelier than another domain. The shorter the name of the provider, the more names are near to it. */
function isNear(typed: string, provider: string) {
  const { start, wrong = '', right = '', swapped } = slipBetween(typed, provider) ?? {};
  const length = provider.indexOf('.');
  if (start === undefined || (wrong + right).includes('.')) return start !== undefined;
  if (start > length) return length > 4 && /\.(com|net|co\.uk)$/.test(provider);
  if (length < 5 && (start === 0 || provider.endsWith('.com'))) return false;
  if (swapped || (length > 6 && start > 0)) return true;
  const before = provider.charAt(start - 1);
  // Other providers are called by a letter and `mail` or `cloud`.
  if (length < 5 || (start === 0 && length < 7 && /mail|cloud/.test(provider))) return wrong !== '' && wrong === before;
  return [before || '.', right || provider.charAt(start)].some((key) => key === wrong || (keys + reversed(keys)).includes(key + wrong));
}

/** The domain with the ending that was meant, if no registry has its own. */
function withRealEnding(domain: string) {
  const plain = domain.replace(/[.,]+/g, '.').replace(/^\.|\.$/g, '');
  const labels = plain.replace(/\.(ac|co|gov|nhs|org)uk$/, '.$1.uk').split('.');
  const isReal = registries.includes(labels[labels.length - 1] ?? '');
  for (const ending of endings) {
    const before = labels.slice(0, -ending.split('.').length);
    const slip = slipBetween(labels.slice(before.length).join('.'), ending);
    // Nobody has a name below `uk` like `ca`.
    if (slip && (!isReal || slip.swapped)) return [...before, ending].join('.');
  }
  return labels.join('.');
}

const distanceFunction = (typed: string, provider: string) => (isNear(typed, provider) ? 1 : Infinity);
const options = { domains, distanceFunction, domainThreshold: 1, secondLevelDomains: [], topLevelDomains: [] };

/** The address that was probably meant: it differs in one slip in its domain, and has no likely address itself. */
export function likelyAddress(typed: string): string | undefined {
  const { data: given = typed.replace(/\s/g, '').toLowerCase() } = emailRule.safeParse(typed);
  const [, local = '', domain = ''] = /^([^@]+)@([a-z0-9.,-]{1,99})$/.exec(given) ?? [];
  const better = withRealEnding(domain);
  const { data } = emailRule.safeParse(`${local}@${run({ ...options, email: `name@${better}` })?.domain ?? better}`);
  return data === given ? undefined : data;
}
