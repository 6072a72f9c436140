import { expect, it } from 'vitest';
import { visitOf } from '../../mocks/backend/http/visit';
import { variants } from '../../mocks/screens/screens';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { enterSituation } from '../../mocks/situation/situation';

it('has every confirmation or reset email of a screen in the inbox', async () => {
  let looked = 0;
  for (const { id, address, variant } of variants.values()) {
    await enterSituation(await visitOf(new Request('http://localhost:3000/mock'), {}), address, variant);
    for (const { email, emailCode, reset } of world().accounts) {
      if (emailCode) expect(codeSentTo(email), id).toBe(emailCode.digits);
      if (reset) expect(linkSentTo(email), id).toContain(reset.code);
      looked += Number(Boolean(emailCode)) + Number(Boolean(reset));
    }
    for (const { code } of world().sessions.values()) {
      if (code) expect(world().inbox[0]?.code, id).toBe(code.digits);
      looked += Number(Boolean(code));
    }
  }
  expect(looked).toBeGreaterThan(50);
});
