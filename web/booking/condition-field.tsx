import { conditionLevels } from '#domain/choices.ts';
import { PillsField } from './pills-field.tsx';
import { asOptions } from './select-field.tsx';

export const ConditionField = () => (
  <PillsField
    name="conditionLevel"
    hint="Estimates go by length alone. Wear and oxidation can add to them."
    options={asOptions(conditionLevels)}
  />
);
