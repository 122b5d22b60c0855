import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Front, readBody, startFront } from '#local/front.ts';

/** What happens to one call on its way to a service and back. */
export interface LineFault {
  /** A text in the call's head or body by which it is told from others. */
  readonly to: string;
  /** `forward` has the service carry the call out. */
  readonly act: (response: ServerResponse, forward: () => Promise<ServiceAnswer>) => Promise<void>;
}

interface ServiceAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A line between a client and its service, on which calls go wrong. */
export interface FaultyLine extends Front {
  /** Strikes the next call that it is meant for, once. */
  next(fault: LineFault): void;
  /** The bodies of all calls so far. */
  readonly calls: readonly string[];
}

const answer = (response: ServerResponse, { status, type, body }: ServiceAnswer) => {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
};

export async function startFaultyLine(service: string): Promise<FaultyLine> {
  const faults: LineFault[] = [];
  const calls: string[] = [];
  const front = await startFront({
    handle: async (request, response) => {
      const { method = 'POST', url = '/', headers } = request;
      const body = (await readBody(request)).toString();
      calls.push(body);
      const forward = async (): Promise<ServiceAnswer> => {
        const { 'content-length': _, host: __, connection: ___, expect: ____, ...others } = headers;
        const found = await fetch(service + url, { method, body, headers: others as Record<string, string> }); // none is set twice
        return {
          status: found.status,
          type: found.headers.get('content-type') ?? '',
          body: await found.text(),
        };
      };
      const whole = `${JSON.stringify(headers)}${body}`;
      const at = faults.findIndex(({ to }) => whole.includes(to));
      const [fault] = at < 0 ? [] : faults.splice(at, 1);
      if (fault) return fault.act(response, forward);
      answer(response, await forward());
    },
  });
  return Object.assign(front, { next: (fault: LineFault) => void faults.push(fault), calls });
}

/** The service refuses before it does anything. */
export const refuse =
  (name: string, status = 400): LineFault['act'] =>
  async (response) =>
    answer(response, {
      status,
      type: 'application/x-amz-json-1.0',
      body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }),
    });

/** The service does what it is told, and the line breaks before it could say so. */
export const breakOff: LineFault['act'] = async (response, forward) => {
  await forward();
  response.destroy();
};

/** The service does what it is told, and the line breaks in the midst of its answer. */
export const breakOffHalfway: LineFault['act'] = async (response, forward) => {
  const { status, type, body } = await forward();
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

/** The service does what it is told, and something on the line hands on half of its answer as if it were whole. */
export const halve: LineFault['act'] = async (response, forward) => {
  const found = await forward();
  answer(response, { ...found, body: found.body.slice(0, found.body.length / 2) });
};

/** The service does what it is told at once, and its answer takes its time. */
export const delay =
  (milliseconds: number): LineFault['act'] =>
  async (response, forward) => {
    const found = await forward();
    await sleep(milliseconds);
    answer(response, found);
  };
