import { NumberField } from './number-field.tsx';
import type { SettingsFormState } from './settings-form.tsx';

const kinds = { polish: 'Wax and polish', wash: 'Wash' } as const;

/** From which chance of rain and which wind on the work should wait. */
export const WeatherFields = ({ form }: { readonly form: SettingsFormState }) =>
  (['polish', 'wash'] as const).map((kind) => (
    <fieldset key={kind} className="settings__pair">
      <legend className="lab">{kinds[kind]}</legend>
      <NumberField form={form} name={`weather.${kind}.rain_percent`} label="Chance of rain above" unit="%" />
      <NumberField form={form} name={`weather.${kind}.wind_mph`} label="Wind above" unit="mph" />
    </fieldset>
  ));
