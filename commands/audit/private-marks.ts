import { homedir, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { business } from '#domain/business.ts';
import { addressOfMailbox } from '#domain/mail/email-address.ts';
import { tables } from '#functions/data/keys.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (texts: readonly string[]) => new RegExp(texts.map(escaped).join('|'), 'g');

const ownAddresses = [business.sender, business.replyTo, business.owner].map(addressOfMailbox);
const address = /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|dev|example|app|co|us)\b/gi;

/** Build folders of this machine. A root of one letter would match everywhere. */
const machineFolders = [fileURLToPath(new URL('../..', import.meta.url)), homedir(), tmpdir()]
  .map((folder) => `${folder.replace(/[/\\]$/, '')}/`)
  .filter((folder) => folder.length > 3);

interface Mark {
  readonly what: string;
  readonly pattern: RegExp;
}

const inAnything: readonly Mark[] = [
  { what: 'a source map', pattern: /sourceMappingURL=/g },
  { what: "a path of the build's machine", pattern: anyOf(machineFolders) },
  { what: 'an access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/g },
  { what: "a local start's key", pattern: /pk_local_\w+/g },
];

/** Additionally forbidden in what browsers load. */
const inSite: readonly Mark[] = [
  ...inAnything,
  { what: 'the origin secret', pattern: /ORIGIN_SECRET|x-origin-verify/gi },
  { what: 'a table or its name', pattern: anyOf(tables.flatMap(({ id, env }) => [env, `"${id}"`])) },
  { what: "a service's own address", pattern: /\b(?:127\.0\.0\.1|localhost)[:/]\d*/g },
];

export function privateValuesIn(text: string, where: 'site' | 'function'): string[] {
  const marks = where === 'site' ? inSite : inAnything;
  const found = marks.flatMap(({ what, pattern }) =>
    (text.match(pattern) ?? []).map((hit) => `${what}: ${hit}`),
  );
  const foreign = (text.match(address) ?? []).filter((hit) => !ownAddresses.includes(hit.toLowerCase()));
  return [...new Set([...found, ...foreign.map((hit) => `somebody's address: ${hit}`)])];
}
