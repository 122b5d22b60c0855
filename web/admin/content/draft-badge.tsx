import type { Problems } from './use-typed.tsx';

interface DraftBadgeProps {
  readonly isDraft: boolean;
  readonly problems: Problems;
  /** Where what it marks stands: `items.0`. */
  readonly path: string;
}

/** In the head of what folds away: that it differs from the site, or that something in it can't go there yet. */
export function DraftBadge({ isDraft, problems, path }: DraftBadgeProps) {
  const isWaiting = Object.keys(problems).some((one) => one === path || one.startsWith(`${path}.`));
  if (!isWaiting && !isDraft) return null;
  return <span className="badge badge--draft">{isWaiting ? 'Not finished' : 'Draft'}</span>;
}
