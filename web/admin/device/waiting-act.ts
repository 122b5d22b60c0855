import type { OperationRequest } from '#domain/operations/index.ts';

/** What may be pressed without a line. */
export type QueuedOperation = 'admin-visit' | 'admin-timeline-add' | 'admin-message';

/** Why an act did not go through, as the server has said it. */
export interface ActRefusal {
  readonly sentence: string;
  readonly reason?: string | undefined;
}

/** An act that was pressed on this device and of which the server has not answered yet. */
export type WaitingAct = {
  [N in QueuedOperation]: {
    /** The device's own number, by which acts keep their order. */
    readonly place?: number;
    /** Also the idempotency key of each try. */
    readonly id: string;
    readonly name: N;
    readonly input: OperationRequest<N>;
    /** Acts of one lead go out in their order. */
    readonly leadId: string;
    /** What it is, in words: "Start, Ana Ortiz". */
    readonly said: string;
    /** By the server's clock, as far as it was known. */
    readonly pressedAt: string;
    /** It waits for the admin's word, not for a line. */
    readonly refusal?: ActRefusal | undefined;
  };
}[QueuedOperation];

/** The next to go out: in order, but for leads that are held up. */
export const nextToSend = (
  acts: readonly WaitingAct[],
  heldUp: ReadonlySet<string>,
): WaitingAct | undefined => acts.find(({ leadId, refusal }) => !refusal && !heldUp.has(leadId));
