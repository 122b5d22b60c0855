import type * as z from 'zod';
import { browser, tab } from '../../storage/kept-text.ts';
import { forgetIn, formsIn, keepIn, textIn } from '../device/typed-places.ts';
import { sessionKept } from '../session/session-kept.ts';

/** Who stays signed in keeps it on the device, else it goes with the tab. A sign-out takes it away. */
const keeper = () => (sessionKept() === 'on-device' ? browser : tab);

const watchers = new Set<() => void>();
function tell(): void {
  for (const onChange of watchers) onChange();
}

export function subscribeToTyped(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The forms in which something was typed that the server has not taken. */
export const typedForms = (): readonly string[] => formsIn(keeper());

const typedText = (of: string): string => textIn(keeper(), of);

/** What was typed in a form and the server has not taken; `of` names the form and what it is about. */
export function recallTyped<T>(of: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(typedText(of))).data;
  } catch {
    return undefined;
  }
}

export function typedWords(of: string): string {
  try {
    const words: unknown = JSON.parse(typedText(of));
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}

/** A field of what was typed, for the first screen, which loads no schemas. */
export function typedField(of: string, field: string): string | undefined {
  try {
    const value: unknown = JSON.parse(typedText(of))[field];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepTyped(of: string, typed: unknown): void {
  keepIn(keeper(), of, JSON.stringify(typed));
  tell();
}

export function forgetTyped(of: string): void {
  forgetIn(keeper(), of);
  tell();
}
