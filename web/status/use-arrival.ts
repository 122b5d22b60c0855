import { useEffect, useLayoutEffect, useRef } from 'react';
import { tab } from '../storage/kept-text.ts';
import { followAddress } from './parts.ts';

/** Where one was, and which parts were open. */
interface Place {
  readonly top: number;
  readonly open: readonly string[];
}

const placeKey = (slug: string): string => `bdla:statusPlace:${slug}`;

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type)
  );
}

function placeBefore(slug: string): Place | undefined {
  const text = isReturn() ? tab.recall(placeKey(slug)) : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Place); // only keepPlace writes it
}

function keepPlace(slug: string): void {
  const open = [...document.querySelectorAll('main details[open][id]')].map(({ id }) => id);
  tab.remember(placeKey(slug), JSON.stringify({ top: Math.round(scrollY), open } satisfies Place));
}

function comeBack({ top, open }: Place): void {
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  scrollTo(0, top);
}

/**
 * Emails lead to a part of the page; a link opens it and never acts. A reload or Back comes to where one was, which
 * browsers try while the page is still short.
 */
export function useArrival(slug: string): void {
  const isBack = useRef(false);
  useLayoutEffect(() => {
    const place = placeBefore(slug);
    history.scrollRestoration = 'manual';
    isBack.current = place !== undefined;
    if (place) comeBack(place);
    const keep = () => keepPlace(slug);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [slug]);
  useEffect(() => {
    if (!isBack.current) followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);
}
