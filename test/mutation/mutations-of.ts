import { parseSync } from 'vite';

/** One small change to a source: what stands from `start` to `end` becomes `text`. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const otherMembers: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
};

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Up to a thousand a whole number becomes its neighbors, above a tenth more and less; a fraction a half. */
function otherNumbers(value: number): number[] {
  if (!Number.isInteger(value)) return [value * 1.5, value * 0.5];
  return value <= 1000 ? [value + 1, value - 1] : [Math.round(value * 1.1), Math.round(value * 0.9)];
}

function literalTexts({ value }: SyntaxNode): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  // In brackets: `10 - -1` is what an operator before it means.
  if (typeof value === 'number') return otherNumbers(value).map((other) => `(${other})`);
  return [];
}

/** Swaps the operator between two operands, or the member's name. */
function swapped(
  source: string,
  from: number,
  to: number,
  old: string,
  other: string | undefined,
): Mutation[] {
  if (other === undefined) return [];
  const start = source.indexOf(old, from);
  return start < 0 || start + old.length > to ? [] : [{ start, end: start + old.length, text: other }];
}

function mutationsOfNode(node: SyntaxNode, source: string): Mutation[] {
  const { type, start, end, left, right, operator, argument, property } = node;
  if (type === 'Literal') return literalTexts(node).map((text) => ({ start, end, text }));
  if (type === 'UnaryExpression' && operator === '!') return [{ start, end: start + 1, text: '' }];
  if (type === 'UpdateExpression' && isNode(argument)) {
    const from = argument.start === start ? argument.end : start;
    return swapped(source, from, end, String(operator), otherOperators[String(operator)]);
  }
  if (type === 'MemberExpression' && isNode(property)) {
    const name = String(property.name);
    return swapped(source, property.start, property.end, name, otherMembers[name]);
  }
  if (isNode(left) && isNode(right)) {
    return swapped(source, left.end, right.start, String(operator), otherOperators[String(operator)]);
  }
  return [];
}

/** Types change nothing when the program runs. */
const isValue = ({ type }: SyntaxNode): boolean => !type.startsWith('TS') || /^TS(?:As|Satisfies)/.test(type);

/** Every mutation of a TypeScript source, in its order: numbers, booleans, comparisons and operators. */
export function mutationsOf(filename: string, source: string): Mutation[] {
  const { program, errors } = parseSync(filename, source);
  if (errors.length > 0) throw new Error(`${filename} cannot be parsed.`);
  const walk = (node: SyntaxNode): Mutation[] =>
    isValue(node) ? [...mutationsOfNode(node, source), ...childrenOf(node).flatMap(walk)] : [];
  return childrenOf(program as unknown as SyntaxNode)
    .flatMap(walk)
    .sort((a, b) => a.start - b.start);
}

/** The source with one mutation made. */
export const mutated = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);
