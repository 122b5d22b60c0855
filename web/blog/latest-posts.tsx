import { useId, useState } from 'react';
import { EmbeddedJson, readEmbeddedJson } from '../components/embedded-json.tsx';
import { Waterline } from '../components/waterline.tsx';
import { PostCard, PostCardSkeleton } from './post-card.tsx';
import type { PostSummary } from './post-summary.ts';
import { usePosts } from './use-posts.ts';
import '../styles/blog.css';

const defaultLimit = 3;
const dataId = 'latest-posts';

export const noPostsText = 'New articles are coming soon. Stay tuned for expert boat care tips and insights!';

interface LatestPostsProps {
  readonly limit?: number;
  readonly tag?: string;
  /** Shows a sentence when there are no posts; otherwise the block disappears. */
  readonly fallback?: boolean;
  readonly known?: readonly PostSummary[] | undefined;
}

export function LatestPosts({ limit = defaultLimit, tag, fallback = false, known }: LatestPostsProps) {
  const [atBuild] = useState(() => known ?? readEmbeddedJson<PostSummary[]>(dataId));
  const posts = usePosts({ limit, tag, known: atBuild });
  const title = useId();
  if (posts?.length === 0 && !fallback) return null;
  return (
    <>
      <section className="section on-paper latest" aria-labelledby={title} aria-busy={posts === undefined}>
        {atBuild && <EmbeddedJson id={dataId} data={atBuild} />}
        <div className="wrap">
          <h2 id={title}>Latest from Our Blog</h2>
          {posts?.length === 0 && <p>{noPostsText}</p>}
          <div className="posts">
            {posts?.slice(0, limit).map((post) => (
              <PostCard key={post.slug} post={post} heading="h3" />
            ))}
            {posts === undefined &&
              Array.from({ length: limit }, (_, index) => `place-${index}`).map((place) => (
                <PostCardSkeleton key={place} />
              ))}
          </div>
        </div>
      </section>
      <Waterline at="56%" />
    </>
  );
}
