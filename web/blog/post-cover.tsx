import { Picture } from '../components/picture.tsx';
import { isPicture } from '../pictures/picture-info.ts';

interface PostCoverProps {
  /** Name of one of our pictures, or a URL. */
  readonly cover: string;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** Decorative beside its title, so it has no alternative text. */
export function PostCover({ cover, sizes, priority = false }: PostCoverProps) {
  if (isPicture(cover)) return <Picture name={cover} sizes={sizes} alt="" priority={priority} />;
  return <img src={cover} alt="" width={824} height={464} loading={priority ? 'eager' : 'lazy'} />;
}
