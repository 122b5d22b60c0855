import { useEffect, useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import { type PostSummary, summaryOf } from './post-summary.ts';

interface PostsQuery {
  readonly limit?: number | undefined;
  readonly tag?: string | undefined;
  /** Posts known at build time: shown first, then replaced by the API's. */
  readonly known?: readonly PostSummary[] | undefined;
}

/** Newest first; undefined while loading. A failed load is logged and falls back to the known posts or none. */
export function usePosts({ limit, tag, known }: PostsQuery): readonly PostSummary[] | undefined {
  const [posts, setPosts] = useState(known);
  useEffect(() => {
    const reading = new AbortController();
    const request = { ...(limit ? { limit: String(limit) } : {}), ...(tag ? { tag } : {}) };
    callOperation('blog-posts', request, { signal: reading.signal }).then(
      (answer) => setPosts(answer.posts.map(summaryOf)),
      (error: unknown) => {
        if (reading.signal.aborted) return;
        console.error('Reading the blog failed', error);
        setPosts((before) => before ?? []);
      },
    );
    return () => reading.abort();
  }, [limit, tag]);
  return posts;
}
