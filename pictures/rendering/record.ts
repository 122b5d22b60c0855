import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type Picture, type ShapeName, shapes } from '../recipes/picture.ts';

/** What is known of a rendered picture; kept beside the files, so that unchanged pictures are left alone. */
export interface Rendered {
  readonly hash: string;
  readonly placeholder: string;
  readonly drawn: boolean;
}
export type RenderRecord = Readonly<Record<string, Rendered>>;

/** The record of the last rendering, empty when there was none. */
export const readRecord = async (file: string): Promise<RenderRecord> =>
  readFile(file, 'utf8').then(JSON.parse, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return {};
    throw error;
  });

export const writeRecord = (file: string, record: RenderRecord): Promise<void> =>
  writeFile(file, `${JSON.stringify(record, null, 2)}\n`);

/** Names that the files of a picture have, whatever it shows. */
export const filesOf = ({ name, shape }: Pick<Picture, 'name' | 'shape'>): string[] => [
  ...shapes[shape].widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  `${name}-${shapes[shape].fallback}.jpg`,
];

const factory = (shape: ShapeName): string => {
  const { width, height, widths, fallback } = shapes[shape];
  return [
    `const ${shape} = (placeholder: string, drawn = true): PictureInfo => ({`,
    `  width: ${width},`,
    `  height: ${height},`,
    `  widths: [${widths.join(', ')}],`,
    `  fallback: ${fallback},`,
    '  placeholder,',
    '  drawn,',
    '});',
  ].join('\n');
};

/**
 * Source text of the manifest that pages import. It holds what a page needs to reserve the space of a
 * picture and nothing else, because it travels to the browser. Pictures of one shape share its numbers.
 */
export function manifestSource(pictures: readonly Picture[], record: RenderRecord): string {
  const entries = pictures.map(({ name, shape }) => {
    const { placeholder = '#ffffff', drawn = true } = record[name] ?? {};
    return `  '${name}': ${shape}('${placeholder}'${drawn ? '' : ', false'}),`;
  });
  const version = createHash('sha256')
    .update(pictures.map(({ name }) => `${name} ${record[name]?.hash}`).join('\n'))
    .digest('hex')
    .slice(0, 8);
  return `// Written by \`npm run pictures\`. Do not edit.

export interface PictureInfo {
  /** Size of the largest file in pixels; reserves the space on the page. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Width of the JPEG. */
  readonly fallback: number;
  /** Shows until the picture has loaded. */
  readonly placeholder: string;
  /** True for a drawing, which pages caption as an illustration; false for the owner's photo. */
  readonly drawn: boolean;
}

/** Changes with any picture. The files are served under /assets/pictures/<version>/ and may be cached for ever. */
export const picturesVersion = '${version}';

${(Object.keys(shapes) as ShapeName[]).map(factory).join('\n')}

export const pictures = {
${entries.join('\n')}
};
`;
}
