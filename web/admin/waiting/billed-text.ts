import type { OperationRequest } from '#domain/operations/index.ts';
import { counted, uncapitalized } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { linesSubtotal } from '#domain/record/record-totals.ts';
import { paidWays } from '#domain/record/record-words.ts';

type Finish = Pick<OperationRequest<'admin-finish'>, 'lines' | 'discount' | 'paid' | 'note'>;

export function billedText({ lines, discount = 0, paid }: Finish): string {
  const due = `${formatCents(linesSubtotal(lines) - discount)} before tax`;
  return paid ? `${due}, ${uncapitalized(paidWays[paid.how])}` : due;
}

export function dropQuestion(finish: Finish): string {
  const { lines, note, paid } = finish;
  const parts = [counted(lines.length, 'line'), paid && 'the payment', note && 'the note'];
  const lost = parts.filter(Boolean).join(', ');
  return `Delete yours (${billedText(finish)})? It’s only on this device: ${lost} will be gone for good.`;
}

export const dropTextQuestion = 'Delete what you wrote? It’s only on this device and will be gone for good.';
