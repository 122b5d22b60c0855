import { mayAskFrom } from '#domain/lead/lead-correction.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { maskedEmail } from '#domain/mail/email-address.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { maxCodesPerDay } from '#domain/privacy/data-request.ts';
import { codeSent } from '#domain/privacy/data-requests.ts';
import { newCode } from './data/lead/new-ids.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { unseenActOfCustomer } from './use-cases/customer-act.ts';
import { publicLead } from './use-cases/status/public-lead.ts';

/** The code goes to the lead's own address, whoever has the page's link. */
export const handler = operation('data-code', answerOperations, async ({ slug }, call) => {
  const found = await publicLead(slug);
  const { email } = found;
  if (email === undefined) {
    throw new AppError('conflict', 'We don’t have an email address for you. Please message us.');
  }
  const from = mayAskFrom(found, call.now);
  if (from !== undefined) {
    const sentence = `Your email was changed here, so this opens again ${formatMoment(from, call.now)}. In a hurry? Message us.`;
    throw new AppError('conflict', sentence);
  }
  await unseenActOfCustomer({ slug, asks: 'code' }, call, (lead) => {
    const change = codeSent(lead, newCode(), call.now);
    if (!change) {
      const sentence = `We’ve emailed you ${maxCodesPerDay} codes today. Use the last one, or try again tomorrow.`;
      throw new AppError('too-many', sentence);
    }
    return { change };
  });
  return { mailed_to: maskedEmail(email) };
});
