/** Milliseconds by which the product's time is ahead of the machine's. Nothing deployed ever changes it. */
let aheadMs = 0;

/** ISO 8601 UTC. Tokens, signed addresses and the time that a run has left go by the machine's own clock. */
export const now = (): string => new Date(Date.now() + aheadMs).toISOString();

/** Sets the product's time, which runs on from there; undefined gives the machine's back. For one machine alone. */
export function setClock(instant: string | undefined): void {
  aheadMs = instant === undefined ? 0 : Date.parse(instant) - Date.now();
}
