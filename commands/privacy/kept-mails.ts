import * as z from 'zod';

const KeptMail = z.object({
  id: z.string(),
  to: z.array(z.string()).readonly(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type KeptMail = z.infer<typeof KeptMail>;

export interface MailKeeper {
  list(): Promise<readonly KeptMail[]>;
  raw(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/** SES keeps no sent emails. */
export const noMails: MailKeeper = {
  list: async () => [],
  raw: async () => undefined,
  remove: async () => undefined,
};

async function asked(address: string, method: 'GET' | 'DELETE'): Promise<Response> {
  const answer = await fetch(address, { method });
  if (!answer.ok) throw new Error(`The inbox answers ${answer.status}.`);
  return answer;
}

/** The local product's inbox. */
export const mailsOfInbox = (inboxUrl: string): MailKeeper => ({
  list: async () => z.array(KeptMail).parse(await (await asked(`${inboxUrl}.json`, 'GET')).json()),
  raw: async (id) => Buffer.from(await (await asked(`${inboxUrl}/${id}.eml`, 'GET')).arrayBuffer()),
  remove: async (id) => {
    await asked(`${inboxUrl}/${id}`, 'DELETE');
  },
});
