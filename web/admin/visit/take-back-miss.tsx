import { useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { missWords } from './miss-words.ts';

interface TakeBackMissProps {
  readonly leadId: string;
  readonly name: string;
  readonly visitId: string;
  readonly wasUnderway: boolean;
  /** Who has none may have been texted that they were missed. */
  readonly hasEmail: boolean;
  readonly look: string;
}

const onAgain = 'The visit is on again.';

/** Puts a visit back that was called missed. */
export function TakeBackMiss({ leadId, name, visitId, wasUnderway, hasEmail, look }: TakeBackMissProps) {
  const { pending, perform } = useKeptAct('admin-visit');
  const { takeBack } = missWords(wasUnderway);
  const press = async () => {
    try {
      const about = { leadId, said: `${takeBack}, ${name}` };
      const outcome = await perform({ id: leadId, visitId, act: 'take-back-miss' }, about);
      const isOn = hasEmail
        ? `${onAgain} If we emailed them of the miss, they get that by email, too.`
        : `${onAgain} If you’ve texted them, text them that.`;
      tellSuccess('Visit Updated', outcome === 'waiting' ? waitsText() : isOn);
    } catch (error) {
      tellFailure(error, 'Failed to update the visit');
    }
  };
  return (
    <button
      type="button"
      className={look}
      aria-disabled={pending !== undefined}
      onClick={() => !pending && press()}
    >
      {pending ? 'Saving...' : takeBack}
      <span className="vh"> {name}</span>
    </button>
  );
}
