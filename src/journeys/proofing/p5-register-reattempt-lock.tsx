import { MatchLocked } from './match-locked';

export default function P5RegisterReattemptLock() {
  return <MatchLocked reason="You have tried again too early to match your details to an NHS record." />;
}
