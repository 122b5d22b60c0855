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
  const byWhy = [...Map.groupBy(refused, ({ why }) => why)].map(([why, people]) => {
    const names = joined(people.map(({ name }) => name));
    return `${names} ${people.length > 1 ? pluralOf(why) : why}`;
  });
  return byWhy.length < 2 ? byWhy.join('') : `${byWhy.slice(0, -1).join(', ')}, and ${byWhy.at(-1)}`;
}
