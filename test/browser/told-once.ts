import { expect } from 'vitest';
import { timelineOf } from '#functions/data/timeline.ts';
import type { Dropped } from './dropped-answers.ts';

interface Mailed {
  mails(): Promise<
    readonly { readonly to: readonly string[]; readonly subject: string; readonly text: string }[]
  >;
}

/** What each lead begins with: two emails that no act here sends. */
const ofBooking = /^(We have your request|New lead):/;
const subjectsOf = (mails: readonly { readonly subject: string }[]): string[] =>
  mails
    .map(({ subject }) => subject)
    .filter((subject) => !ofBooking.test(subject))
    .sort();

/** The subjects of what went to an address. */
export const subjectsTo = async (product: Mailed, address: string): Promise<string[]> =>
  subjectsOf((await product.mails()).filter(({ to }) => to.includes(address)));

/** The subjects of what went to the owner about a customer, by their address. */
export const subjectsAbout = async (product: Mailed, address: string): Promise<string[]> =>
  subjectsOf(
    (await product.mails()).filter(({ to, text }) => !to.includes(address) && text.includes(address)),
  );

export const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** What a lead's history tells twice. */
export const toldTwice = async (id: string): Promise<string[]> =>
  repeated((await timelineOf(id)).map(({ status, note = '' }) => `${status}: ${note}`));

/** Every call whose answer was lost was asked about again with its key, after the page had said so. */
export function checkDropped(calls: readonly Dropped[]): void {
  for (const { name, status, key, repeats, isSilent } of calls) {
    expect([name, status]).toEqual([name, 200]);
    expect([name, isSilent]).toEqual([name, undefined]);
    expect([name, [...new Set(repeats)]]).toEqual([name, [key]]);
  }
}
