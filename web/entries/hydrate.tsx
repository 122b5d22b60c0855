import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordPageView } from '../analytics/pixel.ts';
import { contentOfPage } from '../content/content.tsx';
import { pageElement } from '../pages.tsx';
import '../styles/site.css';

/** Hydrates the prerendered page. Its path is an attribute of the root: the 404 page answers any URL. */
export async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const page = await pageElement(root.dataset.page ?? '/', contentOfPage());
  // A transition yields to taps and keys between slices.
  startTransition(() => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => console.error('Hydration differed', error),
    });
  });
  void recordPageView();
}
