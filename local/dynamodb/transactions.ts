import type { Engine, Reply } from './engine.ts';
import type { Images } from './images.ts';
import type { BeforeImage, Journal } from './journal.ts';
import {
  errorType,
  type Item,
  type ItemKey,
  type JsonObject,
  listAt,
  objectAt,
  ServiceError,
  textAt,
} from './json.ts';
import type { Tables } from './tables.ts';
import { createTokens } from './tokens.ts';
import type { Change } from './writes.ts';

interface Action {
  readonly kind: string;
  readonly operation: string;
  readonly input: JsonObject;
  readonly item: ItemKey;
}
interface Step extends BeforeImage {
  readonly action: Action;
}
interface Taken extends Step {
  readonly reply: Reply;
}

/** Atomic writes on top of single ones: apply all, undo all when one is refused. */
export interface Transactions {
  /** Needs the write lock. Answers what it changed, nothing for a repeated token. */
  write(input: JsonObject): Promise<readonly Change[]>;
  /** Needs the read lock. */
  read(input: JsonObject): Promise<JsonObject>;
  /** Undoes an unfinished transaction after a crash. */
  recover(): Promise<void>;
}

const operationOfKind: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // An update that sets nothing evaluates its condition; the empty item it may leave is removed afterwards.
  ConditionCheck: 'UpdateItem',
};
const maxActions = 100;

const invalid = (message: string) => new ServiceError('ValidationException', message);

interface Reason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: Item;
}

function reasonOf({ reply, action, image }: Taken): Reason {
  if (reply.status === 200) return { Code: 'None' };
  const body = JSON.parse(reply.body) as JsonObject;
  const message = textAt(body, 'message');
  if (errorType(body) !== 'ConditionalCheckFailedException')
    return { Code: 'ValidationError', Message: message };
  const wanted = action.input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  return {
    Code: 'ConditionalCheckFailed',
    Message: message,
    ...(wanted && image ? { Item: image } : {}),
  };
}

/** The item after a step that was not refused. */
function imageAfter({ reply, action: { kind, input }, image }: Taken): Item | undefined {
  if (kind === 'Put') return objectAt(input, 'Item');
  if (kind === 'Update') return objectAt(JSON.parse(reply.body) as JsonObject, 'Attributes');
  return kind === 'Delete' ? undefined : image;
}

function canceled(reasons: readonly Reason[]): ServiceError {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  return new ServiceError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}

export function createTransactions(
  engine: Engine,
  tables: Tables,
  images: Images,
  journal: Journal,
): Transactions {
  const tokens = createTokens();

  const recover = async () => {
    for (const { item, image } of await journal.unfinished()) await images.restore(item, image);
    await journal.clear();
  };

  const parse = async (entry: JsonObject): Promise<Action> => {
    const [kind, ...others] = Object.keys(entry);
    const operation = kind === undefined ? undefined : operationOfKind[kind];
    if (!kind || !operation || others.length > 0) {
      throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
    }
    const input = objectAt(entry, kind);
    const source = kind === 'Put' ? objectAt(input, 'Item') : objectAt(input, 'Key');
    return { kind, operation, input, item: await tables.keyOf(textAt(input, 'TableName'), source) };
  };

  const parseAll = async (input: JsonObject): Promise<readonly Action[]> => {
    const entries = listAt(input, 'TransactItems');
    if (entries.length < 1 || entries.length > maxActions) {
      throw invalid(
        `Member must have length less than or equal to ${maxActions}, greater than or equal to 1`,
      );
    }
    const actions = await Promise.all(entries.map(parse));
    if (new Set(actions.map(({ item }) => JSON.stringify(item))).size < actions.length) {
      throw invalid('Transaction request cannot include multiple operations on one item');
    }
    return actions;
  };

  // The items are distinct, so their order does not matter, and AWS gives every reason.
  const apply = (steps: readonly Step[]): Promise<readonly Taken[]> =>
    Promise.all(
      steps.map(async (step) => {
        const { kind, operation, input } = step.action;
        const asked = kind === 'Update' ? { ...input, ReturnValues: 'ALL_NEW' } : input;
        return { ...step, reply: await engine.call(operation, asked) };
      }),
    );

  return {
    recover,
    write: async (input) => {
      if (tokens.isRepeat(input)) return [];
      await recover();
      const actions = await parseAll(input);
      const read = await images.readAll(actions.map(({ item }) => item));
      const steps = actions.map((action, place): Step => {
        const image = read[place];
        return { action, item: action.item, ...(image ? { image } : {}) };
      });
      await journal.begin(steps.map(({ item, image }) => ({ item, ...(image ? { image } : {}) })));
      const taken = await apply(steps).catch(async (error: unknown) => {
        await recover();
        throw error;
      });
      if (taken.some(({ reply }) => reply.status !== 200)) {
        await recover();
        throw canceled(taken.map(reasonOf));
      }
      for (const { action, item, image } of steps) {
        if (action.kind === 'ConditionCheck' && !image) await images.restore(item, undefined);
      }
      await journal.clear();
      tokens.remember(input);
      return taken.map((step) => ({ item: step.item, before: step.image, after: imageAfter(step) }));
    },
    read: async (input) => {
      const replies = await Promise.all(
        listAt(input, 'TransactItems').map((entry) =>
          engine.call('GetItem', { ...objectAt(entry, 'Get'), ConsistentRead: true }),
        ),
      );
      const refused = replies.find(({ status }) => status !== 200);
      if (refused) throw invalid(textAt(JSON.parse(refused.body) as JsonObject, 'message'));
      return { Responses: replies.map(({ body }) => JSON.parse(body) as JsonObject) };
    },
  };
}
