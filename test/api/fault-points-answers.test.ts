import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/lead/leads.ts';
import { captureLog } from '../log-lines.ts';
import { answerOf, carryOut, newLeadAct } from './act.ts';
import { answeredActs, mailsAbout } from './answered-acts.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { ask, atEachPoint, edit, kinds, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

// One function carries out all of them: a lost answer is the same for each.
const kindsOf = (place: number) => (place === 0 ? kinds : kinds.slice(0, 1));

test.each(answeredActs.flatMap((act, place) => kindsOf(place).map((kind) => ({ kind, ...act }))))(
  '$name outlives a $kind at each outside call that writes: repeated it happens once, and its emails go once',
  async ({ kind, arrange, tells, mails }) => {
    await atEachPoint(kind, async (strike) => {
      const { lead, act } = await arrange();
      await carryOut(newLeadAct(lead.id));
      const before = await mailsAbout(parts.inbox, lead);
      await strike(act);
      const { status, body } = answerOf(await carryOut(act));
      expect({ status, body }).toMatchObject({ status: 200 });
      expect((await told(lead.id)).filter((text) => text === tells)).toHaveLength(1);
      await carryOut(newLeadAct(lead.id));
      const after = await mailsAbout(parts.inbox, lead);
      expect(after.toCustomer - before.toCustomer).toBe(mails);
      expect(after.toOwner - before.toOwner).toBe(1);
      expect((await leadOf(lead.id))?.acts?.count).toBeLessThanOrEqual(2);
      await expectSoundDays([lead.id]);
      await ask(edit(lead.id, { status: 'CANCELED' }));
    });
  },
);
