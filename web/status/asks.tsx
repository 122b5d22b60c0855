import { mailtoAddress } from '#domain/mail/email-address.ts';
import { useEmail } from '../content/content.tsx';
import { CorrectForm } from './correct-form.tsx';
import { MessageForm } from './message-form.tsx';
import { useDraft } from './use-draft.ts';
import { useFold } from './use-fold.ts';

export function Asks() {
  const email = useEmail();
  const { text } = useDraft('write');
  const fold = useFold(text !== '');
  return (
    <div className="asks">
      <details className="ask" id="write" {...fold.props}>
        <summary>Message us</summary>
        <div className="stack">
          <p className="quiet">
            New gate, new slip, a date that changed: it goes to the person who does the work. By email it’s{' '}
            <a className="write__address" href={mailtoAddress(email)}>
              {email}
            </a>
            .
          </p>
          <MessageForm
            name="write"
            label="Your message"
            placeholder="The hose bib is across the dock, bring the long hose."
            onSent={fold.close}
          />
        </div>
      </details>
      <details className="ask" id="correct">
        <summary>Change your email, phone number or slip</summary>
        <CorrectForm />
      </details>
    </div>
  );
}
