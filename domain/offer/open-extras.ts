import { type Status, takesExtras } from '../statuses.ts';
import type { Extra } from './extra.ts';
import { newestExtras } from './newest-extras.ts';

type Seen = Partial<Pick<Extra, 'sent_at' | 'answer' | 'answer_by'>>;

interface JobExtras<Work extends Seen> {
  /** In their newest versions. */
  readonly extras?: readonly Work[] | undefined;
  readonly record?: { readonly done_at: string } | undefined;
}

/** The extra work that no receipt has settled: what was asked before the job was first done is over, answered or not. */
export const unsettledExtras = <Work extends Seen>({ extras = [], record }: JobExtras<Work>): Work[] =>
  extras.filter(({ sent_at = '' }) => record === undefined || sent_at > record.done_at);

/** The time by which nobody answered: that is no, until it is asked anew. */
export const lapsedAt = ({ answer, answer_by }: Seen, now: string): string | undefined =>
  answer === undefined && answer_by !== undefined && answer_by < now ? answer_by : undefined;

/** Extra work that can still be answered. */
export const openExtras = <Work extends Seen>(
  { status, ...job }: JobExtras<Work> & { readonly status: Status },
  now: string,
): Work[] =>
  takesExtras(status)
    ? unsettledExtras(job).filter((extra) => extra.answer === undefined && lapsedAt(extra, now) === undefined)
    : [];

/** The same of a lead, which keeps every version. */
export const openExtrasOf = (
  { extras = [], ...job }: JobExtras<Extra> & { readonly status: Status },
  now: string,
): Extra[] => openExtras({ ...job, extras: newestExtras(extras) }, now);
