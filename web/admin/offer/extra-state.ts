import { formatNearTime } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import type { Extra } from '#domain/offer/extra.ts';
import { lapsedAt } from '#domain/offer/open-extras.ts';
import { capitalized } from '#domain/plain-text.ts';

interface Asked {
  /** The customer's. */
  readonly name: string;
  readonly now: string;
  /** No answer can come anymore. */
  readonly isOver?: boolean;
}

/** What the customer said to extra work. Free of zod. */
export function extraState(
  extra: Pick<Extra, 'answer' | 'answered_at' | 'answer_by' | 'sent_at'>,
  { name, now, isOver = false }: Asked,
): string {
  const { sent_at, answer, answered_at = sent_at, answer_by } = extra;
  const who = shortName(name);
  if (answer === 'approve') return `Approved ${formatNearTime(answered_at, now)}.`;
  if (answer === 'leave') return `${capitalized(who)} said leave it, ${formatNearTime(answered_at, now)}.`;
  const asked = `Asked ${formatNearTime(sent_at, now)}`;
  if (isOver) return `${asked}. ${capitalized(who)} didn’t answer.`;
  const lapsed = lapsedAt(extra, now);
  if (lapsed !== undefined)
    return `No answer by ${formatNearTime(lapsed, now)}, so it’s a no. If ${who} wants it after all, ask again.`;
  const by = answer_by === undefined ? '' : `, answer by ${formatNearTime(answer_by, now)}`;
  return `${asked}${by}. Don’t start until ${who} approves.`;
}
