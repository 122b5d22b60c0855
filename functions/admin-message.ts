import type { Lead } from '#domain/lead.ts';
import { ownerWrote } from '#domain/message/message.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';
import { unlessWrongPhotos } from './use-cases/photo/unless-wrong-photos.ts';

export const handler = adminOperation('admin-message', answerOperations, async (input, call) => {
  const { message: text, photo_urls: photos, at, about } = input;
  const decide = async (lead: Lead) => {
    await unlessWrongPhotos(lead, photos);
    return ownerWrote(lead, { text, photos, at, about }, call);
  };
  return actOfAdmin(input, call, decide, { photos });
});
