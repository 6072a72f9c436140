import { MatchLocked } from './match-locked';

export default function P5RegisterReattemptLock() {
  return <MatchLocked reason="You need to wait before you try to match your details again." />;
}
