/**
 * Why another day is offered, in one sentence to the customer, made of the warning of their visit's weather; empty
 * without one, as only the owner knows then.
 */
export function moveReason(warning = ''): string {
  const isWet = warning.includes('Rain');
  const isWindy = warning.includes('Wind');
  if (isWet && isWindy) {
    return 'Rain and wind are in the forecast for your day, and your boat will come out better on another.';
  }
  if (isWet) return 'Rain is in the forecast for your day, and your boat will come out better on a dry one.';
  if (isWindy)
    return 'Wind is in the forecast for your day, and your boat will come out better on a calm one.';
  return '';
}
