import { useEffect, useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import { type PostSummary, summaryOf } from './post-summary.ts';

interface PostsQuery {
  readonly limit?: number | undefined;
  readonly tag?: string | undefined;
  /** Posts known at build time: shown at once, then replaced by what the API says. */
  readonly known?: readonly PostSummary[] | undefined;
}

/** Published posts, newest first; undefined while they load. A failed read is logged, and shows those known or none. */
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
