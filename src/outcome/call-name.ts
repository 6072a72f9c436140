import type { OtpMethod } from '@/api/login';
import type { RefusalNames } from '../../contract/refusal-names';

/** Operations with a step for each of their variants. */
type Divided = 'trigger-otp' | 'request-otp' | 'otp';
/** Pairs of operations that one step sends. */
type Paired = `passkey-${'options' | 'verify'}` | `uplift-${'nhs-known' | 'demog-trace'}`;

/**
 * The name of a step that makes a call: the operation id of the contract, with the variant when several steps send it. Error tables
 * and redirect round trips use it.
 */
export type CallName =
  | Exclude<keyof RefusalNames, Divided | Paired>
  | 'passkey'
  | 'uplift'
  | `${Divided} ${OtpMethod}`
  | `request-otp new ${OtpMethod}`
  | 'client-info refusal'
  | 'client-info terms'
  | 'duplicate-email another';
