import type { ReadyItem } from '#domain/visit/ready.ts';

const drawings: Record<ReadyItem, string> = {
  water: 'M14 3c5 6 8 9.5 8 13.5a8 8 0 0 1-16 0C6 12.5 9 9 14 3z',
  power: 'M16 3L7 16h6l-1 9 9-13h-6z',
  access: 'M4 14a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM14 14h11M21 14v5M25 14v4',
  boat: 'M3 14c7 1 14 0 22-4-1 5-3 8-6 11H6zM2 25c3 0 3-1.5 6-1.5S11 25 14 25s3-1.5 6-1.5S23 25 26 25',
};

/** Decorative: the word is beside it. */
export function ReadyMark({ item }: { readonly item: ReadyItem }) {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d={drawings[item]} />
    </svg>
  );
}
