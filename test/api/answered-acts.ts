import type { MailStore } from '#local/ses/mail-store.ts';
import { type Act, carryOut, newLeadAct } from './act.ts';
import { aBookedVisit, anOffer, customersAct, type Offered, openStarts, yesAct } from './customer-calls.ts';

/** An act of a customer's, and what comes of it. */
export interface Answered {
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

export const answeredActs: readonly Answered[] = [
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
  {
    name: 'a message that the boat is not ready',
    arrange: async () => {
      const { start: visitStart, ...lead } = await aBookedVisit();
      const ready = { visitStart, water: true, power: false, access: true, boat: true };
      const message = 'Not ready (Power): the pedestal is dead.';
      return { lead, act: customersAct('customer-message', lead.slug, { message, ready }) };
    },
    tells: 'Message',
    mails: 0,
  },
];

/** How many emails about a lead went out. */
export async function mailsAbout(store: MailStore, { email, id }: Offered) {
  const inbox = await store.list();
  return {
    toCustomer: inbox.filter((mail) => mail.to.includes(email)).length,
    toOwner: inbox.filter((mail) => mail.html.includes(`/admin?lead=${id}`)).length,
  };
}
