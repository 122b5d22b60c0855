import { jobPhotoOperations } from '#domain/operations/job-photos.ts';
import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import { hasRoom, jobPhotosAfter, jobPhotosChange, unknownPhotos } from '#domain/photo/job-photo-changes.ts';
import { blurRefusal } from '#domain/photo/photo-blur.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';
import { areAcceptable } from './use-cases/photo/acceptable-photos.ts';

const refused = (sentence: string) => new AppError('invalid', sentence, { fields: { add: sentence } });

export const handler = adminOperation('admin-job-photos', jobPhotoOperations, async (wanted, call) => {
  const paths = [...wanted.add, ...wanted.blur].map(({ path }) => path);
  const { lead } = await actOfAdmin(
    wanted,
    call,
    async (lead) => {
      if (!hasRoom(lead, wanted)) throw refused(`A job takes ${maxJobPhotos} photos in all.`);
      const refusal = blurRefusal(lead.job_photos ?? [], wanted);
      if (refusal !== undefined) throw new AppError('conflict', refusal);
      const added = [...unknownPhotos(lead, wanted), ...wanted.blur].map(({ path }) => path);
      if (!(await areAcceptable(added))) throw refused('This isn’t a photo, or it never arrived.');
      return jobPhotosChange(lead, jobPhotosAfter(lead, wanted, call), call.now);
    },
    { photos: paths },
  );
  return { lead };
});
