import { createContext, use } from 'react';

export const FieldProblems = createContext<Readonly<Record<string, string>>>({});

export const useProblem = (name: string): string | undefined => use(FieldProblems)[name];

export const hintId = (name: string): string => `${name}-hint`;
export const problemId = (name: string): string => `${name}-problem`;
