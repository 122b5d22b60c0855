import { createHash } from 'node:crypto';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** `inlineScripts` are all that stand in pages themselves. */
export const policyText = (inlineScripts: readonly string[]): string =>
  `${JSON.stringify({ scriptHashes: inlineScripts.map(hashOf) })}\n`;
