import { counted } from '#domain/plain-text.ts';

const until = (what: string, isOne: boolean, gone: string): string =>
  `${what} saved: this device is full. Keep this page open until ${isOne ? 'it’s' : 'they’ve'} ${gone}.`;

/** What is in this page alone, as the device has no room for it; '' where nothing is. */
export const unkeptText = (photos: number, isTyped = false): string =>
  [
    photos > 0 ? until(`${counted(photos, 'photo')} not`, photos === 1, 'gone out') : '',
    isTyped ? until('What you typed isn’t', true, 'sent') : '',
  ]
    .filter(Boolean)
    .join(' ');
