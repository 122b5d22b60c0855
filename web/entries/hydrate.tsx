import { hydrateRoot } from 'react-dom/client';
import { startPixel } from '../analytics/pixel.ts';
import { pageElement } from '../pages.tsx';
import '../styles/site.css';

/** Hands the prerendered page over to React. Its path stands on the root: a 404 page may lie anywhere. */
export async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  hydrateRoot(root, await pageElement(root.dataset.page ?? '/'), {
    onRecoverableError: (error) => console.error('Hydration differed', error),
  });
  startPixel();
}
