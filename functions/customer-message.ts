import { customerWrote } from '#domain/message/message.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { withReady, withWish } from '#domain/visit/customer-visits.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';
import { unlessWrongPhotos } from './use-cases/photo/unless-wrong-photos.ts';

export const handler = operation('customer-message', answerOperations, async (input, call) =>
  actOfCustomer(input, call, async (lead) => {
    const { message: text, photo_urls: photos, ready } = input;
    await unlessWrongPhotos(lead, photos);
    const written = customerWrote(lead, { text, photos }, call.now);
    const wrote = withWish(written, lead, input, call.now);
    return { change: ready ? withReady(wrote, lead, ready, call.now) : wrote, photos };
  }),
);
