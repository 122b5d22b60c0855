import { intakeMessages } from '#domain/intake-texts.ts';
import { customerWrote, mostLeadPhotos } from '#domain/message.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { areAcceptable } from './use-cases/acceptable-photos.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

const wrongPhotos = (sentence: string) =>
  new AppError('invalid', sentence, { fields: { photo_urls: sentence } });

export const handler = operation('customer-message', answerOperations, async (input, call) =>
  actOfCustomer(input, call, async (lead) => {
    const { message: text, photo_urls: photos } = input;
    if (lead.photo_urls.length + photos.length > mostLeadPhotos) {
      throw wrongPhotos(`You can send ${mostLeadPhotos} photos in all.`);
    }
    if (!(await areAcceptable(photos))) throw wrongPhotos(intakeMessages.photos);
    return { change: customerWrote(lead, { text, photos }, call.now), photos };
  }),
);
