import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBoatLength } from '#domain/estimates.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { defaultPackageId, packageOfId, packages } from '#domain/packages.ts';
import { track } from '../analytics/analytics.ts';
import { recordLead } from '../analytics/pixel.ts';
import { storeLength } from '../estimator/stored-length.ts';
import { type Answers, fillForm, lengthOf, readAnswers } from './answers.ts';
import { eventIdOf } from './attempt.ts';
import { leaveNotice } from './booking-notice.tsx';
import { clearDraft, saveDraft } from './draft.ts';
import { afterChange, type Failure, failureOf, failureOfIssues } from './failure.ts';
import { focusField } from './focus-field.ts';
import { issuesIn, payloadOf } from './payload.ts';
import { PhotoTray } from './photo-tray.ts';
import { knownAnswers } from './prefill.ts';
import { Submission } from './submission.ts';
import type { Phase } from './submit-button.tsx';
import { unfinishedDate } from './unfinished-date.ts';

const today = (): string => dayOf(new Date().toISOString());

/** The answers on which the page itself depends; all others live in the form alone. */
interface Choice {
  readonly packageId: string;
  readonly typedLength: string;
}

const choiceIn = ({ packageId = defaultPackageId, boatLengthFt = '' }: Answers): Choice => ({
  packageId,
  typedLength: boatLengthFt,
});

/** The state of the booking page. The form's own controls hold what was typed, also before the page is alive. */
export function useBooking(form: RefObject<HTMLFormElement | null>, errorBox: RefObject<HTMLElement | null>) {
  const [tray] = useState(() => new PhotoTray());
  const [submission] = useState(() => new Submission());
  const [choice, setChoice] = useState<Choice>(choiceIn({}));
  const [failure, setFailure] = useState<Failure>();
  const [phase, setPhase] = useState<Phase>('idle');
  /** The page's query and the day, known once it is alive. */
  const [alive, setAlive] = useState<{ readonly today: string; readonly debug: boolean }>();
  const running = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    fillForm(form.current, knownAnswers(location.search));
    setChoice(choiceIn(readAnswers(form.current)));
    setAlive({ today: today(), debug: new URLSearchParams(location.search).get('debug') === '1' });
    track('booking_step_0_view');
  }, [form]);

  const issuesOf = (target: HTMLFormElement) => [
    ...issuesIn(payloadOf(readAnswers(target), submission.attempt), today()),
    ...unfinishedDate(target),
  ];

  const changed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const answers = readAnswers(currentTarget);
    setChoice(choiceIn(answers));
    saveDraft(answers, location.search);
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const length = lengthOf(answers);
    if (name === 'boatLengthFt' && length !== undefined && isBoatLength(length)) storeLength(length);
    const field = name === 'photos' ? 'photo_urls' : name;
    if (failure) setFailure(afterChange(failure, field, issuesOf(currentTarget)));
  };

  const show = (wrong: Failure) => {
    flushSync(() => setFailure(wrong));
    const [first] = Object.keys(wrong.fields);
    const found = form.current && first !== undefined && focusField(form.current, first);
    if (!found) errorBox.current?.focus();
  };

  const send = async (target: HTMLFormElement) => {
    const answers = () => readAnswers(target);
    try {
      const { slug, notice, isNew } = await submission.send({ answers, tray, onPhase: setPhase });
      if (isNew) {
        track('lead_submitted', { package: choiceIn(answers()).packageId });
        void recordLead(eventIdOf(submission.attempt));
      }
      if (notice) leaveNotice(slug, notice);
      clearDraft();
      setFailure(undefined);
      location.assign(`/status/${slug}`);
      // Back from there the browser may show this page as it was left; a new booking begins afresh.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    } catch (error) {
      setPhase('idle');
      show(failureOf(error));
    }
  };

  /** Sends the form; 'force' leaves out the browser's checks. */
  const submit = async (how: 'checked' | 'force') => {
    if (!form.current || running.current) return;
    const wrong = how === 'checked' ? failureOfIssues(issuesOf(form.current)) : undefined;
    if (wrong) {
      show(wrong);
      return;
    }
    running.current = true;
    // The box with the pressed button stays until there is news.
    if (!failure?.mayRetry) setFailure(undefined);
    await send(form.current);
    setPhase('idle');
    running.current = false;
  };

  const pkg = packageOfId(choice.packageId) ?? packages[defaultPackageId];
  return {
    tray,
    phase,
    failure,
    alive,
    pkg,
    typedLength: choice.typedLength,
    lengthFt: lengthOf({ boatLengthFt: choice.typedLength }),
    changed,
    submit,
  };
}
