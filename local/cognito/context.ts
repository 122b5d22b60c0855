import type { Context } from 'cognito-local/lib/services/context.js';

const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, child: () => logger };

/** What cognito-local wants with every call: a log, which nobody reads. */
export const context: Context = { logger };
