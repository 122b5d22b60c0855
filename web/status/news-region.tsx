import { useEffect, useRef } from 'react';
import { unbroken } from '../components/unbroken.ts';
import { Note } from './note.tsx';
import type { News } from './page-state.ts';

/** Takes the focus with each piece of news. */
export function NewsRegion({ news }: { readonly news: News | undefined }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!news) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'center' });
  }, [news]);
  return (
    <div role="status" className="told-here" tabIndex={-1} ref={region}>
      {news && (
        <Note tone={news.tone} title={news.title}>
          {news.text && <p>{unbroken(news.text)}</p>}
        </Note>
      )}
    </div>
  );
}
