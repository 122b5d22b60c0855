import type { ReactNode } from 'react';
import { areaOfSlug } from '#domain/areas.ts';
import { packageList } from '#domain/packages.ts';
import { PageExtras } from './components/page-extras.tsx';
import { PageLayout } from './components/page-layout.tsx';
import type { KnownContent } from './known-content.ts';

/** Source files of the routes, for the build: it inlines the styles of the one that a page shows. */
export const routeModules = {
  home: 'routes/home.tsx',
  services: 'routes/services.tsx',
  service: 'routes/service.tsx',
  area: 'routes/area.tsx',
  booking: 'routes/booking.tsx',
  blog: 'routes/blog.tsx',
  post: 'routes/blog-post.tsx',
  legal: 'routes/legal.tsx',
  thanks: 'routes/thank-you.tsx',
  notFound: 'routes/not-found.tsx',
} as const;

export type RouteName = keyof typeof routeModules;

/** Which route shows a prerendered path. */
export function routeOfPath(path: string): RouteName {
  const fixed: Readonly<Record<string, RouteName>> = {
    '/': 'home',
    '/services': 'services',
    '/booking': 'booking',
    '/blog': 'blog',
    '/privacy': 'legal',
    '/terms': 'legal',
    '/thank-you': 'thanks',
  };
  const name = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
  if (name) return name;
  const [, parent, slug] = /^\/(services|locations|blog)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (parent === 'blog') return 'post';
  if (parent === 'services' && packageList.some((pkg) => pkg.slug === slug)) return 'service';
  return parent && areaOfSlug(slug) ? 'area' : 'notFound';
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A route's component with what its path names. Each route is a chunk of its own. */
async function routeElement(path: string, known: KnownContent | undefined): Promise<ReactNode> {
  switch (routeOfPath(path)) {
    case 'home': {
      const { HomePage } = await import('./routes/home.tsx');
      return <HomePage posts={known?.posts.slice(0, 3)} />;
    }
    case 'services': {
      const { ServicesPage } = await import('./routes/services.tsx');
      return <ServicesPage />;
    }
    case 'service': {
      const { ServicePage } = await import('./routes/service.tsx');
      const pkg = packageList.find(({ slug }) => slug === lastSegment(path));
      return pkg && <ServicePage pkg={pkg} />;
    }
    case 'area': {
      const { AreaPage } = await import('./routes/area.tsx');
      const area = areaOfSlug(lastSegment(path));
      return area && <AreaPage area={area} />;
    }
    case 'booking': {
      const { BookingPage } = await import('./routes/booking.tsx');
      return <BookingPage />;
    }
    case 'blog': {
      const { BlogPage } = await import('./routes/blog.tsx');
      return <BlogPage {...(known ? { known: known.posts } : {})} />;
    }
    case 'post': {
      const { BlogPostPage } = await import('./routes/blog-post.tsx');
      const post = known?.posts.find(({ slug }) => slug === lastSegment(path));
      const html = known?.articles[lastSegment(path)];
      return <BlogPostPage {...(post && html !== undefined ? { known: { post, html } } : {})} />;
    }
    case 'legal': {
      const { LegalPage } = await import('./routes/legal.tsx');
      const html = known?.legal[path];
      return (
        <LegalPage path={path === '/terms' ? path : '/privacy'} {...(html === undefined ? {} : { html })} />
      );
    }
    case 'thanks': {
      const { ThankYouPage } = await import('./routes/thank-you.tsx');
      return <ThankYouPage />;
    }
    default: {
      const { NotFoundPage } = await import('./routes/not-found.tsx');
      return <NotFoundPage />;
    }
  }
}

/** A prerendered page whole; the same tree on the server and when the browser takes it over. */
export async function pageElement(path: string, known?: KnownContent): Promise<ReactNode> {
  return (
    <PageLayout home={path === '/'} extras={<PageExtras booking={path === '/booking'} />}>
      {await routeElement(path, known)}
    </PageLayout>
  );
}
