import type { FocusEvent } from 'react';
import { parseLength } from '#domain/price/estimates.ts';

/** For a length field that is left: `24ft` becomes `24`, as the unit stands beside it. */
export function tidyLength({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const tidy = parseLength(currentTarget.value)?.toString();
  if (tidy === undefined || tidy === currentTarget.value) return;
  currentTarget.value = tidy;
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}
