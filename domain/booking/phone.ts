import { line } from './intake-line.ts';
import { intakeMessages } from './intake-texts.ts';

export const TypedPhone = line('phone', 40).refine(
  (phone) => phone.replace(/\D/g, '').length >= 7,
  intakeMessages.phone,
);

/** E.164 of a US number; undefined if it is none (North American Numbering Plan: NXX-NXX-XXXX). */
export function e164OfPhone(phone: string): string | undefined {
  if (/^\s*\+\s*[^1\s]/.test(phone)) return undefined; // another country's, however many digits it has
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : undefined;
}

/** Its last two digits tell whether a number is right, and tell nobody the number. */
export const phoneEnd = (phone: string): string => phone.replace(/\D/g, '').slice(-2);
