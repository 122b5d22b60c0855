import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callOperation } from '../api/call-operation.ts';
import { Article } from '../blog/article.tsx';
import { renderMarkdown } from '../blog/markdown.ts';
import { summaryOf } from '../blog/post-summary.ts';
import { withoutHidden } from '../blog/without-hidden.ts';
import { useAreas } from '../content/content.tsx';
import type { KnownPost } from './blog-post.tsx';
import { NotFoundPage } from './not-found.tsx';
import '../styles/skeleton.css';

/** /blog/{slug} of a post newer than the build: the app shell asks the API for it. */
export function NewBlogPostPage() {
  const { slug = '' } = useParams();
  const [known, setKnown] = useState<KnownPost | 'none'>();
  const shown = useAreas().map((area) => area.slug);
  useEffect(() => {
    const reading = new AbortController();
    callOperation('blog-post', { slug }, { signal: reading.signal }).then(
      (post) => setKnown({ post: summaryOf(post), html: renderMarkdown(post.body ?? '') }),
      (error: unknown) => {
        if (reading.signal.aborted) return;
        console.error('Reading the article failed', error);
        setKnown('none');
      },
    );
    return () => reading.abort();
  }, [slug]);
  if (known === 'none') return <NotFoundPage />;
  if (known) return <Article post={known.post} html={withoutHidden(known.html, shown)} noindex />;
  return (
    <div className="wrap top" aria-busy="true">
      <p className="vh" role="status">
        Loading the article
      </p>
      <span className="bone bone--title" />
      <span className="bone bone--text" />
    </div>
  );
}
