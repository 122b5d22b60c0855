import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../commands/build/oldest-browsers.ts';

const { ios, ...others } = oldestBrowsers;
const oldest: Partial<Record<BrowserName, string>> = { ...others, safari_ios: ios };

const numbersOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [limitMajor = 0, limitMinor = 0] = numbersOf(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

/** Whether a browser has it under its own name and without a switch. `preview` and false are no versions. */
const isThere = (
  { version_added: added, flags, prefix, alternative_name: otherName }: SimpleSupportStatement,
  version: string,
): boolean =>
  typeof added === 'string' &&
  /\d/.test(added) &&
  isAtMost(added, version) &&
  !flags &&
  !prefix &&
  !otherName;

const isTooNew = ({ support }: CompatStatement): boolean =>
  Object.entries(oldest).some(
    ([browser, version]) =>
      ![support[browser as BrowserName] ?? []] // the keys of `oldest`
        .flat()
        .some((statement) => isThere(statement, version)),
  );

interface Member {
  readonly owner: string;
  readonly name: string;
  /** JavaScript's own say nothing of it. */
  readonly isStatic: boolean | undefined;
  readonly isTooNew: boolean;
}

const identifiersIn = (folder: Identifier): [string, Identifier][] =>
  Object.entries(folder).filter(([key]) => key !== '__compat') as [string, Identifier][]; // all else is one

/** What a class, namespace or the window has, of JavaScript or of the web's own. */
const membersOf = ([owner, entry]: [string, Identifier], kind: 'language' | 'web'): Member[] =>
  identifiersIn(entry).flatMap(([key, member]) =>
    key.endsWith('_event') || !/^[a-z_$][\w$]*$/i.test(key) || !member.__compat
      ? []
      : {
          owner,
          name: key.replace('_static', ''),
          isStatic: kind === 'language' ? undefined : key.endsWith('_static'),
          isTooNew: isTooNew(member.__compat),
        },
  );

const languageOwners = identifiersIn(compat.javascript.builtins ?? {});
const webOwners = identifiersIn(compat.api);
const members = [
  ...languageOwners.flatMap((owner) => membersOf(owner, 'language')),
  ...webOwners.flatMap((owner) => membersOf(owner, 'web')),
];

/** Members of a class or namespace that older browsers know, but not with these. */
export const newMembers: readonly Member[] = members.filter(({ isTooNew: isNew }) => isNew);

/** Names that only newer browsers know, such as `scheduler`. */
export const newGlobals: ReadonlySet<string> = new Set([
  ...[...languageOwners, ...webOwners].flatMap(([name, { __compat }]) =>
    __compat && isTooNew(__compat) ? name : [],
  ),
  ...members.flatMap(({ owner, name, isTooNew: isNew }) => (owner === 'Window' && isNew ? name : [])),
]);

/** `URL.canParse` and the like. */
export const newStatics: ReadonlySet<string> = new Set(
  members.flatMap(({ owner, name, isStatic, isTooNew: isNew }) =>
    isNew && isStatic !== false ? `${owner}.${name}` : [],
  ),
);

const isOld = new Set(members.flatMap(({ name, isTooNew: isNew }) => (isNew ? [] : name)));

/** Names that no method of an older browser bears. Those of one word are methods of everybody's. */
export const newMethods: ReadonlySet<string> = new Set(
  members.flatMap(({ name, isTooNew: isNew }) =>
    isNew && !isOld.has(name) && /[a-z][A-Z]/.test(name) ? name : [],
  ),
);
