import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whatever serves the pages: what was built, or Vite. */
export interface OpenSite {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Of the inline scripts that its pages may run. */
  readonly scriptHashes: readonly string[];
}
