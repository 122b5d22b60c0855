import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import * as clock from '#functions/runtime/clock.ts';
import { DamagedFile, readJsonFile } from '../damaged-file.ts';

export interface StoredMail {
  readonly id: string;
  /** ISO 8601 UTC */
  readonly sentAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `content` is base64. */
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
    /** By which the HTML names it as `cid:`. */
    readonly contentId?: string;
  }[];
}

export interface MailStore {
  /** Keeps a mail as `.eml` and as JSON; returns its id. */
  add(raw: Buffer, envelope: { readonly to: readonly string[] }): Promise<string>;
  list(): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  raw(id: string): Promise<Buffer | undefined>;
  /** Deletes a mail for good; false when there is none. */
  remove(id: string): Promise<boolean>;
}

async function parse(id: string, raw: Buffer, to: readonly string[]): Promise<StoredMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id,
    sentAt: clock.now(),
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content, contentId }) => ({
      filename: filename ?? 'attachment',
      contentType: mimeType,
      content: String(content),
      ...(contentId && { contentId: contentId.replace(/^<|>$/g, '') }),
    })),
  };
}

/** Mails in a folder, two files each. A mail counts once its JSON is there. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true });
  // Ids sort by time: milliseconds, then the order within the process.
  let sequence = 0;
  const fileOf = (id: string, kind: 'eml' | 'json') => path.join(directory, `${id}.${kind}`);
  /** A mail of which nothing whole is left is undefined; the others do not suffer from it. */
  const read = async (id: string): Promise<StoredMail | undefined> => {
    try {
      return (await readJsonFile(fileOf(id, 'json'))) as StoredMail | undefined; // written by `add` alone
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      const raw = await readFile(fileOf(id, 'eml')).catch(() => undefined);
      return raw && parse(id, raw, []);
    }
  };
  const ids = async () =>
    (await readdir(directory))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
      .reverse();

  return {
    add: async (raw, { to }) => {
      sequence += 1;
      const id = `${Date.now()}-${String(sequence).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;
      const mail = await parse(id, raw, to);
      await writeFile(fileOf(id, 'eml'), raw);
      await writeFile(`${fileOf(id, 'json')}.new`, JSON.stringify(mail));
      await rename(`${fileOf(id, 'json')}.new`, fileOf(id, 'json'));
      return id;
    },
    list: async () => (await Promise.all((await ids()).map(read))).filter((mail) => mail !== undefined),
    find: async (id) => ((await ids()).includes(id) ? read(id) : undefined),
    raw: async (id) => ((await ids()).includes(id) ? readFile(fileOf(id, 'eml')) : undefined),
    remove: async (id) => {
      if (!(await ids()).includes(id)) return false;
      // The JSON last: as long as it is there, the mail is found.
      await rm(fileOf(id, 'eml'), { force: true });
      await rm(fileOf(id, 'json'), { force: true });
      return true;
    },
  };
}
