// Before the admin's own styles, which build on it.
import '../styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startWorker } from '../admin/device/worker.ts';
import { afterFirstScreen, fetchLateParts } from '../admin/late-parts.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { AdminApp } from '../routes/admin.tsx';
import { Arrival } from './arrival.tsx';

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
fetchLateParts();
setTimeout(startWorker, afterFirstScreen);
