/** What to do with a target that has data of its own. `keep`: its rows win; `overwrite`: those of the copy do. */
export type Existing = 'refuse' | 'keep' | 'overwrite';

export interface RestoreOptions {
  readonly existing: Existing;
  /** Ids of leads and customers that stay erased. */
  readonly erased: ReadonlySet<string>;
  readonly now: string;
  /** Tells how far it is, without any data. */
  readonly say: (line: string) => void;
}
