import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { extraConflict, extraFound } from '#domain/offer/extra-work.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { newExtraId } from './data/lead/new-ids.ts';
import { newestSettings } from './data/settings/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';
import { areAcceptable } from './use-cases/photo/acceptable-photos.ts';
import { unlessConflict } from './use-cases/unless-conflict.ts';

export const handler = adminOperation('admin-extra', answerOperations, async (input, call) => {
  const { extraId = newExtraId(call.now), line, amount, photo, answer_by } = input;
  const photos = photo === undefined ? [] : [photo];
  const decide = async (lead: Parameters<typeof extraFound>[0]) => {
    unlessConflict(extraConflict(lead));
    if (answer_by !== undefined && answer_by <= call.now) {
      const problem = 'Pick a time that is still to come.';
      throw new AppError('invalid', problem, { fields: { answer_by: problem } });
    }
    if (!(await areAcceptable(photos))) {
      throw new AppError('invalid', intakeMessages.photos, { fields: { photo: intakeMessages.photos } });
    }
    const { settings } = await newestSettings();
    return extraFound(
      lead,
      { id: extraId, line, amount, ...(photo && { photo }), ...(answer_by && { answer_by }) },
      settings,
      call,
    );
  };
  return actOfAdmin(input, call, decide, { photos });
});
