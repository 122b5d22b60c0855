import { Agent, request } from 'node:http';
import type { Credentials } from '../../bench/connect.ts';
import { type Call, credentialWords } from './call.ts';
import { type KnownRows, withRows } from './known-rows.ts';

/** Longer than any operation may take: who has not answered by then hangs. */
const patienceMs = 35_000;
/** A connection kept over a long look at the tables would be closed by the server just as it is used. */
const agent = new Agent({ keepAlive: false });

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Where calls go, and what the words in them stand for. */
export interface Target {
  readonly url: string;
  readonly rows: KnownRows;
  readonly credentials: () => Promise<Credentials>;
}

/** A call with all words replaced. */
interface Sent {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
}

async function spellOut(call: Call, { rows, credentials }: Target): Promise<Sent> {
  const { publicKey, adminToken } = await credentials();
  const spelled = (text: string) =>
    withRows(text, rows)
      .replace(credentialWords.publicKey, () => publicKey)
      .replace(credentialWords.adminToken, () => adminToken);
  const { body } = call;
  return {
    path: spelled(call.target),
    headers: call.headers.map(([name, value]) => [name, spelled(value)]),
    body: body && ('text' in body ? Buffer.from(spelled(body.text)) : Buffer.from(body.base64, 'base64')),
  };
}

/** Sends a call as it is, nothing tidied up. Rejects when there is no answer in time. */
export async function send(call: Call, target: Target): Promise<Answer> {
  const { path, headers, body } = await spellOut(call, target);
  const { hostname, port, host } = new URL(target.url);
  const flat = [['host', host] as const, ...headers].flat();
  const length = body === undefined ? [] : ['content-length', String(body.length)];
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        path,
        method: call.method,
        headers: [...flat, ...length],
        timeout: patienceMs,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${patienceMs} ms.`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a shell command that repeats it. */
export async function curlOf(call: Call, target: Target): Promise<string> {
  const { path, headers, body } = await spellOut(call, target);
  const parts = ['curl', '--path-as-is', '-i', '-X', call.method, quoted(target.url + path)];
  for (const [name, value] of headers)
    parts.push('-H', quoted(value === '' ? `${name};` : `${name}: ${value}`));
  if (body === undefined) return parts.join(' ');
  return `echo ${body.toString('base64')} | base64 -d | ${parts.join(' ')} --data-binary @-`;
}
