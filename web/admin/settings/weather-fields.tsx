import { NumberField } from './number-field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

const kinds = { polish: 'Wax and polish', wash: 'Wash' } as const;

export const WeatherFields = ({ form }: { readonly form: SettingsFormState }) =>
  (['polish', 'wash'] as const).map((kind) => (
    <fieldset key={kind} className="settings__pair">
      <legend className="lab">{kinds[kind]}</legend>
      <NumberField form={form} name={`weather.${kind}.rain_percent`} label="Chance of rain above" unit="%" />
      <NumberField form={form} name={`weather.${kind}.wind_mph`} label="Wind above" unit="mph" />
    </fieldset>
  ));
