import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import { planConsent } from '#domain/plan/plan-words.ts';
import { boatId } from '../../a-customer.ts';

export const planId = '01JD3ZK8Q0000000000000000P';

/** A wash every four weeks of the boat of `aCustomer`. */
export const aPlan = (changes: Partial<BoatPlan> = {}): BoatPlan => ({
  id: planId,
  boat_id: boatId,
  requested_service: 'wash',
  every_weeks: 4,
  next_due: '2026-12-05',
  set_at: '2026-11-01T17:00:00.000Z',
  asked: { words: planConsent, place: 'told the owner', at: '2026-11-01T17:00:00.000Z' },
  ...changes,
});
