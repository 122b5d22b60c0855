import { useMemo, useState } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import { counted } from '#domain/plain-text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { markedPage } from './marked-page.ts';
import { PreviewFrame, previewHeight } from './preview-frame.tsx';
import { type SiteChanges, usePreview } from './use-site-changes.ts';

const widths = [
  { name: 'Phone', px: 390 },
  { name: 'Laptop', px: 1280 },
] as const;

interface PreviewProps extends Pick<SiteChanges, 'pages' | 'changed'> {
  readonly path: string;
  /** The one whose changes are marked; all are without. */
  readonly kind: ContentKind | undefined;
  readonly onOpen: (path: string) => void;
}

const marksText = (marks: number): string =>
  marks > 0
    ? `Dashes mark what changes, ${counted(marks, 'place')} on this page.`
    : 'No text changes on this page.';

/** Any page with all drafts, as a phone and a laptop would show it. */
export function Preview({ pages, changed, path, kind, onOpen }: PreviewProps) {
  const [width, setWidth] = useState<number>(widths[0].px);
  const { data, isError, refetch } = usePreview(path, kind);
  const page = useMemo(() => data && markedPage(data.html, data.without || data.html), [data]);
  const options = (wanted: boolean) =>
    pages
      .filter((one) => changed.includes(one.path) === wanted && one.path !== '/404')
      .map((one) => (
        <option key={one.path} value={one.path}>
          {one.title} ({one.path})
        </option>
      ));
  const title = pages.find((one) => one.path === path)?.title ?? path;
  return (
    <section id="preview" aria-labelledby="preview-title" tabIndex={-1}>
      <h2 id="preview-title">Preview</h2>
      <div className="pv-tools">
        <label className="vh" htmlFor="preview-page">
          Page
        </label>
        <select
          id="preview-page"
          className="ctl"
          value={path}
          onChange={({ target }) => onOpen(target.value)}
        >
          <optgroup label="Pages that change">{options(true)}</optgroup>
          <optgroup label="Other pages">{options(false)}</optgroup>
        </select>
        <fieldset className="pv-widths">
          <legend className="vh">Width</legend>
          {widths.map(({ name, px }) => (
            <label key={name}>
              <input type="radio" name="preview-width" checked={width === px} onChange={() => setWidth(px)} />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="pv-ground">
        {page && (
          <>
            <a className="adm-link pv-skip" href="#publish">
              Skip the preview
            </a>
            <PreviewFrame title={`Preview of ${title}`} html={page.html} width={width} onOpen={onOpen} />
            <p className="quiet">
              {data?.without === '' ? 'The whole page is new.' : marksText(page.marks)} Menus and forms don’t
              work here.
            </p>
          </>
        )}
        {!page && isError && <LoadFailed what="the preview" isStale={false} onRetry={() => refetch()} />}
        {!page && !isError && (
          <div role="status" aria-label="Loading the preview">
            <span className="pv bone" style={{ maxWidth: width, aspectRatio: width / previewHeight }} />
          </div>
        )}
      </div>
    </section>
  );
}
