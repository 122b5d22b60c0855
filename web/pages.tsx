import type { ReactNode } from 'react';
import { areaOfSlug } from '#domain/place/areas.ts';
import { packageList } from '#domain/price/packages.ts';
import { lostLinkPath } from '#domain/site/routes.ts';
import { PageExtras } from './components/page-extras.tsx';
import { Announcement } from './content/announcement.tsx';
import { EmbeddedContent, WithContent } from './content/content.tsx';
import type { PageContent } from './content/page-content.ts';
import { PageLayout } from './frame/page-layout.tsx';
import type { KnownContent } from './known-content.ts';

/** A kind of prerendered page, with a chunk of its own. */
interface Route {
  /** The file that `element` imports: the build inlines its styles. */
  readonly file: `routes/${string}.tsx`;
  readonly shows: (path: string) => boolean;
  readonly element: (path: string, known: KnownContent | undefined) => Promise<ReactNode>;
}

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const packageOf = (path: string) => packageList.find(({ slug }) => slug === slugOf(path));
const is =
  (...paths: readonly string[]) =>
  (path: string): boolean =>
    paths.includes(path);

const notFound: Route = {
  file: 'routes/not-found.tsx',
  shows: () => true,
  element: async () => {
    const { NotFoundPage } = await import('./routes/not-found.tsx');
    return <NotFoundPage />;
  },
};

const routes: readonly Route[] = [
  {
    file: 'routes/home.tsx',
    shows: is('/'),
    element: async (_, known) => {
      const { HomePage } = await import('./routes/home.tsx');
      return <HomePage posts={known?.posts.slice(0, 3)} />;
    },
  },
  {
    file: 'routes/services.tsx',
    shows: is('/services'),
    element: async () => {
      const { ServicesPage } = await import('./routes/services.tsx');
      return <ServicesPage />;
    },
  },
  {
    file: 'routes/service.tsx',
    shows: (path) => path.startsWith('/services/') && packageOf(path) !== undefined,
    element: async (path) => {
      const { ServicePage } = await import('./routes/service.tsx');
      const pkg = packageOf(path);
      return pkg && <ServicePage pkg={pkg} />;
    },
  },
  {
    file: 'routes/area.tsx',
    shows: (path) => /^\/(?:services|locations)\//.test(path) && areaOfSlug(slugOf(path)) !== undefined,
    element: async (path) => {
      const { AreaPage } = await import('./routes/area.tsx');
      const area = areaOfSlug(slugOf(path));
      return area && <AreaPage area={area} />;
    },
  },
  {
    file: 'routes/booking.tsx',
    shows: is('/booking'),
    element: async () => {
      const { BookingPage } = await import('./routes/booking.tsx');
      return <BookingPage />;
    },
  },
  {
    file: 'routes/blog.tsx',
    shows: is('/blog'),
    element: async (_, known) => {
      const { BlogPage } = await import('./routes/blog.tsx');
      return <BlogPage {...(known && { known: known.posts })} />;
    },
  },
  {
    file: 'routes/blog-post.tsx',
    shows: (path) => path.startsWith('/blog/'),
    element: async (path, known) => {
      const { BlogPostPage } = await import('./routes/blog-post.tsx');
      const post = known?.posts.find(({ slug }) => slug === slugOf(path));
      const html = known?.articles[slugOf(path)];
      return <BlogPostPage {...(post && html !== undefined && { known: { post, html } })} />;
    },
  },
  {
    file: 'routes/legal.tsx',
    shows: is('/privacy', '/terms'),
    element: async (path, known) => {
      const { LegalPage } = await import('./routes/legal.tsx');
      const text = known?.legal[path];
      return <LegalPage path={path === '/terms' ? path : '/privacy'} {...text} />;
    },
  },
  {
    file: 'routes/my-link.tsx',
    shows: is(lostLinkPath),
    element: async () => {
      const { MyLinkPage } = await import('./routes/my-link.tsx');
      return <MyLinkPage />;
    },
  },
  {
    file: 'routes/thank-you.tsx',
    shows: is('/thank-you'),
    element: async () => {
      const { ThankYouPage } = await import('./routes/thank-you.tsx');
      return <ThankYouPage />;
    },
  },
];

/** Falls back to the 404 page. */
export const routeOf = (path: string): Route => routes.find(({ shows }) => shows(path)) ?? notFound;

/** A prerendered page; the same tree on the server and on hydration. */
export async function pageElement(
  path: string,
  content: PageContent,
  known?: KnownContent,
): Promise<ReactNode> {
  return (
    <WithContent content={content} whole={known?.content}>
      <EmbeddedContent content={content} />
      <PageLayout
        above={<Announcement />}
        home={path === '/'}
        extras={<PageExtras booking={path === '/booking'} />}
      >
        {await routeOf(path).element(path, known)}
      </PageLayout>
    </WithContent>
  );
}
