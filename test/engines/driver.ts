/** What a walk needs of a browser; every call ends by itself, in an error if need be. */
export interface Driver {
  readonly engine: Engine;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and answers what it returns. */
  run(body: string): Promise<unknown>;
  /** By mouse, in pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** By keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Chooses a file of this machine in the page's first file field of that selector. */
  upload(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Engine = 'firefox' | 'webkit';

/** Milliseconds that one call to a browser may take. */
export const callLimit = 30_000;

/** A phone's window, in which the walks begin. */
export const phoneWindow = { width: 390, height: 844 } as const;
