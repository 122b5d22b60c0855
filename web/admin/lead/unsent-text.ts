import { formatMoment } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import type { UnsentOnDevice } from '#domain/today/unsent.ts';

/** `3 photos and 1 thing pressed wait on another device of ana@example.com, as of today, 7:12 AM.` */
export function unsentText(
  devices: readonly UnsentOnDevice[],
  leadId: string,
  thisDevice: string,
  now: string,
): string | undefined {
  const others = devices.flatMap(({ device, leads, who, at }) =>
    device === thisDevice
      ? []
      : leads.filter(({ lead_id }) => lead_id === leadId).map((lead) => ({ ...lead, who, at })),
  );
  const [first] = others;
  if (!first) return undefined;
  const { acts, photos, who, at } = first;
  const what = [
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(acts > 0 ? [`${counted(acts, 'thing')} pressed`] : []),
  ].join(' and ');
  return `Not sent yet: ${what}, on another device of ${who} (as of ${formatMoment(at, now)}).`;
}
