import type { Lead } from '#domain/lead.ts';
import { formatTime } from '#domain/los-angeles.ts';
import { utilitiesOf } from '#domain/visit/utilities.ts';
import type { Visit } from '#domain/visit/visit.ts';

export function readyQuestion(lead: Lead, { start }: Pick<Visit, 'start'>): string {
  const utilities = utilitiesOf(lead);
  const gate = utilities === '' ? 'the gate be open' : `${utilities} be on, the gate open`;
  return `By ${formatTime(start)}, will ${gate} or a key left for us, and the boat there?`;
}
