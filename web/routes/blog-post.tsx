import { useState } from 'react';
import { Article } from '../blog/article.tsx';
import type { PostSummary } from '../blog/post-summary.ts';
import { EmbeddedJson, readEmbeddedJson } from '../components/embedded-json.tsx';

const dataId = 'post';

export interface KnownPost {
  readonly post: PostSummary;
  readonly html: string;
}

export function BlogPostPage({ known }: { readonly known?: KnownPost }) {
  const [post] = useState(() => known?.post ?? readEmbeddedJson<PostSummary>(dataId));
  if (!post) throw new Error('a prerendered post carries its data');
  return (
    <>
      <EmbeddedJson id={dataId} data={post} />
      <Article post={post} html={known?.html} />
    </>
  );
}
