import { MatchLocked } from './p5-register-attempt';

export default function P5RegisterReattemptLock() {
  return <MatchLocked reason="You need to wait before you try to match your details again." />;
}
