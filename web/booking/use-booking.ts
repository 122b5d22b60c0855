import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConditionLevel, conditionLevels, isMoreWorn } from '#domain/choices.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { isBoatLength } from '#domain/price/estimates.ts';
import { defaultPackageId, packageOfId } from '#domain/price/packages.ts';
import { offeredPackage } from '#domain/price/prices.ts';
import { priceAgain } from '#domain/record/last-price.ts';
import { track } from '../analytics/analytics.ts';
import { recordLead } from '../analytics/pixel.ts';
import { usePriceList } from '../content/content.tsx';
import { storeLength } from '../estimator/stored-length.ts';
import { PhotoTray } from '../photo/photo-tray.ts';
import { answersOfEarlier, forgetEarlier, isKnown, type KnownEarlier, recallEarlier } from './again.ts';
import { type Answers, clearBoxes, fillForm, lengthOf, readAnswers } from './answers.ts';
import { eventIdOf } from './attempt.ts';
import { fillCity } from './city-of-zip.ts';
import { clearDraft, hasLostContact, saveDraft } from './draft.ts';
import {
  afterAnswer,
  asksForMore,
  type Failure,
  failureOf,
  failureOfIssues,
  ofWholeForm,
} from './failure.ts';
import { focusField } from './focus-field.ts';
import { leaveNotice } from './notice.ts';
import { payloadOf } from './payload.ts';
import { knownAnswers } from './prefill.ts';
import { fetchRules, issuesSoFar } from './rules.ts';
import { rememberSent, sentHere } from './sent.ts';
import { type Phase, Submission } from './submission.ts';
import { unfinishedDate } from './unfinished-date.ts';

const today = (): string => dayOf(new Date().toISOString());

/** The only answers kept in state; all others live in the form. */
interface Choice {
  readonly packageId: string;
  readonly typedLength: string;
  readonly condition: ConditionLevel | undefined;
  readonly asksAnyway: boolean;
}

const choiceIn = ({
  packageId = defaultPackageId,
  boatLengthFt = '',
  conditionLevel,
  accessReview,
}: Answers): Choice => ({
  packageId,
  typedLength: boatLengthFt,
  condition: conditionLevels.find((level) => level === conditionLevel),
  asksAnyway: accessReview !== undefined,
});

const siteAnswers = ['hasWater', 'hasPower', 'accessReview'] as const;

interface Places {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The length field above the services, kept equal to the form's. */
  readonly lengthField: RefObject<HTMLInputElement | null>;
  readonly errorBox: RefObject<HTMLElement | null>;
}

function write(control: Element | RadioNodeList | null, text: string): void {
  // Writing the same text again would move the caret.
  if (control instanceof HTMLInputElement && control.value !== text) control.value = text;
}

/** The form's own controls hold what was typed, even before hydration. */
export function useBooking({ form, lengthField, errorBox }: Places) {
  const listed = usePriceList();
  const [tray] = useState(() => new PhotoTray());
  const [submission] = useState(() => new Submission());
  const [choice, setChoice] = useState<Choice>(choiceIn({}));
  const [failure, setFailure] = useState<Failure>();
  const [phase, setPhase] = useState<Phase>('idle');
  const [hydrated, setHydrated] = useState<{
    readonly today: string;
    readonly debug: boolean;
    readonly hasLostContact: boolean;
  }>();
  const [earlier, setEarlier] = useState<KnownEarlier>();
  const [sentSlug, setSentSlug] = useState<string>();
  const [hasTyped, setHasTyped] = useState(false);
  const running = useRef(false);

  useEffect(() => {
    setSentSlug(sentHere());
    if (!form.current) return;
    const early = lengthField.current?.value;
    const repeated = recallEarlier();
    fillForm(form.current, {
      ...(repeated && answersOfEarlier(repeated)),
      ...knownAnswers(location.search),
      ...(early && { boatLengthFt: early }),
    });
    setEarlier(repeated && isKnown(repeated) ? repeated : undefined);
    const begun = choiceIn(readAnswers(form.current));
    write(lengthField.current, begun.typedLength);
    setChoice(begun);
    const debug = new URLSearchParams(location.search).get('debug') === '1';
    setHydrated({ today: today(), debug, hasLostContact: hasLostContact() });
    track('booking_step_0_view');
  }, [form, lengthField]);

  // Its fields are others than those of the whole form, and begin empty.
  useEffect(() => {
    if (!earlier || !form.current) return;
    fillForm(form.current, { ...answersOfEarlier(earlier), ...knownAnswers(location.search) });
  }, [earlier, form]);

  const issuesOf = (target: HTMLFormElement) => [
    ...issuesSoFar(payloadOf(readAnswers(target), submission.attempt), today()),
    ...unfinishedDate(target),
  ];

  const answered = (name: string, target: HTMLFormElement) => {
    if (!hasTyped) void fetchRules();
    if (name === 'zip') fillCity(target);
    const answers = readAnswers(target);
    const now = choiceIn(answers);
    setChoice(now);
    setHasTyped(true);
    saveDraft(answers);
    if (name === 'boatLengthFt') {
      const length = lengthOf(answers);
      if (length !== undefined && isBoatLength(length)) storeLength(length);
      write(lengthField.current, now.typedLength);
    }
    const field = name === 'photos' ? 'photo_urls' : name;
    if (failure) setFailure(afterAnswer(failure, field, issuesOf(target)));
  };

  const changed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    answered(target instanceof Element ? (target.getAttribute('name') ?? '') : '', currentTarget);

  const typeLength = (text: string) => {
    if (!form.current) return;
    write(form.current.elements.namedItem('boatLengthFt'), text);
    answered('boatLengthFt', form.current);
  };

  const askAll = (target: HTMLFormElement) => {
    const kept = readAnswers(target);
    forgetEarlier();
    flushSync(() => setEarlier(undefined));
    fillForm(target, { ...kept, boatLengthFt: choice.typedLength });
  };

  const startFresh = () => {
    const target = form.current;
    if (!target) return;
    setFailure(undefined);
    forgetEarlier();
    flushSync(() => setEarlier(undefined));
    clearBoxes(target, siteAnswers);
    write(lengthField.current, '');
    const answers = readAnswers(target);
    setChoice(choiceIn(answers));
    saveDraft(answers);
    focusField(target, 'fullName');
  };

  /** False if there is no such field. */
  const toField = (name: string): boolean => {
    if (!form.current) return false;
    if (!earlier || name !== 'boatLengthFt') return focusField(form.current, name);
    lengthField.current?.focus();
    return true;
  };

  const show = (failed: Failure) => {
    const isUnknown = earlier !== undefined && asksForMore(failed);
    // The boat is theirs, whoever they are.
    if (isUnknown && form.current) askAll(form.current);
    const wrong = isUnknown ? ofWholeForm(failed) : failed;
    flushSync(() => setFailure(wrong));
    const [first] = Object.keys(wrong.fields);
    if (first === undefined || !toField(first)) errorBox.current?.focus();
  };

  const send = async (target: HTMLFormElement) => {
    const answers = () => readAnswers(target);
    try {
      const { slug, notice, isNew } = await submission.send({ answers, tray, onPhase: setPhase });
      if (isNew) track('lead_submitted', { package: choiceIn(answers()).packageId });
      const reported = isNew && recordLead(eventIdOf(submission.attempt));
      if (notice) leaveNotice(slug, notice);
      clearDraft();
      forgetEarlier();
      rememberSent(slug);
      setFailure(undefined);
      await reported;
      location.assign(`/status/${slug}`);
      // Back may restore this page as it was left; it then says what was sent.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    } catch (error) {
      setPhase('idle');
      show(failureOf(error));
    }
  };

  /** 'force' skips the browser's checks. */
  const submit = async (how: 'checked' | 'force') => {
    const target = form.current;
    if (!target || running.current) return;
    running.current = true;
    if (how === 'checked') await fetchRules();
    const wrong = how === 'checked' ? failureOfIssues(issuesOf(target)) : undefined;
    if (wrong) {
      running.current = false;
      show(wrong);
      return;
    }
    // The error box, with the pressed button in it, stays until the answer is there.
    if (!failure?.mayRetry) setFailure(undefined);
    await send(target);
    setPhase('idle');
    running.current = false;
  };

  const pkg = offeredPackage(packageOfId(choice.packageId)?.id ?? defaultPackageId, listed);
  const lengthFt = lengthOf({ boatLengthFt: choice.typedLength });
  const again =
    earlier?.last && !isMoreWorn(choice.condition, earlier.condition_level)
      ? priceAgain(earlier.last, lengthFt, listed.prices)
      : undefined;
  return {
    tray,
    phase,
    failure,
    hasTyped,
    hydrated,
    pkg,
    typedLength: choice.typedLength,
    asksAnyway: choice.asksAnyway,
    earlier,
    again,
    sentSlug,
    startFresh,
    lengthFt,
    changed,
    typeLength,
    toField,
    submit,
  };
}
