import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordPageView } from '../analytics/pixel.ts';
import { pageElement } from '../pages.tsx';
import '../styles/site.css';

/** Hands the prerendered page over to React. Its path stands on the root: a 404 page may lie anywhere. */
export async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const page = await pageElement(root.dataset.page ?? '/');
  // As a transition it proceeds in slices and lets taps and keys through.
  startTransition(() => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => console.error('Hydration differed', error),
    });
  });
  void recordPageView();
}
