import type { PublicCare } from '#domain/care/care.ts';
import { careText } from '#domain/care/care-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { unbroken } from '../../components/unbroken.ts';
import type { PageState } from '../page-state.ts';
import { TroubleNote } from '../trouble-note.tsx';
import { useActOn } from '../use-act.ts';
import { ConsentTick } from './consent-tick.tsx';

interface CareTickProps {
  readonly care: PublicCare;
  /** Which boat it is, where there are several. */
  readonly about?: string | undefined;
  readonly page: Pick<PageState, 'slug' | 'now' | 'refresh' | 'tell'>;
  readonly onSaid: (lead: LeadStatus) => void;
}

function stateText({ remind, due, mailed_at, next, refused }: PublicCare, now: string): string {
  if (refused !== undefined) return refused;
  if (next === 'plan') return 'Your plan’s emails cover this, so you won’t get a separate one.';
  if (!next && mailed_at) return `We emailed you on ${unbroken(formatShortDay(mailed_at, now))}.`;
  if (!next && (due === undefined || due <= now)) return 'On';
  const when =
    next || due === undefined ? 'when your next coat is due' : `around ${unbroken(formatShortDay(due, now))}`;
  const email = `One email ${when}`;
  return remind ? `Saved. ${email}.` : `${email}. One tap stops it.`;
}

/** Never preset, saved at once, taken back at once. */
export function CareTick({ care, about, page, onSaid }: CareTickProps) {
  const { send, pending, trouble } = useActOn('care', page);
  const say = async (remind: boolean) => {
    const lead = await send({ remind });
    if (lead) onSaid(lead);
  };
  return (
    <>
      <ConsentTick
        label={
          <>
            {careText}
            {about !== undefined && <span className="vh"> for {about}</span>}
          </>
        }
        now={stateText(care, page.now)}
        isAllowed={care.remind}
        isPending={pending}
        isReadOnly={care.refused !== undefined}
        onAllow={(remind) => void say(remind)}
      />
      <TroubleNote trouble={trouble} />
    </>
  );
}
