import { business } from '#domain/business.ts';
import type { Plan } from '#domain/choices.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment, formatWeekday } from '#domain/los-angeles.ts';
import { complaintsUntil } from '#domain/record/complaints-until.ts';
import type { Settings } from '#domain/settings.ts';
import { appointmentOfVisit } from '#domain/visit/appointment.ts';
import { earlierText } from '#domain/visit/moved-words.ts';
import { toldByDone } from '#domain/visit/visit-notice.ts';
import { workedEarlier } from '#domain/visit/worked-at.ts';
import { calendarPart } from './calendar-part.ts';
import { greeted, planWishBlocks, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, paragraph, pictureBlock } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import { billBlocks, payButton, paymentText } from './receipt-mail.ts';
import type { Mail } from './send-mail.ts';

/** A small JPEG, and what it shows. */
export interface DonePicture {
  readonly alt: string;
  readonly content: Uint8Array;
}

/** Fewer go with the email than are on the page, or still come there: no number would stay true. */
const restOfPhotos = ({ job_photos = [] }: Lead, mailed: number) =>
  job_photos.filter((photo) => !photo.private).length > mailed
    ? [paragraph('You’ll find photos of the work on your page.')]
    : [];

const canceledBlocks = ({ visits = [] }: Lead, now: string) =>
  visits.flatMap(({ status, cancel_missed_at: at }) =>
    at !== undefined && status === 'done'
      ? [
          paragraph(
            `You canceled this appointment ${formatMoment(at, now)}, but we only saw that after we’d started.`,
          ),
        ]
      : [],
  );

const workedBlocks = (lead: Lead, completed_at: string) => {
  const { worked_at } = workedEarlier(lead, completed_at);
  return worked_at === undefined
    ? []
    : [paragraph(`We worked on your boat on ${formatWeekday(worked_at, completed_at)}.`)];
};

const cidOf = (index: number): string => `done-${index + 1}@boat`;

/** To the customer, once, with the deadline for complaints. */
export function doneMail(
  lead: Lead,
  settings: Pick<Settings, 'pay_links'>,
  pictures: readonly DonePicture[] = [],
  planWish?: Plan,
): Mail {
  const completed_at = lead.completed_at ?? lead.updated_at;
  const { record } = lead;
  const until = record?.claims_until ?? complaintsUntil(completed_at);
  const visit = toldByDone(lead);
  const calendars = visit
    ? [calendarPart('REQUEST', lead, { ...appointmentOfVisit(visit, lead), sent_at: lead.updated_at })]
    : [];
  const content = {
    preview: workOf(lead),
    heading: greeted(lead, 'your boat is done.'),
    packageId: lead.requested_service,
    blocks: [
      ...pictures.map(({ alt }, index) => pictureBlock(cidOf(index), alt)),
      ...restOfPhotos(lead, pictures.length),
      ...canceledBlocks(lead, completed_at),
      ...(visit ? [] : workedBlocks(lead, completed_at)),
      paragraph(
        'Please take a look at your boat when you get a chance. If something isn’t right, just reply to this email, ideally with a photo. You have until:',
      ),
      figure(formatMoment(until, completed_at)),
      ...(record ? [...billBlocks(lead, record), paragraph(paymentText(record, settings))] : []),
      ...(visit ? [paragraph(earlierText(visit, completed_at))] : []),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ...(record ? [['Receipt', record.number] as const] : []),
      ),
      ...planWishBlocks(lead, planWish),
      paragraph(`Thanks for choosing ${business.name}.`),
      record ? payButton(lead, record) : button('See your request', statusAddress(lead)),
    ],
  };
  const mail = mailOf('done', lead, `Your boat is done: ${serviceOf(lead)}`, content, calendars);
  return { ...mail, pictures: pictures.map(({ content }, index) => ({ cid: cidOf(index), content })) };
}
