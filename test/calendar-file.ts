import ICAL from 'ical.js';
import type { StoredMail } from '#local/ses/mail-store.ts';

/** The appointment in a mail's calendar file, read by a parser that is not ours. */
export function appointmentIn({ attachments }: Pick<StoredMail, 'attachments'>) {
  const file = attachments.find(({ contentType }) => contentType.includes('calendar'));
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file?.content ?? '', 'base64').toString()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    hours: event.duration.toSeconds() / 3600,
  };
}
