import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { certainSigns, type Signs, signsIn, signsOf } from '#domain/privacy/person.ts';
import { pointerKey } from '#functions/data/keys.ts';
import {
  type ObjectVersion,
  readObject,
  topFolders,
  versionsIn,
} from '#functions/data/privacy/object-versions.ts';
import {
  findPersonRows,
  type PersonRows,
  photoPathsOf,
  type Wanted,
} from '#functions/data/privacy/person-rows.ts';
import type { KeptMail, MailKeeper } from './kept-mails.ts';

export interface Person {
  readonly wanted: Wanted;
  readonly rows: PersonRows;
  /** Photo folders of leads and uploads. */
  readonly folders: readonly string[];
  /** All versions, under every prefix. */
  readonly photos: readonly ObjectVersion[];
  readonly mails: readonly KeptMail[];
  readonly exports: readonly ObjectVersion[];
  readonly signs: Signs;
}

const photosPointer = pointerKey.photos('');

function foldersOf({ leads, pointers }: PersonRows, { leadIds }: Wanted): string[] {
  const uploads = pointers.map(({ id }) => String(id)).filter((id) => id.startsWith(photosPointer));
  const paths = leads.flatMap((lead) => photoPathsOf(lead).map((path) => path.split('/')[1] ?? ''));
  const ids = [
    ...leadIds,
    ...leads.map(({ id }) => id),
    ...uploads.map((id) => id.slice(photosPointer.length)),
    ...paths,
  ];
  return [...new Set(ids)].filter((id) => id !== '');
}

async function photosIn(folders: readonly string[]): Promise<ObjectVersion[]> {
  const found: ObjectVersion[] = [];
  for (const top of await topFolders('PHOTOS_BUCKET')) {
    for (const folder of folders) {
      for await (const version of versionsIn('PHOTOS_BUCKET', `${top}${folder}/`)) found.push(version);
    }
  }
  return found;
}

const isTheirs = (value: unknown, signs: Signs): boolean =>
  signsIn(value, signs).some((kind) => certainSigns.some((certain) => certain === kind));

async function exportsNaming(signs: Signs): Promise<ObjectVersion[]> {
  const found: ObjectVersion[] = [];
  for await (const version of versionsIn('EXPORTS_BUCKET')) {
    const { bytes } = await readObject('EXPORTS_BUCKET', version.key);
    if (isTheirs(Buffer.from(bytes).toString(), signs)) found.push(version);
  }
  return found;
}

function signsOfRows(
  { mailbox, leadIds }: Wanted,
  { leads, quotes, customers }: PersonRows,
  folders: readonly string[],
) {
  return signsOf({
    // Without a mailbox only single leads are wanted; the person may have others.
    email:
      mailbox === undefined
        ? []
        : [mailbox, ...leads.flatMap(({ email = '' }) => [email, mailboxKey(email)])],
    slug: leads.map(({ public_slug }) => public_slug),
    ids: [
      ...leadIds,
      ...folders,
      ...leads.map(({ meta_event_id }) => meta_event_id),
      ...quotes.map(({ id }) => String(id)),
      ...customers.map(({ id }) => String(id)),
    ],
    phone: leads.flatMap(({ phone, phone_e164 }) => [phone, phone_e164]),
    name: [...leads.map(({ full_name }) => full_name), ...customers.map(({ name }) => String(name))],
  });
}

/** `leadIds`: leads booked under another address. */
export async function findPerson(
  { email, leadIds = [] }: { email?: string | undefined; leadIds?: readonly string[] },
  mails: MailKeeper,
): Promise<Person> {
  const wanted: Wanted = { leadIds, ...(email !== undefined && { mailbox: mailboxKey(email) }) };
  const rows = await findPersonRows(wanted);
  const folders = foldersOf(rows, wanted);
  const signs = signsOfRows(wanted, rows, folders);
  return {
    wanted,
    rows,
    folders,
    photos: await photosIn(folders),
    mails: (await mails.list()).filter((mail) => isTheirs(mail, signs)),
    exports: await exportsNaming(signs),
    signs,
  };
}
