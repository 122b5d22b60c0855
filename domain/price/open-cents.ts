export interface Balance {
  /** A Los Angeles day. */
  readonly paid_on?: string | undefined;
  /** In cents, as all. */
  readonly total: number;
  /** What was paid, where that is no longer the total. */
  readonly paid_total?: number | undefined;
}

/** What is still to be paid of a receipt; below zero it comes back to the customer, after a correction. */
export const openCents = ({ paid_on, total, paid_total = total }: Balance): number =>
  paid_on === undefined ? total : total - paid_total;
