import * as z from 'zod';
import { uncapitalized } from '../plain-text.ts';
import { serviceLabels, serviceTokens } from '../price/packages.ts';
import type { ContentChange } from './content-change.ts';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { pricedLine } from './typed-text.ts';

export const longestSummary = 200;
export const longestStep = 250;
const maxSteps = 12;

const Step = z.strictObject({ id: ItemId, text: pricedLine(longestStep) });
export type Step = z.infer<typeof Step>;

const StepsOfService = z
  .strictObject({ summary: pricedLine(longestSummary), ...listOf(Step, maxSteps).shape })
  .refine(({ items }) => items.length > 0, { path: ['items'], error: 'Keep at least one.' });

/** What a service means, the same in every package that includes it: in one sentence, and step by step in order. */
export const StepContent = z.record(z.enum(serviceTokens), StepsOfService);
export type StepContent = z.infer<typeof StepContent>;

const stepsChanged = listChanges<Step>({ one: 'step', many: 'steps', nameOf: ({ text }) => text });

/** `Deep wash, step changed: “Rinse first.”`. */
export const stepChanges = (before: StepContent, after: StepContent): readonly ContentChange<StepContent>[] =>
  serviceTokens.flatMap((token) => {
    const [was, is, label] = [before[token], after[token], serviceLabels[token]];
    const steps = stepsChanged(was, is).map(({ key, words, without }) => ({
      key: `${token}.${key}`,
      words: `${label}, ${uncapitalized(words)}`,
      without: { ...after, [token]: { ...is, items: without.items } },
    }));
    const summary = {
      key: `${token}.summary`,
      words: `${label}: “In one sentence” changed`,
      without: { ...after, [token]: { ...is, summary: was.summary } },
    };
    return was.summary === is.summary ? steps : [summary, ...steps];
  });
