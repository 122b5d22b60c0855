import { createContext, use } from 'react';

/** By field the sentence that stands beside it. */
export const FieldProblems = createContext<Readonly<Record<string, string>>>({});

/** What is wrong with a field, or undefined. */
export const useProblem = (name: string): string | undefined => use(FieldProblems)[name];

export const hintId = (name: string): string => `${name}-hint`;
export const problemId = (name: string): string => `${name}-problem`;
