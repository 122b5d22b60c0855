import { business } from '#domain/business.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import type { Input, Send } from './send.ts';

/** Below the most that one customer may do on a day. */
const actsPerLead = 50;

interface MadeLead {
  readonly id: string;
  readonly slug: string;
  readonly start: string;
  readonly visitId: string;
}

/** A day of its own for the n-th lead, so that no visit is in another's way. */
const startOf = (number: number): string => new Date(Date.UTC(2030, 0, 1 + number, 18)).toISOString();
const washLine = { description: 'Wash', quantity: 24, unit_price: 500 };
const laterThat = (start: string): string => start.replace('T18', 'T22');

/**
 * The input of the n-th call of what customers do on their page, and of what the owner sends them. Each is made
 * when it is asked for: most acts can be done once or a few times to a lead.
 */
export function customerInputs(send: Send) {
  let made = 0;
  const aLead = async () => {
    const { lead } = (await send('admin-lead-create', {
      fullName: 'Bench Mark',
      email: `bench-${made}@${business.domain}`,
    })) as unknown as { lead: { id: string; public_slug: string } };
    return { id: lead.id, slug: lead.public_slug };
  };
  const aVisit = async (): Promise<MadeLead> => {
    const { id, slug } = await aLead();
    const start = startOf(made);
    made += 1;
    const { lead } = (await send('admin-schedule', { leadId: id, scheduled_at: start })) as unknown as {
      lead: { visits: readonly { id: string }[] };
    };
    return { id, slug, start, visitId: lead.visits[0]?.id ?? '' };
  };
  /** The same lead for as many calls as one may get. */
  const shared = <T>(make: () => Promise<T>) => {
    let lead: Promise<T> | undefined;
    return (number: number): Promise<T> => {
      if (lead === undefined || number % actsPerLead === 0) lead = make();
      return lead;
    };
  };
  const visited = shared(aVisit);
  const written = shared(aLead);
  const corrected = shared(aLead);
  const told = shared(aVisit);
  const offered = shared(async () => {
    const { id, slug } = await aLead();
    await send('admin-offer', { leadId: id, est_price_min: 500, est_price_max: 600 });
    const { offer } = (await send('lead-status', { slug })) as unknown as { offer: { sent_at: string } };
    return { slug, offerSentAt: offer.sent_at };
  });
  const withCode = async () => {
    const { id, slug } = await aLead();
    await send('data-code', { slug });
    const code = (await leadOf(id))?.data_code?.code;
    return { id, wish: { slug, code, wish: 'copy' } };
  };
  const finished = async () => {
    const lead = await aLead();
    await send('admin-finish', { id: lead.id, lines: [washLine] });
    return lead;
  };
  const extra = { line: 'Remove old wax', amount: 12_000 };
  return {
    'open-times': async (number) => ({ slug: (await visited(number)).slug, from: '2030-01-01' }),
    'offer-answer': async (number) => ({
      ...(await offered(number)),
      answer: 'question',
      message: 'Is the hull part of it?',
    }),
    'visit-move': async () => {
      const { id, slug, start, visitId } = await aVisit();
      const later = laterThat(start);
      await send('admin-move-offer', { id, visitId, why: 'It will rain.', times: [later] });
      return { slug, visitStart: start, start: later };
    },
    'visit-cancel': async () => {
      const { slug, start } = await aVisit();
      return { slug, visitStart: start };
    },
    'customer-message': async (number) => ({
      slug: (await written(number)).slug,
      message: 'The gate is open.',
    }),
    'ready-check': async (number) => {
      const { slug, start } = await visited(number);
      return { slug, visitStart: start, water: true, power: number % 2 === 0, access: true, boat: true };
    },
    'extra-answer': async () => {
      const { id, slug } = await aVisit();
      await send('admin-extra', { id, ...extra });
      const { extras } = (await send('lead-status', { slug })) as unknown as { extras: { id: string }[] };
      return { slug, id: extras[0]?.id, version: 1, answer: 'approve' };
    },
    'lead-correct': async (number) => ({
      slug: (await corrected(number)).slug,
      phone: '(310) 555-0143',
    }),
    'data-code': async () => ({ slug: (await aLead()).slug }),
    'data-request': async () => (await withCode()).wish,
    'admin-data-request-done': async () => {
      const { id, wish } = await withCode();
      await send('data-request', wish);
      return { id };
    },
    'admin-finish': async () => ({ id: (await aLead()).id, lines: [washLine] }),
    'admin-job-photos': async () => ({ id: (await aLead()).id, order: [] }),
    'admin-paid': async () => {
      const { id } = await finished();
      return { id, how: 'card' };
    },
    review: async () => {
      const { slug } = await finished();
      return { slug, rating: 5, words: 'Clean to the waterline.', publish: true };
    },
    care: async () => ({ slug: (await finished()).slug, remind: true }),
    'photo-consent': async () => ({
      slug: (await finished()).slug,
      photos: [{ id: 'bench-photo-1', publish: true }],
    }),
    'admin-review': async () => {
      const { id, slug } = await finished();
      const { review } = (await send('review', { slug, rating: 5, publish: true })) as unknown as {
        review: { written_at: string };
      };
      return { id, written_at: review.written_at, site: true };
    },
    'admin-times': async (number) => ({ id: (await visited(number)).id }),
    'admin-message': async (number) => ({ id: (await written(number)).id, message: 'We’ll be there.' }),
    'admin-extra': async (number) => ({ id: (await told(number)).id, ...extra }),
    'admin-move-offer': async (number) => {
      const { id, start, visitId } = await told(number);
      return { id, visitId, why: 'It will rain.', times: [laterThat(start)] };
    },
  } satisfies Partial<Record<OperationName, (number: number) => Promise<Input>>>;
}
