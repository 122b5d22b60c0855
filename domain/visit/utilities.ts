import { formatTime } from '../los-angeles.ts';

export interface Site {
  readonly has_water?: boolean | undefined;
  readonly has_power?: boolean | undefined;
}

/** `water and power`, without what the customer said is not there; empty when neither is. */
export const utilitiesOf = ({ has_water, has_power }: Site): string =>
  [has_water !== false && 'water', has_power !== false && 'power'].filter(Boolean).join(' and ');

/** `water and power are on`; empty when there is neither. */
function utilitiesOn(site: Site): string {
  const utilities = utilitiesOf(site);
  if (utilities === '') return '';
  return `${utilities} ${utilities.includes(' ') ? 'are' : 'is'} on`;
}

/** Asks who never said that all is ready, once we come. */
export function openAsk(site: Site): string {
  const on = utilitiesOn(site);
  return `Please make sure ${on === '' ? '' : `${on}, and `}the gate is open if there is one.`;
}

interface Noted {
  readonly water?: string | undefined;
  readonly power?: string | undefined;
}

/**
 * Asks for water and power by the start of a visit, and to hear if there is none of what neither customer nor owner has
 * said a word; empty when there is neither.
 */
export function utilitiesAsk(site: Site, start: string, noted: Noted = {}): string {
  const on = utilitiesOn(site);
  if (on === '') return '';
  const unknown = [
    site.has_water === undefined && noted.water === undefined && 'water',
    site.has_power === undefined && noted.power === undefined && 'power',
  ].filter(Boolean);
  const please = `Please make sure ${on} by ${formatTime(start)}.`;
  return unknown.length > 0 ? `${please} If there’s no ${unknown.join(' or ')} there, message us.` : please;
}
