import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/leads.ts';
import { captureLog } from '../log-lines.ts';
import { type Act, answerOf, carryOut, newLeadAct } from './act.ts';
import { aBookedVisit, anOffer, customersAct, type Offered, openStarts, yesAct } from './customer-calls.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { ask, atEachPoint, edit, kinds, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

interface Answered {
  readonly name: string;
  /** Prepares a lead, and answers it with the customer's act. */
  readonly arrange: () => Promise<{ lead: Offered; act: Act }>;
  /** What the timeline has once of it. */
  readonly tells: string;
  /** How many emails the customer gets of it. */
  readonly mails: number;
}

/** An open time; stories free theirs when they end. */
const aTime = async (slug: string): Promise<string> => (await openStarts(slug, 3))[0] ?? '';

const acts: readonly Answered[] = [
  {
    name: 'a yes with a time',
    arrange: async () => {
      const lead = await anOffer();
      return { lead, act: yesAct(lead, { start: await aTime(lead.slug) }) };
    },
    tells: 'Price accepted',
    mails: 1,
  },
  {
    name: 'a move',
    arrange: async () => {
      const { start: visitStart, ...lead } = await aBookedVisit();
      await carryOut(newLeadAct(lead.id));
      // Its own time is open to it as well.
      const start = (await openStarts(lead.slug, 3)).find((time) => time !== visitStart);
      return { lead, act: customersAct('visit-move', lead.slug, { visitStart, start }) };
    },
    tells: 'Appointment moved',
    mails: 1,
  },
  {
    name: 'a cancellation',
    arrange: async () => {
      const { start: visitStart, ...lead } = await aBookedVisit();
      return { lead, act: customersAct('visit-cancel', lead.slug, { visitStart }) };
    },
    tells: 'Appointment canceled',
    mails: 1,
  },
  {
    name: 'a message',
    arrange: async () => {
      const lead = await anOffer();
      return { lead, act: customersAct('customer-message', lead.slug, { message: 'Is Monday fine?' }) };
    },
    tells: 'Message',
    mails: 0,
  },
];

const mailsAbout = async ({ email, id }: Offered) => {
  const inbox = await parts.inbox.list();
  return {
    toCustomer: inbox.filter((mail) => mail.to.includes(email)).length,
    toOwner: inbox.filter((mail) => mail.html.includes(`/admin?lead=${id}`)).length,
  };
};

test.each(acts.flatMap((act) => kinds.map((kind) => ({ kind, ...act }))))(
  '$name outlives a $kind at each outside call: repeated it happens once, and its emails go once',
  async ({ kind, arrange, tells, mails }) => {
    await atEachPoint(kind, async (strike) => {
      const { lead, act } = await arrange();
      await carryOut(newLeadAct(lead.id));
      const before = await mailsAbout(lead);
      await strike(act);
      const { status, body } = answerOf(await carryOut(act));
      expect({ status, body }).toMatchObject({ status: 200 });
      expect((await told(lead.id)).filter((text) => text === tells)).toHaveLength(1);
      await carryOut(newLeadAct(lead.id));
      const after = await mailsAbout(lead);
      expect(after.toCustomer - before.toCustomer).toBe(mails);
      expect(after.toOwner - before.toOwner).toBe(1);
      expect((await leadOf(lead.id))?.acts?.count).toBeLessThanOrEqual(2);
      await expectSoundDays([lead.id]);
      await ask(edit(lead.id, { status: 'CANCELED' }));
    });
  },
);
