import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { isPastDate } from '#domain/booking/intake-values.ts';
import { manualLead, manualLeadKey } from '#domain/booking/manual-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { bodyHash } from './data/body-hash.ts';
import { publishedPriceList } from './data/content/published-content.ts';
import { bookingOf, leadOf, storeNewLead } from './data/lead/leads.ts';
import { newLeadIds } from './data/lead/new-ids.ts';
import { noteEdits } from './data/search/recent-edits.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { optionalKey } from './runtime/idempotency-key.ts';
import { aboutLead } from './runtime/log-context.ts';
import { recordMetric } from './runtime/metric.ts';
import { foundLead } from './use-cases/found-lead.ts';
import { areAcceptable } from './use-cases/photo/acceptable-photos.ts';

const wrong = (field: 'preferredDate' | 'photo_urls', sentence: string) =>
  new AppError('invalid', sentence, { fields: { [field]: sentence } });

async function madeBefore(key: string, hash: string): Promise<Lead | undefined> {
  const earlier = await bookingOf(key);
  if (!earlier) return undefined;
  if (earlier.body_hash !== hash) throw new AppError('conflict', 'This key was used for another lead.');
  return foundLead(await leadOf(earlier.lead_id));
}

export const handler = adminOperation(
  'admin-lead-create',
  customerOperations,
  async (hand, { admin, now, idempotencyKey }) => {
    const ids = newLeadIds(now);
    const key = manualLeadKey(optionalKey(idempotencyKey) ?? ids.id);
    const hash = bodyHash(hand);
    const earlier = await madeBefore(key, hash);
    if (earlier) return { lead: earlier };
    if (isPastDate(hand, dayOf(now))) throw wrong('preferredDate', intakeMessages.datePast);
    if (!(await areAcceptable(hand.photo_urls ?? []))) throw wrong('photo_urls', intakeMessages.photos);

    const lead = manualLead(hand, { ...ids, meta_event_id: key }, { ...(await publishedPriceList()), now });
    await noteEdits([lead.id], now);
    const outcome = await storeNewLead(lead, hash, { by: admin });
    if (outcome === 'foreign-photos') throw wrong('photo_urls', intakeMessages.photos);
    if (outcome === 'stored') {
      aboutLead(lead.id);
      recordMetric('leads', 1);
    }
    return { lead: foundLead(outcome === 'stored' ? await leadOf(lead.id) : await madeBefore(key, hash)) };
  },
);
