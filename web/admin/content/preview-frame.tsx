import { useEffect, useRef, useState } from 'react';
import { trustedHtml } from '../../components/trusted-html.ts';

interface PreviewFrameProps {
  readonly title: string;
  readonly html: string;
  /** In px, as the page sees it. */
  readonly width: number;
  readonly onOpen: (path: string) => void;
}

/** How high the page's window is, in px. */
export const previewHeight = 720;
/** How far above the first mark it begins, in px. */
const above = 160;

/** A page as it would look, at a width of its own, scaled into the place that there is. No script runs in it. */
export function PreviewFrame({ title, html, width, onOpen }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedHtml(html) as string; // the types know strings alone
  }, [html]);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    const top = page?.querySelector('[data-draft]')?.getBoundingClientRect().top;
    if (top !== undefined) frame.current?.contentWindow?.scrollTo(0, top - above);
    page?.addEventListener('click', (event) => {
      const address = (event.target as Element).closest('a')?.getAttribute('href');
      if (!address?.startsWith('/')) return;
      event.preventDefault();
      onOpen(address.replace(/[?#].*/, ''));
    });
  };
  return (
    <div ref={place} className="pv" style={{ height: previewHeight * scale, maxWidth: width }}>
      <iframe
        ref={frame}
        title={title}
        // Of the site's own origin, for its fonts and pictures; nothing in it can run, send or leave.
        sandbox="allow-same-origin"
        style={{ width, height: previewHeight, transform: `scale(${scale})` }}
        onLoad={onLoad}
      />
    </div>
  );
}
