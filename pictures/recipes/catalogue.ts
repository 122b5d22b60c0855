import { areaPictures } from './area-pictures.ts';
import { blogPictures } from './blog.ts';
import { homePictures } from './home.ts';
import { packagePictures } from './packages.ts';
import { pairPictures } from './pairs.ts';
import type { Picture } from './picture.ts';

/** Every picture of the site. */
export const catalogue: readonly Picture[] = [
  ...homePictures,
  ...areaPictures,
  ...pairPictures,
  ...packagePictures,
  ...blogPictures,
];
