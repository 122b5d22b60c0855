import { mailtoAddress } from '#domain/mail/email-address.ts';
import { useEmail } from '../content/content.tsx';
import { CorrectForm } from './correct-form.tsx';
import { MessageForm } from './message-form.tsx';
import { usePage } from './page-state.ts';
import { useDraft } from './use-draft.ts';
import { useFold } from './use-fold.ts';

const words = {
  before: {
    about: 'New gate, new slip, a date that changed',
    placeholder: 'The hose bib is across the dock, bring the long hose.',
  },
  done: {
    about: 'Something that isn’t right, a question, a word of thanks',
    placeholder: 'There’s a streak left on the port side, near the bow.',
  },
} as const;

export function Asks() {
  const { lead } = usePage();
  const email = useEmail();
  const { text } = useDraft('write');
  const fold = useFold(text !== '');
  const { about, placeholder } = words[lead.record || lead.status === 'COMPLETED' ? 'done' : 'before'];
  return (
    <div className="asks">
      <details className="ask" id="write" {...fold.props}>
        <summary>Message us</summary>
        <div className="stack">
          <p className="quiet">
            {about}: it goes to the person who does the work. By email it’s{' '}
            <a className="write__address" href={mailtoAddress(email)}>
              {email}
            </a>
            .
          </p>
          <MessageForm name="write" label="Your message" placeholder={placeholder} onSent={fold.close} />
        </div>
      </details>
      <details className="ask" id="correct">
        <summary>Change your email, phone number or location</summary>
        <CorrectForm />
      </details>
    </div>
  );
}
