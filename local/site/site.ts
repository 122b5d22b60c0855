import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whatever serves the pages: what was built, or Vite. */
export interface OpenSite {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Puts a published page in the place of the built one. */
  readonly replace: (file: string, content: Buffer) => void;
  /** Of the inline scripts that its pages may run. */
  readonly scriptHashes: readonly string[];
}
