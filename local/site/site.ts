import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whatever serves the pages: what was built, or Vite. */
export interface OpenSite {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Puts a published page in the place of the built one; with a status if it has one of its own. */
  readonly replace: (file: string, content: Buffer, status?: string) => void;
  /** Of the inline scripts that its pages may run. */
  readonly scriptHashes: readonly string[];
}
