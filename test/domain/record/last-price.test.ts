import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { bookedAgain } from '#domain/booking/book-again.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { ballparkText, estimateOf } from '#domain/lead-words.ts';
import { againText } from '#domain/price/price-words.ts';
import { lastJobLike, lastPriceOf, priceAgain, priceToldAgain } from '#domain/record/last-price.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aBooking } from '../../booking.ts';

const boat_id = '01JD3ZK8Q0000000000000000D';
const earlier = aLead({ status: 'COMPLETED', rate_per_foot: 28, record: aRecord(), boat_id });
const again = { requested_service: 'complete', length_ft: 24, last: 1000, dollars: 1000 } as const;

test('the same work at the same length costs what was billed, at today’s rate', () => {
  const last = lastPriceOf(earlier);
  if (!last) throw new Error('It was billed.');
  expect(priceAgain(last, 24, prices)).toEqual(again);
  expect(priceAgain(last, 25, prices)).toBeUndefined();
  const dearer = priceAgain(last, 24, { ...prices, complete: 35 });
  expect(dearer).toEqual({ ...again, dollars: 1250 });
  expect(againText({ last: 1000, dollars: 1250 })).toBe(
    'about $1,250 before tax at today’s rate. Last time it was $1,000',
  );
  expect(lastPriceOf({ ...earlier, record: undefined })).toBeUndefined();
});

/** Booked again by the earlier request's link. */
function repeated(changes: Readonly<Record<string, unknown>>) {
  const sent = { ...aBooking(), email: undefined, boatType: 'Runabout', boatLengthFt: 24, ...changes };
  const { booking } = bookedAgain(LeadIntake.parse({ ...sent, again: earlier.public_slug }), earlier);
  if (!booking) throw new Error('Something is missing from the booking.');
  return priceToldAgain(booking, earlier, prices);
}

test('a booking keeps the price of last time only as its page said it, and of the same work', () => {
  expect(repeated({ priceAgain: 1000 })).toEqual(again);
  expect(repeated({ priceAgain: 10 })).toBeUndefined();
  expect(repeated({})).toBeUndefined();
  expect(repeated({ priceAgain: 1000, boatLengthFt: 30 })).toBeUndefined();
  expect(repeated({ priceAgain: 1000, conditionLevel: 'Like new' })).toEqual(again);
  expect(repeated({ priceAgain: 1000, conditionLevel: 'Fair' })).toBeUndefined();
  expect(repeated({ priceAgain: 1000, packageId: 'wash', services: ['deep-wash'] })).toBeUndefined();
});

test('what they were told is the estimate of the new request, and no minimum, until the work is another', () => {
  const lead = aLead({ price_again: again, rate_is_floor: true });
  expect(ballparkText(lead, estimateOf(lead))).toBe('~$1,000');
  const other = { ...lead, length_ft: 30 };
  expect(ballparkText(other, estimateOf(other))).toBe('from $840');
});

test('the owner sees what the same work on the same boat cost last', () => {
  const lead = aLead({ id: '01JD3ZK8Q0000000000000000B', boat_id });
  const { done_at } = aRecord();
  expect(lastJobLike(lead, [lead, earlier])).toEqual({
    requested_service: 'complete',
    dollars: 1000,
    done_at,
  });
  expect(lastJobLike({ ...lead, length_ft: 30 }, [lead, earlier])).toBeUndefined();
  expect(lastJobLike({ ...lead, boat_id: undefined }, [lead, earlier])).toBeUndefined();
});
