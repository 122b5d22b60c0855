import { formatDay } from '#domain/los-angeles.ts';
import { PostCover } from './post-cover.tsx';
import type { PostSummary } from './post-summary.ts';
import '../styles/skeleton.css';

interface PostCardProps {
  readonly post: PostSummary;
  readonly heading: 'h2' | 'h3';
}

export function PostCard({ post, heading: Heading }: PostCardProps) {
  return (
    <article className="post-card">
      {post.cover && <PostCover cover={post.cover} sizes="(min-width: 48rem) 24rem, 90vw" />}
      <Heading>{post.title}</Heading>
      <p className="small num">
        <time dateTime={post.created_at}>{formatDay(post.created_at)}</time>
        {post.minutes !== undefined && `, ~${post.minutes} min read`}
      </p>
      {post.excerpt && <p>{post.excerpt}</p>}
      <a className="tap" href={`/blog/${post.slug}`}>
        Read more →<span className="vh"> {post.title}</span>
      </a>
    </article>
  );
}

export function PostCardSkeleton() {
  return (
    <div className="post-card post-card--skeleton" aria-hidden="true">
      <span className="bone bone--cover" />
      <span className="bone bone--text" />
      <span className="bone bone--line" />
    </div>
  );
}
