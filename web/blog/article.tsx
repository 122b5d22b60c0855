import { formatDay } from '#domain/los-angeles.ts';
import { PageHead } from '../components/page-head.tsx';
import { StaticHtml } from '../components/static-html.tsx';
import { Waterline } from '../components/waterline.tsx';
import { blogPosting, breadcrumbs } from '../structured-data/structured-data.ts';
import { PostCover } from './post-cover.tsx';
import type { PostSummary } from './post-summary.ts';
import '../styles/article.css';

interface ArticleProps {
  readonly post: PostSummary;
  /** Absent when a prerendered page hydrates. */
  readonly html?: string | undefined;
  /** For posts that the build does not contain yet. */
  readonly noindex?: boolean;
}

export function Article({ post, html, noindex = false }: ArticleProps) {
  const path = `/blog/${post.slug}`;
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt ?? post.title}
        path={path}
        image="og-blog"
        noindex={noindex}
        jsonLd={[
          breadcrumbs([
            ['Blog', '/blog'],
            [post.title, path],
          ]),
          blogPosting({ ...post, image: '/og/og-blog.jpg' }),
        ]}
      />
      <article>
        <div className="wrap top article__top">
          <p className="small num">
            <a href="/blog">Blog</a> <time dateTime={post.created_at}>{formatDay(post.created_at)}</time>
            {post.minutes !== undefined && `, ~${post.minutes} min read`}
          </p>
          <h1>{post.title}</h1>
          {post.excerpt && <p className="lede">{post.excerpt}</p>}
        </div>
        {post.cover ? (
          <div className="article__cover">
            <PostCover cover={post.cover} sizes="100vw" priority />
            <Waterline at="30%" below="paper" over />
          </div>
        ) : (
          <Waterline at="30%" />
        )}
        <div className="section section--close on-paper">
          <div className="wrap">
            <StaticHtml id="article" className="article" html={html} />
          </div>
        </div>
      </article>
      <aside className="section on-sand" aria-labelledby="book">
        <div className="wrap">
          <h2 id="book">Want us to do it?</h2>
          <p className="measure article__call">
            Tell us your boat’s length and condition and add a few photos. We’ll reply with a price range by
            email or text.
          </p>
          <p className="btn-row article__call">
            <a className="btn btn--main" href="/booking">
              Book Online
            </a>
            <a className="btn btn--line" href="/services">
              View All Services
            </a>
          </p>
        </div>
      </aside>
    </>
  );
}
