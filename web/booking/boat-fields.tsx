import { boatTypes, oxidationLevels } from '#domain/choices.ts';
import { waxInterval } from '#domain/place/areas.ts';
import { boatLength } from '#domain/price/estimates.ts';
import { tidyLength } from '../estimator/tidy-length.ts';
import { ConditionField } from './condition-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { asOptions, SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const waxAdvice = (
  <p className="group__note">
    Wax advice: in salt water, wax {waxInterval.salt}; in fresh water, {waxInterval.fresh}.
  </p>
);

export function BoatFields() {
  return (
    <FieldGroup id="group-boat" title="Your boat" note={waxAdvice}>
      <div className="fields">
        <SelectField name="boatType" span={3} options={asOptions(boatTypes)} none="Choose a type" />
        <TextField
          name="boatLengthFt"
          span={3}
          hint={`${boatLength.min} to ${boatLength.max} feet, bow to stern.`}
          unit="ft"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onBlur={tidyLength}
        />
        <ConditionField />
        <SelectField
          name="oxidationLevel"
          span={3}
          optional
          options={asOptions(oxidationLevels)}
          none="Not sure"
          hint="Chalky, white gelcoat that has lost its shine."
        />
        <TextField
          name="hullMaterial"
          span={3}
          optional
          hint="Fiberglass, aluminum or wood."
          autoComplete="off"
          maxLength={100}
        />
        <TextField name="brand" span={2} optional autoComplete="off" autoCapitalize="words" maxLength={100} />
        <TextField name="model" span={2} optional autoComplete="off" maxLength={100} />
        <TextField name="year" span={2} optional autoComplete="off" inputMode="numeric" maxLength={4} />
      </div>
    </FieldGroup>
  );
}
