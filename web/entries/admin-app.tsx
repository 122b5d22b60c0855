// Before the admin's own styles, which build on it.
import '../styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startWorker } from '../admin/device/worker.ts';
import { afterFirstScreen, fetchLateParts } from '../admin/late-parts.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { AdminApp, fetchFirstPage, fetchFirstPages } from '../routes/admin.tsx';
import { Arrival } from './arrival.tsx';

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the admin shell has no root');
  // Each page renders its own title, and browsers show the first one.
  document.querySelector('title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Arrival />
        <PageBoundary>
          <AdminApp />
        </PageBoundary>
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Draws once, with the first page. What of it cannot be fetched, the page asks for again and tells. */
export async function startAdmin(): Promise<void> {
  fetchLateParts();
  setTimeout(() => {
    startWorker();
    fetchFirstPages().catch(() => undefined);
  }, afterFirstScreen);
  await fetchFirstPage(location.pathname).catch(() => undefined);
  show();
}
