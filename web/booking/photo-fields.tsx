import { photoLimits } from '#domain/photo/photos.ts';
import { PhotoPicker } from '../photo/photo-picker.tsx';
import type { PhotoTray } from '../photo/photo-tray.ts';
import { Problem } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { problemId, useProblem } from './field-problems.ts';

const note = (
  <div className="group__note" id="photos-hint">
    <p>A full side and a close-up of the worst spot help most. Photos straight from your phone are fine.</p>
    <p>
      JPEG, PNG or WebP, up to {photoLimits.maxFiles} photos, {photoLimits.maxBytes / 1024 / 1024} MB each. We
      shrink larger ones for you.
    </p>
  </div>
);

export function PhotoFields({ tray }: { readonly tray: PhotoTray }) {
  const problem = useProblem('photo_urls');
  const describedBy = ['photos-hint', problem && problemId('photo_urls')].filter(Boolean).join(' ');
  return (
    <FieldGroup id="group-photos" title="Photos" note={note}>
      <div>
        <PhotoPicker tray={tray} describedBy={describedBy} />
        <Problem name="photo_urls" />
      </div>
    </FieldGroup>
  );
}
