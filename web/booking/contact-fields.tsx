import { defaultState, states } from '#domain/choices.ts';
import { MeantAddress } from '../components/meant-address.tsx';
import { FieldGroup } from './field-group.tsx';
import { asOptions, SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export function ContactFields() {
  return (
    <>
      <FieldGroup id="group-you" title="About you">
        <div className="fields">
          <TextField name="fullName" span={6} autoComplete="name" autoCapitalize="words" maxLength={100} />
          <TextField
            name="email"
            span={3}
            hint="We’ll send your price here."
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
          >
            <MeantAddress of="email" />
          </TextField>
          <TextField
            name="phone"
            span={3}
            hint="For texts only. We don’t call."
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
          />
        </div>
      </FieldGroup>
      <FieldGroup id="group-place" title="Where’s the boat?">
        <div className="fields">
          <TextField
            name="address"
            span={6}
            hint="Dock and slip number help."
            autoComplete="off"
            maxLength={200}
          />
          <TextField name="zip" span={2} autoComplete="off" inputMode="numeric" maxLength={10} />
          <TextField name="city" span={3} autoComplete="off" maxLength={100} />
          <SelectField
            name="state"
            span={1}
            autoComplete="off"
            options={asOptions(states)}
            defaultValue={defaultState}
          />
        </div>
      </FieldGroup>
    </>
  );
}
