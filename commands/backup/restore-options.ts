/** For a target with data of its own. `keep`: its rows win; `overwrite`: the copy's rows win. */
export type Existing = 'refuse' | 'keep' | 'overwrite';

export interface RestoreOptions {
  readonly existing: Existing;
  readonly erased: ReadonlySet<string>;
  readonly now: string;
  readonly say: (line: string) => void;
}
