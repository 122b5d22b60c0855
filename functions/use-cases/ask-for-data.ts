import { randomInt } from 'node:crypto';
import { type DataWish, mostCodesPerDay } from '#domain/data-request.ts';
import { codeMissed, codeSent, dataRequestDue, dataRequested, validCode } from '#domain/data-requests.ts';
import { maskedEmail } from '#domain/email-address.ts';
import { AppError } from '../runtime/app-error.ts';
import type { Call } from '../runtime/pipeline.ts';
import { isSameSecret } from '../runtime/same-secret.ts';
import { actOfCustomer } from './customer-act.ts';
import { publicLead } from './public-lead.ts';

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Emails a code to the lead's own address, whoever has the page's link; answers the address, masked. */
export async function sendDataCode(slug: string, call: Call): Promise<string> {
  const { email } = await publicLead(slug);
  if (email === undefined) {
    throw new AppError('conflict', 'We don’t have an email address for you. Please write to us.');
  }
  await actOfCustomer({ slug, asks: 'code' }, call, (lead) => {
    const change = codeSent(lead, newCode(), call.now);
    if (!change) {
      const sentence = `We’ve emailed you ${mostCodesPerDay} codes today. Use the last one, or try again tomorrow.`;
      throw new AppError('too-many', sentence);
    }
    return { change };
  });
  return maskedEmail(email);
}

function wrongCode(): AppError {
  const sentence = 'That code isn’t right, or it has expired.';
  return new AppError('invalid', sentence, { fields: { code: sentence } });
}

/** Records what the holder of the mailbox wants done with their data; answers by when. */
export async function askForData(
  request: {
    readonly slug: string;
    readonly code: string;
    readonly wish: DataWish;
    readonly message?: string | undefined;
  },
  call: Call,
): Promise<string> {
  await actOfCustomer({ ...request }, call, (lead) => {
    const code = validCode(lead, call.now);
    return code !== undefined && isSameSecret(request.code, code)
      ? { change: dataRequested(lead, request, call.now) }
      : { change: codeMissed(lead), refusal: wrongCode() };
  });
  return dataRequestDue(call.now);
}
