import type { Traits } from '../../people/traits';
import { emptyTally } from '../locks';
import type { Account } from '../model';

/** An account in which nothing has happened yet. */
export const blankAccount = (traits: Traits, owner: Pick<Account, 'id' | 'email' | 'password'>): Account => ({
  ...traits,
  ...owner,
  rememberedDevices: [],
  passwordTries: emptyTally(),
  codeTries: emptyTally(),
  codeRequests: emptyTally(),
  passkeys: [],
  passkeyTries: emptyTally(),
  resetTries: emptyTally(),
  usedResetCodes: [],
  matchTries: emptyTally(),
  remindersSentAt: [],
  agreedWith: [],
  clientMetadata: {},
});
