import { useId } from 'react';
import { formatRate } from '#domain/price/estimates.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { pricedPackages } from '#domain/price/prices.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { Field } from '../field.tsx';
import { fieldLabels } from '../lead/edit.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { SavedMark } from '../lead/saved-mark.tsx';
import { usePendingChoice } from '../lead/use-pending-choice.ts';

/** The services with their rates; a tap saves. */
export function ServiceChoice({ context }: { readonly context: LeadContext }) {
  const names = useNames();
  const { lead, save } = context;
  const name = useId();
  const packages = pricedPackages(context.prices);
  const choice = usePendingChoice((requested_service: PackageId) => save({ requested_service }));
  const chosen = choice.pending ?? lead.requested_service;
  return (
    <fieldset className="choice choice--1 f6" onKeyDown={choice.onKeyDown} onBlur={choice.commit}>
      <legend className="vh">Service</legend>
      {packages.map(({ id, ratePerFoot }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => choice.take(id)}
          />
          <span>
            {names[id].title}
            <small>{formatRate(ratePerFoot)} per foot</small>
          </span>
          <PackageFlag id={id} />
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceFieldProps<T extends string> {
  readonly context: LeadContext;
  readonly field: 'boat_type' | 'condition_level';
  readonly choices: readonly T[];
  readonly save: (choice: T | null) => void;
}

export function ChoiceField<T extends string>({ context, field, choices, save }: ChoiceFieldProps<T>) {
  const choice = usePendingChoice(save);
  const shown = choice.pending === undefined ? (context.lead[field] ?? '') : (choice.pending ?? '');
  return (
    <Field
      id={`fact-${field}`}
      label={fieldLabels[field]}
      className="f3"
      mark={<SavedMark context={context} field={field} />}
    >
      {(control) => (
        <select
          {...control}
          value={shown}
          onKeyDown={choice.onKeyDown}
          onBlur={choice.commit}
          onChange={({ target }) => choice.take(choices.find((one) => one === target.value) ?? null)}
        >
          <option value="">Not known</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
