import { picturesVersion } from '../pictures/manifest.ts';
import { pictureInfo } from '../pictures/picture-info.ts';

interface PictureProps {
  readonly name: string;
  readonly sizes: string;
  /** Empty for decorative pictures. */
  readonly alt: string;
  /** Loads eagerly: only for the picture at the top of a page. */
  readonly priority?: boolean;
  readonly className?: string;
  readonly onLoad?: (() => void) | undefined;
  /** Another picture below 768 px, where a crop will not do. */
  readonly narrow?: string;
}

const phone = '(max-width: 767px)';

const source = (name: string, width: number, format: string): string =>
  `/assets/pictures/${picturesVersion}/${name}-${width}.${format}`;
/** URL of a picture's JPEG, for places that take a single file. */
export const plainPicture = (name: string): string => source(name, pictureInfo(name).fallback, 'jpg');
const sourceSet = (name: string, format: 'avif' | 'webp'): string =>
  pictureInfo(name)
    .widths.map((width) => `${source(name, width, format)} ${width}w`)
    .join(', ');

function Sources({ name, sizes, media }: { name: string; sizes: string; media?: string }) {
  const { width, height } = pictureInfo(name);
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sourceSet(name, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}

/** Every format and width, with reserved space and the mean color until it has loaded. */
export function Picture({ name, sizes, alt, priority, className, narrow, onLoad }: PictureProps) {
  const { width, height, placeholder } = pictureInfo(name);
  return (
    <picture>
      {narrow ? <Sources name={narrow} sizes={sizes} media={phone} /> : null}
      <Sources name={name} sizes={sizes} />
      <img
        src={plainPicture(name)}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={{ backgroundColor: placeholder }}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onLoad={onLoad}
      />
    </picture>
  );
}
