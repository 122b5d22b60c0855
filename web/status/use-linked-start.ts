import { useSyncExternalStore } from 'react';
import { linkOf, type Part } from '#domain/status/page-parts.ts';

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The time that the link in an email chose for a part of the page. */
export function useLinkedStart(part: Part): string | undefined {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  );
  const link = linkOf(hash);
  return link?.part === part ? link.start : undefined;
}
