import { preparedType } from '../../photo/prepare-photo.ts';
import { onDevice } from '../device/store.ts';
import { typedPlaceOf } from '../device/typed-places.ts';
import { sessionKept } from '../session/session-kept.ts';

/** Keeps the photo of a draft beside its words; not for who leaves nothing on the device. */
export async function keepTypedPhoto(of: string, photo: Blob): Promise<void> {
  if (sessionKept() !== 'on-device') return;
  const bytes = await photo.arrayBuffer();
  await onDevice((store) => store.put('bytes', bytes, typedPlaceOf(of)));
}

export async function typedPhoto(of: string): Promise<File | undefined> {
  const bytes = await onDevice((store) => store.get('bytes', typedPlaceOf(of)));
  return bytes && new File([bytes], 'photo.jpg', { type: preparedType });
}

export async function forgetTypedPhoto(of: string): Promise<void> {
  await onDevice((store) => store.delete('bytes', typedPlaceOf(of)));
}
