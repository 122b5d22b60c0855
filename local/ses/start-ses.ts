import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import PostalMime, { type Address } from 'postal-mime';
import { arnOf } from '../access/arns.ts';
import { type Caller, signerOf } from '../access/callers.ts';
import { type Front, readBody, startFront } from '../front.ts';
import { addressProblem } from './addresses.ts';
import type { SentMail } from './feedback.ts';
import type { MailStore } from './mail-store.ts';

export interface SesOptions {
  readonly store: MailStore;
  /** Domains that may send; SES refuses senders that nobody verified. */
  readonly verifiedDomains: readonly string[];
  readonly onSent?: (mail: SentMail) => void;
}

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';
const maxMessageBytes = 40 * 1024 * 1024;
const maxRecipients = 50;

class SesError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const bare = (address: string) => /<([^>]*)>\s*$/.exec(address)?.[1] ?? address.trim();

function listOf(form: URLSearchParams, name: string): string[] {
  const found: string[] = [];
  for (let number = 1; ; number += 1) {
    const value = form.get(`${name}.member.${number}`);
    if (value === null) return found;
    found.push(value);
  }
}

function tagsOf(form: URLSearchParams): SentMail['tags'] {
  const tags: Record<string, readonly string[]> = {};
  for (let number = 1; ; number += 1) {
    const name = form.get(`Tags.member.${number}.Name`);
    if (name === null) return tags;
    tags[name] = [form.get(`Tags.member.${number}.Value`) ?? ''];
  }
}

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((entry) => (entry.address === undefined ? addressesOf(entry.group) : [entry.address]));

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

function requireRight(caller: Caller, sender: string, configurationSet: string | null): void {
  const action = 'ses:SendRawEmail';
  const values = { 'ses:FromAddress': [sender] };
  const resources = [
    arnOf.sender(domainOf(sender)),
    ...(configurationSet === null ? [] : [arnOf.configurationSet(configurationSet)]),
  ];
  for (const resource of resources) {
    const ask = { action, resource, values };
    if (!caller.may(ask)) throw new SesError('AccessDenied', caller.refusalOf(ask), 403);
  }
}

async function sendRawEmail(form: URLSearchParams, caller: Caller, options: SesOptions): Promise<string> {
  const { store, verifiedDomains, onSent } = options;
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
  if (raw.length > maxMessageBytes) {
    throw new SesError('InvalidParameterValue', `Message length is more than ${maxMessageBytes} bytes long.`);
  }
  const mail = await PostalMime.parse(raw);
  const sender = bare(form.get('Source') ?? mail.from?.address ?? '');
  const destinations = listOf(form, 'Destinations').map(bare);
  const to =
    destinations.length > 0
      ? destinations
      : [mail.to, mail.cc, mail.bcc].flatMap((list) => addressesOf(list));
  if (to.length === 0) throw new SesError('InvalidParameterValue', 'Missing destination');
  if (to.length > maxRecipients) {
    throw new SesError('InvalidParameterValue', `Recipient count exceeds ${maxRecipients}.`);
  }
  for (const address of [sender, ...to]) {
    const problem = addressProblem(address);
    if (problem !== undefined) throw new SesError('InvalidParameterValue', problem);
  }
  requireRight(caller, sender, form.get('ConfigurationSetName'));
  if (!verifiedDomains.includes(domainOf(sender))) {
    throw new SesError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region LOCAL: ${sender}`,
    );
  }
  const messageId = await store.add(raw, { to });
  onSent?.({ messageId, source: sender, destination: to, tags: tagsOf(form) });
  return messageId;
}

function send(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/xml', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

/** SES (the query protocol of client-ses) for the real client: what is sent lands in the mail store. */
export function startSes(options: SesOptions): Promise<Front> {
  const answer = async (form: URLSearchParams, caller: Caller | undefined): Promise<string> => {
    if (!caller) {
      throw new SesError(
        'InvalidClientTokenId',
        'The security token included in the request is invalid.',
        403,
      );
    }
    const action = form.get('Action') ?? '';
    if (action === 'SendRawEmail')
      return `<MessageId>${await sendRawEmail(form, caller, options)}</MessageId>`;
    if (action === 'GetSendQuota') {
      return '<Max24HourSend>50000</Max24HourSend><MaxSendRate>14</MaxSendRate><SentLast24Hours>0</SentLast24Hours>';
    }
    throw new SesError('InvalidAction', `Could not find operation ${action} for version 2010-12-01`);
  };

  return startFront({
    handle: async (request, response) => {
      const form = new URLSearchParams((await readBody(request)).toString());
      const action = form.get('Action') ?? '';
      const requestId = `<RequestId>${randomUUID()}</RequestId>`;
      try {
        const result = `<${action}Result>${await answer(form, signerOf(request.headers.authorization))}</${action}Result>`;
        const metadata = `<ResponseMetadata>${requestId}</ResponseMetadata>`;
        send(
          response,
          200,
          `<${action}Response xmlns="${namespace}">${result}${metadata}</${action}Response>`,
        );
      } catch (error) {
        if (!(error instanceof SesError)) throw error;
        const code = `<Type>Sender</Type><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message>`;
        send(
          response,
          error.status,
          `<ErrorResponse xmlns="${namespace}"><Error>${code}</Error>${requestId}</ErrorResponse>`,
        );
      }
    },
  });
}
