import { uploads } from '#domain/operations/uploads.ts';
import { type PhotoType, photoExtensions, photoMessages } from '#domain/photo/photos.ts';
import { uploadAddress } from './data/photo/photo-uploads.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';

/** By type if given, else by the file's name. */
function extensionOf(filename: string, contentType: PhotoType | undefined): string {
  if (contentType !== undefined) return photoExtensions[contentType];
  const named = /\.(?<extension>jpe?g|png|webp)$/i.exec(filename)?.groups?.extension?.toLowerCase();
  if (named !== undefined) return named.replace('jpeg', 'jpg');
  throw new AppError('invalid', photoMessages.type, { fields: { filename: photoMessages.type } });
}

export const handler = operation(
  'generate-upload-url',
  uploads,
  async ({ filename, tempId, contentType, size }) =>
    uploadAddress({ tempId, extension: extensionOf(filename, contentType), contentType, size }),
);
