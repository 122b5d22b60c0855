import vm from 'node:vm';

/** CloudFront's JavaScript ends with ECMAScript 2021: these came later. */
const withoutNewerMethods = `
  delete Object.hasOwn; delete Object.groupBy; delete globalThis.structuredClone;
  for (const type of [Array, String]) delete type.prototype.at;
  for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'])
    delete Array.prototype[name];`;

/** Runs the code of an edge function as CloudFront would, on one event. */
export const runEdge = (code: string, event: unknown) =>
  vm.runInNewContext(`${withoutNewerMethods};${code};JSON.parse(JSON.stringify(handler(event)))`, {
    event,
  }) as Record<string, unknown>;
