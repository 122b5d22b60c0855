import { planLabels } from '#domain/choices.ts';
import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Boat } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { boatInSentence } from '#domain/lead-words.ts';
import { dayOf, formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { everyText, visitPriceText } from '#domain/plan/plan-words.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { greeted, partAddress, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import { type PlanFacts, stopping } from './plan-mail.ts';
import type { Mail } from './send-mail.ts';
import { stopAddress, stopLink } from './stop-link.ts';

interface NewPlan {
  readonly plan: BoatPlan;
  readonly boat: Boat;
  /** What its level holds, in the owner's words. */
  readonly holds: string | undefined;
  readonly names: PackageNames;
}

const nameOf = (boat: Pick<Boat, 'type' | 'length_ft'> | undefined): string =>
  boatInSentence({ boat_type: boat?.type, length_ft: boat?.length_ft }) || 'boat';

/** To a customer whose boat the owner has put on a plan: what it is and costs, and that nothing happens by itself. */
export function planSetMail(
  lead: Lead,
  { plan, boat, holds, names }: NewPlan,
  about: PlanFacts,
  now: string,
): Mail {
  const { level, requested_service, every_weeks, rate_per_foot, next_due } = plan;
  const { title } = names[requested_service];
  const work = `${title} ${everyText(every_weeks)}`;
  const price = rate_per_foot === undefined ? '' : `, ${visitPriceText(rate_per_foot, boat.length_ft)}`;
  const first =
    next_due < dayOf(now)
      ? ''
      : ` The first visit is due around ${formatShortDay(startOfDay(next_due), now)}.`;
  const mail = mailOf('plan-set', lead, `Your ${nameOf(boat)} is on a plan`, {
    preview: `${work}${price}.`,
    heading: greeted(lead, `your ${nameOf(boat)} is on a plan.`),
    packageId: requested_service,
    service: title,
    blocks: [
      paragraph(`${level ? `${planLabels[level]} plan: ` : ''}${work}${price}.${first}`),
      ...(holds === undefined ? [] : [paragraph(holds)]),
      paragraph(
        'Nothing’s booked or charged by itself. We email you times before each visit, and you pick one or skip it. You can end the plan any time.',
      ),
      button('See your page', about.isShown ? partAddress(lead, 'plan') : statusAddress(lead)),
      stopping(lead, about),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(about.token) };
}

interface EndedPlan {
  readonly work: string;
  readonly boat: Boat | undefined;
  /** What stays of its next visit. */
  readonly stays: string | undefined;
}

export function planEndedMail(
  lead: Lead,
  { work, boat, stays }: EndedPlan,
  { postal_address, token }: Omit<PlanFacts, 'isShown'>,
): Mail {
  const mail = mailOf('plan-ended', lead, `The plan for your ${nameOf(boat)} has ended`, {
    preview: 'No more visits are suggested.',
    heading: greeted(lead, 'your plan has ended.'),
    packageId: undefined,
    blocks: [
      paragraph(
        `We won’t suggest any more visits for your ${nameOf(boat)} (${work}). You owe nothing for ending it.`,
      ),
      ...(stays === undefined ? [] : [paragraph(stays)]),
      button('See your page', statusAddress(lead)),
      facts(['Our address', postal_address], ['Not for you?', stopLink(token, 'No more plan emails')]),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(token) };
}
