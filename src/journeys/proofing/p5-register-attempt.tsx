import { MatchLocked } from './match-locked';

export default function P5RegisterAttempt() {
  return <MatchLocked reason="You have tried to match your details to an NHS record too many times." />;
}
