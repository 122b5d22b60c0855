import { conditionLevels } from '#domain/choices.ts';
import { PillsField } from './pills-field.tsx';
import { asOptions } from './select-field.tsx';

export const ConditionField = () => <PillsField name="conditionLevel" options={asOptions(conditionLevels)} />;
