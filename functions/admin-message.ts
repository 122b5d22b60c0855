import type { Lead } from '#domain/lead.ts';
import { changedSinceWritten, ownerWrote } from '#domain/message/message.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';
import { unlessRefused } from './use-cases/customer-act.ts';
import { unlessWrongPhotos } from './use-cases/photo/unless-wrong-photos.ts';

export const handler = adminOperation('admin-message', answerOperations, async (input, call) => {
  const { message: text, photo_urls: photos, at, about, anyway } = input;
  const decide = async (lead: Lead) => {
    await unlessWrongPhotos(lead, photos);
    if (at !== undefined && !anyway) unlessRefused(changedSinceWritten(lead, at, call.now));
    return ownerWrote(lead, { text, photos, at, about }, call);
  };
  return actOfAdmin(input, call, decide, { photos });
});
