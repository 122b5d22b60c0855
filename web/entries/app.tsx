import './no-eval.ts';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { redirectOf } from '#domain/site/routes.ts';
import { publicConfig } from '../api/public-config.ts';
import { followHover } from '../components/follow-hover.ts';
import { late } from '../components/late.tsx';
import { PageTrouble } from '../components/page-trouble.tsx';
import { Announcement } from '../content/announcement.tsx';
import { contentOfPage, WithContent } from '../content/content.tsx';
import { PageLayout } from '../frame/page-layout.tsx';
import { followSliders } from '../gallery/follow-sliders.ts';
import { NotFoundPage } from '../routes/not-found.tsx';
import { StatusLayout } from '../status/status-layout.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';
import '../styles/site.css';
import { PageBoundary } from '../components/page-boundary.tsx';
import { Arrival } from './arrival.tsx';

const loading = <p className="wrap top">Loading</p>;

const StatusPage = late(async () => (await import('../routes/status.tsx')).StatusPage, loading);
const MyPage = late(async () => (await import('../routes/my.tsx')).MyPage, loading);
const UnsubscribePage = late(
  async () => (await import('../routes/unsubscribe.tsx')).UnsubscribePage,
  loading,
);
const NewBlogPostPage = late(
  async () => (await import('../routes/new-blog-post.tsx')).NewBlogPostPage,
  loading,
);
const NewQuotePage = late(async () => (await import('../routes/new-quote.tsx')).NewQuotePage, loading);
const QuotePage = late(async () => (await import('../routes/quote.tsx')).QuotePage, loading);

/** Redirects that the edge answers with a 301, for navigation inside the app. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const target = redirectOf(pathname);
  return target === undefined ? <NotFoundPage /> : <Navigate replace to={`${target}${search}${hash}`} />;
}

/** The quote pages exist only with their flag on; nothing is shown until that is known. */
function WithQuotes({ children }: { readonly children: ReactNode }) {
  const [on, setOn] = useState<boolean | 'unreachable'>();
  useEffect(() => {
    if (on !== undefined) return;
    publicConfig().then(
      ({ features }) => setOn(features.quotes),
      () => setOn('unreachable'),
    );
  }, [on]);
  if (on === undefined) return loading;
  if (on === 'unreachable') {
    return (
      <PageTrouble title="We can’t reach the server." button="Try again" onPress={() => setOn(undefined)} />
    );
  }
  return on ? children : <NotFoundPage />;
}

const framed = (page: ReactNode): ReactNode => (
  <PageLayout above={<Announcement />} extras={<ToastRegion />}>
    <PageBoundary>{page}</PageBoundary>
  </PageLayout>
);

const root = document.getElementById('root');
if (!root) throw new Error('the app shell has no root');
// Each page renders its own title, and browsers show the first one.
document.querySelector('title')?.remove();
followHover();
followSliders();
createRoot(root).render(
  <StrictMode>
    <WithContent content={contentOfPage()}>
      <BrowserRouter>
        <Arrival />
        <Routes>
          <Route
            path="/status/:slug"
            element={
              <StatusLayout>
                <PageBoundary>
                  <StatusPage />
                </PageBoundary>
              </StatusLayout>
            }
          />
          <Route path="/my/:key" element={framed(<MyPage />)} />
          <Route path="/unsubscribe/:token" element={framed(<UnsubscribePage />)} />
          <Route path="/blog/:slug" element={framed(<NewBlogPostPage />)} />
          <Route
            path="/quotes/new"
            element={framed(
              <WithQuotes>
                <NewQuotePage />
              </WithQuotes>,
            )}
          />
          <Route
            path="/quote/:quoteId"
            element={framed(
              <WithQuotes>
                <QuotePage />
              </WithQuotes>,
            )}
          />
          <Route path="*" element={framed(<Elsewhere />)} />
        </Routes>
      </BrowserRouter>
    </WithContent>
  </StrictMode>,
);
