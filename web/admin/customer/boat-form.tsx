import { useState } from 'react';
import { type FieldError, type FieldPath, get, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { boatTypes } from '#domain/choices.ts';
import type { SavedBoat, SeenBoat, SeenCustomer } from '#domain/customer/seen-customer.ts';
import { areas } from '#domain/place/areas.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import { leadPath } from '../lead-path.ts';
import { type BoatTexts, boatResolver, textsOfBoat } from './boat-texts.ts';
import { EditNotice } from './edit-notice.tsx';
import type { OpenOfBoat } from './open-of-boat.ts';
import { SaveRow } from './save-row.tsx';
import { type SaveCustomer, saveOf } from './use-customer.ts';

const noBoat = { berth: {} };

interface BoatFormProps {
  readonly customer: SeenCustomer;
  /** Undefined for a new one. */
  readonly boat: SeenBoat | undefined;
  /** What stays open when it is no longer theirs. */
  readonly open: readonly OpenOfBoat[];
  readonly save: SaveCustomer;
  readonly onClose: () => void;
}

const boatIn = (customer: SeenCustomer, boat: SeenBoat | undefined): SeenBoat | undefined =>
  customer.boats.find(({ id }) => id === boat?.id);

export function BoatForm({ customer, boat, open, save, onClose }: BoatFormProps) {
  const [seen, setSeen] = useState(customer);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm<BoatTexts, unknown, SavedBoat>({
    resolver: boatResolver(boat),
    defaultValues: textsOfBoat(boat ?? noBoat),
  });
  const formId = boat?.id ?? 'new-boat';
  const hasGateCode = boat?.has_gate_code === true;
  const { register, handleSubmit, formState, watch } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (next) => {
    // After a conflict the page's customer is the newer one: this save is meant to stand on it.
    const outcome = await save(isOvertaken ? customer : seen, {
      // A new boat stands beside the known ones: were another added meanwhile, it could be this one.
      part: (whole) => (boat ? boatIn(whole, boat) : whole.boats.map(({ id }) => id)),
      apply: (whole) => ({
        ...saveOf(whole),
        boats: boat
          ? whole.boats.map((other) => (other.id === boat.id ? next : other))
          : [...whole.boats, next],
      }),
    });
    if (outcome === 'saved') onClose();
    setOvertaken(outcome === 'conflict');
  });
  const takeTheirs = () => {
    setSeen(customer);
    setOvertaken(false);
    form.reset(textsOfBoat(boatIn(customer, boat) ?? noBoat));
  };
  const field = (
    name: FieldPath<BoatTexts>,
    label: string,
    more: { readonly hint?: string; readonly numeric?: true } = {},
  ) => (
    <FormField
      id={`${formId}-${name}`}
      label={label}
      hint={more.hint}
      problem={(get(errors, name) as FieldError | undefined)?.message}
      autoComplete="off"
      {...(more.numeric && { inputMode: 'decimal' })}
      {...register(name)}
    />
  );
  return (
    <form
      className="boat-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit(event);
      }}
    >
      {isOvertaken && <EditNotice onTake={takeTheirs} />}
      <fieldset>
        <legend className="lab">Boat</legend>
        {field('name', 'Name')}
        {field('length_ft', 'Length (ft)', { numeric: true })}
        <Field id={`${formId}-type`} label="Type" problem={errors.type?.message}>
          {(control) => (
            <select {...control} {...register('type')}>
              <option value="">Unknown</option>
              {boatTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
        {field('year', 'Year', { numeric: true })}
        {field('make', 'Make')}
        {field('model', 'Model')}
        {field('hull_material', 'Hull')}
        {boat && (
          <label className="check boat-form__wide">
            <input type="checkbox" {...register('is_sold')} />
            <span>
              No longer theirs
              <span>
                Sold or moved away: no more wax reminders for it, and its plans end. Open requests and
                appointments stay until you cancel them.
              </span>
            </span>
          </label>
        )}
        {boat && !boat.is_sold && watch('is_sold') && open.length > 0 && (
          <div className="boat-form__wide" role="status">
            <p>Still open for this boat:</p>
            <ul>
              {open.map(({ key, lead_id, text }) => (
                <li key={key}>
                  <Link to={leadPath(lead_id)}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend className="lab">Berth</legend>
        {field('berth.marina', 'Marina')}
        {field('berth.slip', 'Slip')}
        {field('berth.dock', 'Dock')}
        <Field id={`${formId}-area`} label="Area" problem={errors.berth?.area?.message}>
          {(control) => (
            <select {...control} {...register('berth.area')}>
              <option value="">Unknown</option>
              {areas.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="boat-form__wide">{field('berth.address', 'Address')}</div>
        {field(
          'berth.gate_code',
          hasGateCode ? 'New gate code' : 'Gate code',
          hasGateCode ? { hint: 'Leave it empty to keep the current one.' } : {},
        )}
        {field('berth.parking', 'Parking')}
        {field('berth.water', 'Water')}
        {field('berth.power', 'Power')}
        <Field
          id={`${formId}-note`}
          label="Note"
          className="boat-form__wide"
          problem={errors.berth?.note?.message}
        >
          {(control) => <textarea {...control} {...register('berth.note')} rows={2} />}
        </Field>
      </fieldset>
      <SaveRow label="Save boat" isSaving={isSubmitting} onClose={onClose} />
    </form>
  );
}
