import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import type { Extra } from '#domain/offer/extra.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { takesExtras } from '#domain/statuses.ts';
import { expectedEnd } from '#domain/visit/expected-end.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { loadExtraDialog } from '../late-parts.ts';
import { Question } from '../lead/question.tsx';
import { tellFailure } from '../tell.ts';
import { useLate } from '../use-late.ts';

interface PastAgreedProps {
  readonly lead: Lead;
  readonly visit: Visit | undefined;
  /** What goes past what the customer agreed to. */
  readonly found: Pick<Extra, 'line' | 'amount'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsked: (extraId: string) => void;
  readonly onConfirm: () => void;
}

/** Holds a receipt that charges more than the customer agreed to, and leads to asking them while that can be done. */
export function PastAgreed({ lead, visit, found, isOpen, onClose, onAsked, onConfirm }: PastAgreedProps) {
  const [isAsking, setAsking] = useState(false);
  const ExtraDialog = useLate(loadExtraDialog, isAsking, (error) => {
    tellFailure(error, 'Failed to open the form. Please try again.');
    setAsking(false);
  });
  const who = shortName(lead.full_name);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  const ask = () => {
    onClose();
    setAsking(true);
  };
  const anyway = 'Charge it anyway';
  const way = takesExtras(lead.status)
    ? {
        confirm: `Ask ${who} first`,
        onConfirm: ask,
        other: (
          <button type="button" className="btn btn--line btn--small" onClick={confirm}>
            {anyway}
          </button>
        ),
      }
    : { confirm: anyway, onConfirm: confirm };
  return (
    <>
      <Question
        open={isOpen}
        onClose={onClose}
        title={`${formatCents(found.amount)} more than ${who} agreed to`}
        keep="Don’t send"
        busy={false}
        {...way}
      >
        That’s before tax. {who} was told we’d ask first.
      </Question>
      {ExtraDialog && (
        <ExtraDialog
          leadId={lead.id}
          name={lead.full_name}
          doneAbout={visit?.status === 'underway' ? expectedEnd(visit) : undefined}
          found={found}
          isOpen={isAsking}
          onSent={({ extras = [] }) => {
            setAsking(false);
            for (const { id } of extras.slice(-1)) onAsked(id);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
