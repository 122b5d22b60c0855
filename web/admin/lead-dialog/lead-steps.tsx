import type { LeadSummary } from '#domain/lead.ts';

export interface LeadSteps {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Announced to screen readers. */
  readonly place: string;
}

/** Undefined if the list does not contain the lead. */
export function stepsOf(
  leads: readonly Pick<LeadSummary, 'id' | 'full_name'>[],
  id: string | undefined,
): LeadSteps | undefined {
  const index = leads.findIndex((lead) => lead.id === id);
  const lead = leads[index];
  if (!lead) return undefined;
  return {
    previous: leads[index - 1]?.id,
    next: leads[index + 1]?.id,
    place: `${lead.full_name}, lead ${index + 1} of ${leads.length} on this page`,
  };
}

/** Direction of an arrow key; undefined while the user is in a control. */
export function arrowStep(
  { previous, next }: LeadSteps,
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): string | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]'))
    return undefined;
  if (key === 'ArrowLeft') return previous;
  return key === 'ArrowRight' ? next : undefined;
}

interface StepButtonsProps {
  readonly steps: LeadSteps;
  readonly open: (id: string) => void;
}

/** Both buttons are always shown, so they never move. */
export function StepButtons({ steps: { previous, next }, open }: StepButtonsProps) {
  const button = (label: string, shortcut: string, d: string, to: string | undefined) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && open(to)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
  return (
    <>
      {button('Previous lead', 'ArrowLeft', 'M10.5 2l-6 6 6 6', previous)}
      {button('Next lead', 'ArrowRight', 'M5.5 2l6 6-6 6', next)}
    </>
  );
}
