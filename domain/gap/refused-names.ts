import { joined } from '../plain-text.ts';
import type { UnfilledGap } from './gap.ts';

const ofSeveral: Readonly<Record<string, string>> = {
  was: 'were',
  has: 'have',
  waits: 'wait',
  needs: 'need',
};

const pluralOf = (why: string): string => why.replace(/^\w+/, (verb) => ofSeveral[verb] ?? verb);

/** `Xena Cole and Wade Ito were offered this time, and Bo Li said no`. */
export function refusedNames(refused: UnfilledGap['refused']): string {
  const byWhy = [...new Set(refused.map(({ why }) => why))].map((why) => {
    const names = refused.filter((person) => person.why === why).map(({ name }) => name);
    return `${joined(names)} ${names.length > 1 ? pluralOf(why) : why}`;
  });
  return byWhy.length < 2 ? byWhy.join('') : `${byWhy.slice(0, -1).join(', ')}, and ${byWhy.at(-1)}`;
}
