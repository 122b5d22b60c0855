import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatAppointment, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import type { Visit } from '#domain/visit.ts';
import { greeted, placeOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer, before a visit: when it is, and whether the boat is ready. */
export const readyCheckMail = (lead: Lead, visit: Visit, now: string): Mail =>
  mailOf('ready-check', lead, `Is your boat ready? ${formatAppointment(visit.start, visit.hours, now)}`, {
    preview: 'Water, power, gate, boat: one tap tells us.',
    heading: greeted(lead, `we’ll be there ${formatWeekday(visit.start, now)}.`),
    packageId: lead.requested_service,
    blocks: [
      facts(
        ['When', formatAppointment(visit.start, visit.hours, now)],
        ['Where', placeOf(lead)],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
      ),
      paragraph(
        `Will water and power be on, the gate open or the key where we can get it, and the boat there by ${formatTime(visit.start)}?`,
      ),
      button('Tell us it’s ready', `${statusAddress(lead)}#ready`),
      paragraph('Something’s not right? Say so on the same page, and we’ll sort it out before we drive.'),
    ],
  });
