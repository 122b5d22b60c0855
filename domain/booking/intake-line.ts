import * as z from 'zod';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { intakeLabels, type Labelled, missingField } from './intake-texts.ts';

type Issue = { readonly input?: unknown };

export const orMissing = (field: Labelled, otherwise: string) => (issue: Issue) =>
  issue.input === undefined ? missingField(field) : otherwise;

export const line = (field: Labelled, max: number) =>
  z
    .string({ error: orMissing(field, `${intakeLabels[field]} must be text.`) })
    .overwrite(withoutHiddenMarks)
    .trim()
    .min(1, missingField(field))
    .max(max, `${intakeLabels[field]} must have at most ${max} characters.`)
    .regex(singleLine, `${intakeLabels[field]} must be one line.`);
