interface Site {
  readonly has_water?: boolean | undefined;
  readonly has_power?: boolean | undefined;
}

/** `water and power`, without what the customer said is not there; empty when neither is. */
export const utilitiesOf = ({ has_water, has_power }: Site): string =>
  [has_water !== false && 'water', has_power !== false && 'power'].filter(Boolean).join(' and ');

/** `water and power are on`; empty when there is neither. */
export function utilitiesOn(site: Site): string {
  const utilities = utilitiesOf(site);
  if (utilities === '') return '';
  return `${utilities} ${utilities.includes(' ') ? 'are' : 'is'} on`;
}
