import { areaName } from './today-words.ts';

interface Place {
  readonly address?: string | undefined;
  readonly area?: string | undefined;
  readonly berth: { readonly marina?: string | undefined };
}

/** What to drive to; undefined when nobody has said where the boat is. */
function destinationOf({ address, area, berth }: Place): string | undefined {
  if (address !== undefined) return address;
  const place = [berth.marina, areaName(area)].filter(Boolean).join(', ');
  return place === '' ? undefined : `${place}, CA`;
}

/** An address that opens the device's own maps with the way to the boat. */
export function mapsLink(place: Place, userAgent: string): string | undefined {
  const destination = destinationOf(place);
  if (destination === undefined) return undefined;
  return /iPhone|iPad|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: destination })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
