import type { OperationRequest } from '#domain/operations/index.ts';

/** What may be pressed without a line. */
export type QueuedOperation =
  | 'admin-visit'
  | 'admin-finish'
  | 'admin-paid'
  | 'admin-timeline-add'
  | 'admin-message';

/** Why an act did not go through, as the server has said it. */
export interface ActRefusal {
  readonly sentence: string;
  readonly reason?: string | undefined;
}

/** What goes out in its lead's order, unless the server has refused it. */
export interface Waits {
  readonly id: string;
  readonly leadId: string;
  /** It waits for the admin's word, not for a line. */
  readonly refusal?: ActRefusal | undefined;
  /** It went out at least once, and no answer came. */
  readonly wasTried?: boolean | undefined;
  /** The admin sends it although an earlier act did not go through. */
  readonly goesAnyway?: boolean | undefined;
  /** Written while what did not go through stood at the top of the page. */
  readonly knowsRefusal?: boolean | undefined;
}

/** An act that was pressed on this device and of which the server has not answered yet. */
export type WaitingAct = {
  [N in QueuedOperation]: Waits & {
    /** The device's own number, by which acts keep their order. */
    readonly place?: number;
    /** `id` is also the idempotency key of each try. */
    readonly name: N;
    readonly input: OperationRequest<N>;
    /** What it is, in words: "Start, Ana Ortiz". */
    readonly said: string;
    /** By the server's clock, as far as it was known. */
    readonly pressedAt: string;
    /** By how much that clock was taken to be ahead of this device's, in ms; gone once the server has told. */
    readonly aheadMs?: number | undefined;
    /** Until then it can be undone: by this device's clock, in ms. */
    readonly undoUntil?: number | undefined;
  };
}[QueuedOperation];

export const undoMs = 10_000;

/** For how long yet an act can be undone and stays here, in ms. A clock that was set back holds nothing longer. */
export function msToUndo({ undoUntil = 0 }: Pick<WaitingAct, 'undoUntil'>, nowMs = Date.now()): number {
  const left = undoUntil - nowMs;
  return left > 0 && left <= undoMs ? left : 0;
}

/** An act's own time, by a clock that was wrong by so much; never in the future. */
const corrected = (instant: string, wrongMs: number, nowMs: number): string =>
  new Date(Math.min(Date.parse(instant) + wrongMs, nowMs)).toISOString();

/** Whether it says when it was pressed, and only by this device. */
export const isTimeUnsure = ({ aheadMs, input }: WaitingAct): boolean =>
  aheadMs !== undefined && ('at' in input || 'done_at' in input);

/** An act with its times by the server's clock, which is ahead by so much. Each try then says the same. */
export function settledAct(act: WaitingAct, aheadMs: number, deviceMs: number): WaitingAct {
  const wrongMs = aheadMs - (act.aheadMs ?? aheadMs);
  const right = (instant: string) => corrected(instant, wrongMs, deviceMs + aheadMs);
  const settled = { ...act, aheadMs: undefined, pressedAt: right(act.pressedAt) };
  if (settled.name === 'admin-visit' && settled.input.at !== undefined) {
    return { ...settled, input: { ...settled.input, at: right(settled.input.at) } };
  }
  if (settled.name === 'admin-message' && settled.input.at !== undefined) {
    return { ...settled, input: { ...settled.input, at: right(settled.input.at) } };
  }
  if (settled.name === 'admin-timeline-add' && settled.input.at !== undefined) {
    return { ...settled, input: { ...settled.input, at: right(settled.input.at) } };
  }
  if (settled.name === 'admin-finish' && settled.input.done_at !== undefined) {
    return { ...settled, input: { ...settled.input, done_at: right(settled.input.done_at) } };
  }
  return settled;
}

/** The next to go out: in order, but for leads that are held up. */
export const nextToSend = <T extends Waits>(acts: readonly T[], heldUp: ReadonlySet<string>): T | undefined =>
  acts.find(({ leadId, refusal }) => !refusal && !heldUp.has(leadId));

/** A job's finish goes out after its photos, so that its email has them. */
export const holdsBack = ({ name, leadId }: WaitingAct, photos: readonly Waits[]): boolean =>
  name === 'admin-finish' && photos.some((photo) => photo.leadId === leadId && !photo.refusal);

const behind = 'behind';

/** Whether nobody has refused it, but an act before it, and it waits for the admin's word on both. */
export const isBehind = ({ refusal }: Waits): boolean => refusal?.reason === behind;

export const behindRefusal = ({ name }: WaitingAct, { said }: WaitingAct): ActRefusal => ({
  reason: behind,
  sentence: `You ${name === 'admin-message' ? 'wrote' : 'pressed'} it after “${said}”, which didn’t go through. It waits here until you say what to do.`,
});

export function visitOf(act: WaitingAct): string | undefined {
  if (act.name === 'admin-visit') return act.input.visitId;
  return act.name === 'admin-finish' ? act.input.visit_id : undefined;
}

export const isOfVisit = ({ name }: WaitingAct): boolean => name === 'admin-visit' || name === 'admin-finish';

/** Whether a later act builds on an earlier one: both are of one visit. A finish may leave open of which. */
function buildsOn(act: WaitingAct, earlier: WaitingAct): boolean {
  if (act.leadId !== earlier.leadId || !isOfVisit(act) || !isOfVisit(earlier)) return false;
  const [own, other] = [visitOf(act), visitOf(earlier)];
  return own === undefined || other === undefined || own === other;
}

/** The words to a customer may tell of what was pressed before them. */
const mayTellOf = (act: WaitingAct, earlier: WaitingAct): boolean =>
  act.name === 'admin-message' && act.leadId === earlier.leadId && isOfVisit(earlier);

export const isRefusedAtVisit = (act: WaitingAct): boolean => act.refusal !== undefined && isOfVisit(act);

const says = (act: WaitingAct, ...said: readonly string[]): boolean =>
  act.name === 'admin-visit' && said.includes(act.input.act);

export const isLateUnsent = (visitId: string, acts: readonly WaitingAct[]): boolean =>
  acts.some((act) => says(act, 'late') && visitOf(act) === visitId);

/** The last act of a visit after which the customer need not hear that one is on the way, late or came earlier. */
export function overtakenBy(act: WaitingAct, acts: readonly WaitingAct[]): WaitingAct | undefined {
  if (!says(act, 'on-my-way', 'late') && !(act.goesAnyway && says(act, 'start'))) return undefined;
  const later = acts.slice(acts.findIndex(({ id }) => id === act.id) + 1);
  return later.findLast((one) => !one.refusal && !says(one, 'on-my-way') && buildsOn(one, act));
}

const before = (act: WaitingAct, acts: readonly WaitingAct[]): readonly WaitingAct[] =>
  acts.slice(
    0,
    acts.findIndex(({ id }) => id === act.id),
  );

/** What did not go through of what was said of a visit before its finish, which takes it along or overtakes it. */
export const refusedOnTheWay = (act: WaitingAct, acts: readonly WaitingAct[]): readonly WaitingAct[] =>
  act.name === 'admin-finish' || says(act, 'finish')
    ? before(act, acts).filter(
        (one) => one.refusal && says(one, 'on-my-way', 'late', 'start') && visitOf(one) === visitOf(act),
      )
    : [];

/** The refused act that one of the same visit, or words to its customer, must not pass, unless the admin sends it anyway. */
export function refusedBefore(act: WaitingAct, acts: readonly WaitingAct[]): WaitingAct | undefined {
  if (act.goesAnyway || act.knowsRefusal) return undefined;
  return before(act, acts).find(
    (one) => one.refusal && !isBehind(one) && (buildsOn(act, one) || mayTellOf(act, one)),
  );
}

/** What waits behind a refused act, and goes out again with it. */
export const waitsBehind = (act: WaitingAct, acts: readonly WaitingAct[]): readonly WaitingAct[] =>
  acts.filter((later) => isBehind(later) && refusedBefore(later, acts)?.id === act.id);
