import type * as z from 'zod';
import { browser, tab } from '../../storage/kept-text.ts';
import { typedPlaceOf } from '../device/typed-places.ts';
import { sessionKept } from '../session/session-kept.ts';

/** Who stays signed in keeps it on the device, else it goes with the tab. A sign-out takes it away. */
const keeper = () => (sessionKept() === 'on-device' ? browser : tab);

/** What was typed in a form and the server has not taken; `of` names the form and what it is about. */
export function recallTyped<T>(of: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(keeper().recall(typedPlaceOf(of)) ?? '')).data;
  } catch {
    return undefined;
  }
}

export const keepTyped = (of: string, typed: unknown): void =>
  keeper().remember(typedPlaceOf(of), JSON.stringify(typed));

export const forgetTyped = (of: string): void => keeper().forget(typedPlaceOf(of));
