/** One line of what is not published yet. */
export interface ContentChange<Changed> {
  readonly key: string;
  /** `Complete Detail: $28 to $30 per foot`. */
  readonly words: string;
  /** What is left when this one is dropped. */
  readonly without: Changed;
}
