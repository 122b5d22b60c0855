import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const loopbackAddress = '127.0.0.1';

export interface Front {
  readonly url: string;
  /** `down`: every call is answered 503, so real clients fail after their retries. */
  setState(state: 'up' | 'down'): void;
  close(): Promise<void>;
}

export interface FrontOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export class BodyTooLarge extends Error {}

/** Reads the whole body; throws BodyTooLarge once it exceeds `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = 64 * 1024 * 1024): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** With its server, for what needs more than requests (Vite's web socket). */
export interface ServedFront extends Front {
  readonly server: Server;
}

/** Listens on the loopback address; an exception becomes a 500 and one line on stderr. */
export async function startFront({ port = 0, handle }: FrontOptions): Promise<ServedFront> {
  let state: 'up' | 'down' = 'up';
  const server = createServer((request, response) => {
    if (state === 'down') {
      request.resume();
      response.writeHead(503, { 'content-length': 0 }).end();
      return;
    }
    handle(request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return;
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-length': 0 }).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopbackAddress, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${loopbackAddress}:${bound}`,
    setState: (next) => {
      state = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
