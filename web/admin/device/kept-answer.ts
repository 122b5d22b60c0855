/** An answer of the API as this device keeps it for when there is no line. */
export interface KeptAnswer {
  readonly name: string;
  readonly answer: unknown;
  /** By this device's clock, in ms. */
  readonly at: number;
  /** From when on it leaves the device, in ms. */
  readonly until: number;
  /** By how much the server's clock was ahead of this device's, in ms. */
  readonly aheadMs: number;
}
