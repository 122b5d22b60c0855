import { type PictureInfo, pictures } from './manifest.ts';

const byName: Readonly<Record<string, PictureInfo>> = pictures;

export const isPicture = (name: string): boolean => Object.hasOwn(byName, name);

/** Sizes and colour of a picture by its name. A name without a picture is a mistake in the site and throws. */
export function pictureInfo(name: string): PictureInfo {
  const info = isPicture(name) ? byName[name] : undefined;
  if (!info) throw new Error(`No picture is named ${name}.`);
  return info;
}
