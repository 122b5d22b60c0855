/** What is typed, before its rules are looked at. Free of zod: the booking's page fetches the rules later. */

import { parseLength } from '../price/estimates.ts';

/** Plain digits as a number; anything else is left for validation to refuse. */
export const wholeIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;

/** A length as feet; anything else is left for validation to refuse. */
export const lengthIn = (value: unknown): unknown =>
  typeof value === 'string' ? (parseLength(value) ?? value) : value;

export const notesMax = 4000;

export const knownFields = [
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'boatType',
  'boatLengthFt',
] as const;
export type KnownField = (typeof knownFields)[number];

const isEmptyText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

export const withoutEmptyTexts = <T extends object>(input: T): Partial<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmptyText(value))) as Partial<T>; // a subset of its entries

/** Whether the preferred day lies before `today`, both days `YYYY-MM-DD` in Los Angeles. */
export const isPastDate = (
  { preferredDate }: { preferredDate?: string | undefined },
  today: string,
): boolean => preferredDate !== undefined && preferredDate < today;
