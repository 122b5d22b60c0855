import { useState } from 'react';
import { noPostsText } from '../blog/latest-posts.tsx';
import { PostCard, PostCardSkeleton } from '../blog/post-card.tsx';
import type { PostSummary } from '../blog/post-summary.ts';
import { usePosts } from '../blog/use-posts.ts';
import { EmbeddedJson, readEmbeddedJson } from '../components/embedded-json.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { breadcrumbs } from '../structured-data/structured-data.ts';
import '../styles/blog.css';

const dataId = 'blog-posts';

export function BlogPage({ known }: { readonly known?: readonly PostSummary[] }) {
  const [atBuild] = useState(() => known ?? readEmbeddedJson<PostSummary[]>(dataId));
  const posts = usePosts({ known: atBuild });
  return (
    <>
      <PageHead
        title="Boat care, in plain words"
        description="Articles for boat owners around Los Angeles: wax intervals, oxidation, vinyl and canvas, what to prepare at the slip, what a detail costs."
        path="/blog"
        image="og-blog"
        jsonLd={[breadcrumbs([['Blog', '/blog']])]}
      />
      {atBuild && <EmbeddedJson id={dataId} data={atBuild} />}
      <div className="wrap top">
        <h1>Boat care, in plain words</h1>
        <p>What salt, sun and time do to a boat, and what you can do about it.</p>
      </div>
      <Waterline at="64%" below="foam" />
      <div className="section section--close on-foam blog" aria-busy={posts === undefined}>
        <div className="wrap">
          {posts?.length === 0 && <p>{noPostsText}</p>}
          <div className="posts">
            {posts?.map((post) => (
              <PostCard key={post.slug} post={post} heading="h2" />
            ))}
            {posts === undefined && [1, 2, 3].map((place) => <PostCardSkeleton key={place} />)}
          </div>
        </div>
      </div>
    </>
  );
}
