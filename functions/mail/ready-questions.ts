import type { Lead } from '#domain/lead.ts';
import { formatTime } from '#domain/los-angeles.ts';
import type { Visit } from '#domain/visit/visit.ts';

/** `water and power`, without what the customer said is not there; empty when neither is. */
const utilitiesOf = ({ has_water, has_power }: Pick<Lead, 'has_water' | 'has_power'>): string =>
  [has_water !== false && 'water', has_power !== false && 'power'].filter(Boolean).join(' and ');

/** `water and power are on`; empty when there is neither. */
export function utilitiesOn(lead: Pick<Lead, 'has_water' | 'has_power'>): string {
  const utilities = utilitiesOf(lead);
  if (utilities === '') return '';
  return `${utilities} ${utilities.includes(' ') ? 'are' : 'is'} on`;
}

export function readyQuestion(lead: Lead, { start }: Pick<Visit, 'start'>): string {
  const utilities = utilitiesOf(lead);
  const gate = utilities === '' ? 'the gate be open' : `${utilities} be on, the gate open`;
  return `By ${formatTime(start)}, will ${gate} or a key left for us, and the boat there?`;
}
