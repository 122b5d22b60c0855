import { useQueryClient } from '@tanstack/react-query';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import type { TimeOff } from '#domain/settings.ts';
import { stillCalledOff } from '../data/called-off.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

type Loaded = OperationOutput<'admin-settings'>;

const isSame = (a: TimeOff, b: TimeOff): boolean => a.from === b.from && a.to === b.to;

/** Adds and takes away time off. When somebody else has saved the settings meanwhile, theirs are loaded. */
export function useTimeOff(loaded: Loaded | undefined) {
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-settings-save');
  const save = async (time_off: TimeOff[], done: string): Promise<boolean> => {
    if (!loaded || pending) return false;
    try {
      const saved = await perform({ version: loaded.version, settings: { ...loaded.settings, time_off } });
      client.setQueryData(keys.settings, saved);
      tellSuccess('Time off', done);
      return true;
    } catch (error) {
      tellFailure(error, 'Failed to save time off');
      return false;
    }
  };
  const known = loaded?.settings.time_off ?? [];
  return {
    busy: pending !== undefined,
    add: (off: TimeOff) =>
      save(
        [...known, off].sort((a, b) => a.from.localeCompare(b.from)),
        'Customers can’t choose this time anymore.',
      ),
    /** Answers the visits whose customers still think that we can't come. */
    remove: async (off: TimeOff): Promise<CalendarVisit[]> => {
      const rest = known.filter((other) => !isSame(other, off));
      return (await save(rest, 'It’s open again.')) ? stillCalledOff([off]) : [];
    },
  };
}
