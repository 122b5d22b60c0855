import { answerOperations } from '#domain/operations/answers.ts';
import { codeMissed, dataRequestDue, dataRequested, validCode } from '#domain/privacy/data-requests.ts';
import { takeCodeTry } from './data/mail/confirmations.ts';
import { stopAllMails } from './data/mail/unsubscribes.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { isSameSecret } from './runtime/same-secret.ts';
import { unseenActOfCustomer } from './use-cases/customer-act.ts';

function wrongCode(): AppError {
  const sentence = 'That code isn’t right or has expired.';
  return new AppError('invalid', sentence, { fields: { code: sentence } });
}

const tooManyTries = () =>
  new AppError('too-many', 'That’s too many codes tried today. Please try again tomorrow, or message us.');

const alreadyAsked = () =>
  new AppError('conflict', 'You’ve already asked about your data. Message us if there’s something else.');

export const handler = operation('data-request', answerOperations, async (input, call) => {
  await unseenActOfCustomer(input, call, async (lead) => {
    const { id, email, data_request } = lead;
    if (email === undefined) throw wrongCode();
    if (!(await takeCodeTry({ id, email }, call.now))) throw tooManyTries();
    const code = validCode(lead, call.now);
    if (code === undefined || !isSameSecret(input.code, code)) {
      return { change: codeMissed(lead), refusal: wrongCode() };
    }
    if (data_request) throw alreadyAsked();
    if (input.wish === 'deletion') await stopAllMails({ id, email }, call.now);
    return { change: dataRequested(lead, input, call.now) };
  });
  return { due_at: dataRequestDue(call.now) };
});
