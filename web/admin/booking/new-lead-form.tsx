import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldError, get, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { missingField } from '#domain/booking/intake-texts.ts';
import type { ManualLead } from '#domain/booking/manual-lead.ts';
import { leadSourceLabels, leadSources } from '#domain/choices.ts';
import type { FoundCustomer } from '#domain/customer/seen-customer.ts';
import { areas } from '#domain/place/areas.ts';
import { packageIds } from '#domain/price/packages.ts';
import { useNames } from '../../content/content.tsx';
import { forgetTyped, recallTyped } from '../data/typed-draft.ts';
import { useTypedDraft } from '../data/use-typed-draft.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import { InlineQuestion } from '../inline-question.tsx';
import { newLeadPath } from '../lead-path.ts';
import {
  boatTexts,
  CustomerLink,
  type FoundBoat,
  linkedTexts,
  textsWithBoat,
  unlinkedTexts,
} from './customer-link.ts';
import { MoreFields } from './more-fields.tsx';
import { hasEmail, NewLeadForm as NewLeadSchema, NewLeadTexts, untyped } from './new-lead-texts.ts';
import { OtherNewLeads } from './other-new-leads.tsx';
import { Linked, Suggestions } from './suggestions.tsx';
import { useCreateLead } from './use-create-lead.ts';
import { useSuggestions } from './use-suggestions.ts';

const sources = leadSources.filter((source) => source !== 'website');

const firstLink = (customer: FoundCustomer | undefined): CustomerLink | undefined =>
  customer && { customer, boat: customer.boats[0], before: untyped };

const TypedLead = NewLeadTexts.extend({ link: CustomerLink.optional() });

const textsOf = (link: CustomerLink | undefined): NewLeadTexts =>
  link
    ? { ...untyped, ...linkedTexts(link.customer, untyped), ...(link.boat && boatTexts(link.boat)) }
    : untyped;

interface NewLeadFormProps {
  readonly customer: FoundCustomer | undefined;
  /** Where this device keeps what is typed. */
  readonly place: string;
}

/** Four fields on the phone with somebody; all else can wait. */
export function NewLeadForm({ customer, place }: NewLeadFormProps) {
  const [kept, setKept] = useState(() => recallTyped(place, TypedLead));
  const [first] = useState(() => firstLink(customer));
  const [link, setLink] = useState<CustomerLink | undefined>(kept ? kept.link : first);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { create, isSaving } = useCreateLead();
  const [begun] = useState(() => textsOf(first));
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<NewLeadTexts, unknown, ManualLead>({
    resolver: zodResolver(NewLeadSchema),
    defaultValues: kept ? NewLeadTexts.parse(kept) : begun,
  });
  const { control, register, handleSubmit, getValues, setFocus, setValue, formState } = form;
  const texts = { ...untyped, ...useWatch({ control }) };
  const found = useSuggestions(texts.fullName, texts.contact).filter(({ id }) => !dismissed.includes(id));

  const isTyped = link !== first || JSON.stringify(texts) !== JSON.stringify(begun);
  useTypedDraft(place, isTyped ? { ...texts, link } : undefined);

  const fill = (next: Partial<NewLeadTexts>) => {
    for (const [name, text] of Object.entries(next)) setValue(name as keyof NewLeadTexts, text); // entries of the texts
  };
  const chooseBoat = (boat: FoundBoat | undefined) => {
    if (!link) return;
    fill(textsWithBoat(link, boat, getValues()));
    setLink({ ...link, boat });
  };
  const linkTo = (found: FoundCustomer) => {
    const before = getValues();
    const boat = found.boats[0];
    setLink({ customer: found, boat, before });
    fill({ ...linkedTexts(found, before), ...(boat && boatTexts(boat)) });
  };
  const undo = () => {
    if (!link) return;
    fill(unlinkedTexts(link, getValues()));
    setDismissed([...dismissed, link.customer.id]);
    setLink(undefined);
    setFocus('contact');
  };
  const { errors } = formState;
  const names = useNames();
  const nameProblem =
    errors.fullName?.message === missingField('fullName') ? 'Enter a name.' : errors.fullName?.message;
  const contactError: FieldError | undefined = get(errors, 'phone') ?? get(errors, 'email');
  const save = handleSubmit(
    async (hand) => {
      const lead = await create(hand, link);
      if (!lead) return;
      forgetTyped(place);
      navigate(`/admin?lead=${lead.id}`, { state: { isNewLead: true } });
    },
    (wrong) => {
      if (!wrong.fullName && ('phone' in wrong || 'email' in wrong)) setFocus('contact');
    },
  );
  return (
    <form
      className="new-lead"
      noValidate
      aria-label="New lead"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) save(event);
      }}
    >
      <div className="new-lead__fields">
        <OtherNewLeads form={place} />
        {kept && (
          <p role="status">
            Not saved last time, so it’s still here.{' '}
            <button type="button" className="adm-link" onClick={() => setIsAsked(true)}>
              Start over
            </button>{' '}
            <Link className="adm-link" to={newLeadPath}>
              Another new lead
            </Link>
          </p>
        )}
        {isAsked && (
          <InlineQuestion
            question="Remove what you typed? It’s nowhere but on this device."
            confirm="Remove it"
            onConfirm={() => {
              setIsAsked(false);
              setKept(undefined);
              setLink(first);
              form.reset(begun);
            }}
            dismiss="Keep it"
            onDismiss={() => setIsAsked(false)}
          />
        )}
        <FormField
          id="fullName"
          label="Name"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          autoFocus
          problem={nameProblem}
          {...register('fullName')}
        />
        <FormField
          id="contact"
          label="Phone or email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          problem={contactError?.message}
          {...register('contact')}
        />
        {link && <Linked link={link} onBoat={chooseBoat} onUndo={undo} />}
        {!link && found.length > 0 && (
          <Suggestions
            found={found}
            onLink={linkTo}
            onDismiss={() => setDismissed([...dismissed, ...found.map(({ id }) => id)])}
          />
        )}
        <div className="duo">
          <Field id="boatLengthFt" label="Length" problem={errors.boatLengthFt?.message}>
            {(aria) => (
              <span className="unit">
                <input
                  {...aria}
                  {...register('boatLengthFt')}
                  inputMode="decimal"
                  enterKeyHint="next"
                  autoComplete="off"
                />
                <i aria-hidden="true">ft</i>
              </span>
            )}
          </Field>
          <FormField
            id="city"
            label="Place"
            list="places"
            autoComplete="off"
            enterKeyHint="done"
            problem={errors.city?.message}
            {...register('city')}
          />
          <datalist id="places">
            {areas.map(({ slug, name }) => (
              <option key={slug} value={name} />
            ))}
          </datalist>
        </div>
        <Field id="packageId" label="Service" problem={errors.packageId?.message}>
          {(control) => (
            <select {...control} {...register('packageId')}>
              <option value="">Not chosen yet</option>
              {packageIds.map((id) => (
                <option key={id} value={id}>
                  {names[id].title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className="field">
          <legend className="lab">How did they reach you?</legend>
          <div className="choice choice--2">
            {sources.map((source) => (
              <label key={source}>
                <input type="radio" value={source} {...register('source')} />
                {leadSourceLabels[source]}
              </label>
            ))}
          </div>
        </fieldset>
        <MoreFields form={form} />
      </div>
      <div className="new-lead__bar">
        <p>
          {texts.contact.trim() === '' || hasEmail(texts)
            ? 'Nothing goes out yet. You’ll send the price from the lead.'
            : 'No email: nothing will be emailed; text the link instead.'}
        </p>
        <button type="submit" className="btn btn--main" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save lead'}
        </button>
      </div>
    </form>
  );
}
