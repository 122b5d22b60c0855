import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { type Settings, type SettingsVersion, TypedSettings } from '#domain/settings.ts';
import { stillCalledOff } from '../data/called-off.ts';
import { FormField } from '../form-field.tsx';
import { ComeDialog } from './come-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LinesField } from './lines-field.tsx';
import { NumberField } from './number-field.tsx';
import { PayLinksField } from './pay-links-field.tsx';
import { PlansField } from './plans-field.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { problemWords } from './settings-problems.ts';
import { SettingsSection } from './settings-section.tsx';
import { changedSettings, onTopOf, settingNames } from './settings-words.ts';
import { StartsField } from './starts-field.tsx';
import { TimeOffField } from './time-off-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { WeatherFields } from './weather-fields.tsx';
import { WeekFields } from './week-fields.tsx';

/** An address by mail ends in a ZIP code (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)). */
const addressDoubt = (lines: string): string | undefined =>
  lines.trim() === '' || /\b\d{5}\b/.test(lines)
    ? undefined
    : 'There’s no ZIP code in it. The law wants a full mailing address: street or P.O. box, city, state, ZIP.';

export function SettingsForm({ loaded }: { readonly loaded: SettingsVersion }) {
  const [base, setBase] = useState(loaded);
  const [newer, setNewer] = useState<SettingsVersion>();
  const [coming, setComing] = useState<readonly CalendarVisit[]>([]);
  const save = useSaveSettings();
  const form = useForm({
    resolver: zodResolver(TypedSettings, { error: problemWords }),
    defaultValues: loaded.settings,
    shouldFocusError: false,
  });
  const { register, handleSubmit, getValues, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const fields = useRef<HTMLFormElement>(null);
  const { recall } = useKeptDraft(() => (isDirty ? { base, settings: getValues() } : undefined), isDirty);

  /** Begins anew from a version, with `shown` as what was changed on top of it. */
  const beginFrom = (version: SettingsVersion, shown: Settings) => {
    setBase(version);
    setNewer(undefined);
    form.reset(version.settings);
    for (const name of changedSettings(version.settings, shown)) {
      form.setValue(name, shown[name], { shouldDirty: true });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, on coming back
  useEffect(() => {
    const draft = recall();
    if (draft) beginFrom(draft.base, draft.settings);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const submit = handleSubmit(async (settings) => {
    const sent = structuredClone(getValues());
    const saved = await save(base.version, settings);
    if (saved.kind === 'conflict') setNewer(saved.newer);
    if (saved.kind !== 'saved') return;
    const { time_off } = saved.version.settings;
    const freed = base.settings.time_off.filter(
      ({ from, to }) => !time_off.some((off) => off.from === from && off.to === to),
    );
    beginFrom(saved.version, onTopOf(saved.version.settings, sent, getValues()));
    setComing(await stillCalledOff(freed));
  });

  return (
    <form
      ref={fields}
      className="settings__form"
      noValidate
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit(event);
      }}
    >
      {coming.length > 0 && <ComeDialog visits={coming} onClose={() => setComing([])} />}
      {newer && (
        <ConflictNotice
          before={base.settings}
          newer={newer}
          onTake={() => beginFrom(newer, newer.settings)}
          onKeep={() => beginFrom(newer, onTopOf(newer.settings, base.settings, getValues()))}
        />
      )}
      <SettingsSection title={settingNames.week} text="The days and hours in which customers can book.">
        <WeekFields form={form} />
      </SettingsSection>
      <SettingsSection title="Booking" text="Which times customers can choose, and how soon.">
        <StartsField form={form} />
        <div className="settings__numbers">
          <NumberField
            form={form}
            name="gap_minutes"
            hint="Time to pack up and walk over between two visits in one area. Longer drives count in full."
            unit="min"
          />
          <NumberField
            form={form}
            name="first_start_hours"
            hint="How many hours from now the first time can be."
            unit="hours"
          />
          <NumberField
            form={form}
            name="days_ahead"
            hint="How many days ahead customers can book."
            unit="days"
          />
          <NumberField
            form={form}
            name="offer_days"
            hint="After that, customers ask for a fresh price."
            unit="days"
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title={settingNames.time_off}
        text="Customers can’t book during it. You can still book there yourself."
      >
        <TimeOffField form={form} />
      </SettingsSection>
      <SettingsSection
        title={settingNames.weather}
        text="Above these, a visit is marked as windy or wet. Nothing moves by itself."
      >
        <WeatherFields form={form} />
      </SettingsSection>
      <SettingsSection title="Your day" text="What you’re emailed by itself.">
        <label className="check">
          <input type="checkbox" {...register('morning_sheet')} />
          <span>
            {settingNames.morning_sheet}
            <span>At 6 AM on days with visits: your route, what to bring, weather and tide by hour.</span>
          </span>
        </label>
      </SettingsSection>
      <SettingsSection title="Customers" text="What they can do without you, and what they’re told.">
        <label className="check">
          <input type="checkbox" {...register('confirm_moves')} />
          <span>
            {settingNames.confirm_moves}
            <span>The old time stays until you confirm the new one on Today. Off: it moves at once.</span>
          </span>
        </label>
        <label className="check">
          <input type="checkbox" {...register('second_ready_check')} />
          <span>
            {settingNames.second_ready_check}
            <span>At 7 AM on the day, anyone who hasn’t answered the 4 PM email gets asked again.</span>
          </span>
        </label>
        <FormField
          id="answer_time"
          label={settingNames.answer_time}
          hint="Emails and pages say it in these words, as in “within one day”. Once saved, the site follows within two minutes."
          problem={errors.answer_time?.message}
          autoComplete="off"
          {...register('answer_time')}
        />
      </SettingsSection>
      <SettingsSection title={settingNames.receipt} text="Who your receipts are from, and the tax on them.">
        <ReceiptFields form={form} />
      </SettingsSection>
      <SettingsSection
        title={settingNames.pay_links}
        text="Customers see these with what they owe: first what you put in words, then a button for each page. You mark what’s paid."
      >
        <PayLinksField form={form} />
      </SettingsSection>
      <SettingsSection
        title={settingNames.plans}
        text="The booking form offers the ones you fill in. Customers on a plan are told about a new price at least two weeks before it takes effect. Anyone who has no email, or turned those emails off, keeps the price they have."
      >
        <PlansField form={form} version={base.version} />
      </SettingsSection>
      <SettingsSection title="After the job" text="What the emails after it need.">
        <FormField
          id="profile_url"
          label={settingNames.profile_url}
          hint="Where customers can review you. Everybody gets the same link, whatever their stars. Once saved, it’s also at the bottom of every page, within two minutes."
          problem={errors.profile_url?.message}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...register('profile_url')}
        />
        <LinesField
          form={form}
          name="postal_address"
          label={settingNames.postal_address}
          hint="Appears at the bottom of emails that ask for a review, remind of wax or offer a plan’s visit, as the law requires. They wait until it’s filled in, for 30 days at most."
          doubt={addressDoubt}
        />
      </SettingsSection>
      <div className="settings__bar">
        <p role="status">{isDirty && 'Not saved yet'}</p>
        <button type="submit" className="btn btn--main" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save settings'}
        </button>
      </div>
    </form>
  );
}
