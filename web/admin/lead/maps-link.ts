/** An address that opens the device's own maps with the way to a place; undefined for none. */
export function mapsLink(place: string | undefined, device = navigator.userAgent): string | undefined {
  if (place === undefined || place === '') return undefined;
  return /iPhone|iPad|Macintosh/.test(device)
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: place })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
