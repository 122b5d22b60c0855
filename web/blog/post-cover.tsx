import { Picture } from '../components/picture.tsx';

interface PostCoverProps {
  /** Name of one of our pictures, or an address. */
  readonly cover: string;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A post's cover: decoration beside its title, hence without alternative text. */
export function PostCover({ cover, sizes, priority = false }: PostCoverProps) {
  const isName = /^[a-z0-9-]+$/.test(cover);
  if (isName) return <Picture name={cover} sizes={sizes} alt="" priority={priority} />;
  return <img src={cover} alt="" width={824} height={464} loading={priority ? 'eager' : 'lazy'} />;
}
