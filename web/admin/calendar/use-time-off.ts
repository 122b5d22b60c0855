import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import type { TimeOff } from '#domain/settings.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

type Loaded = OperationOutput<'admin-settings'>;

const isSame = (a: TimeOff, b: TimeOff): boolean => a.from === b.from && a.to === b.to;

/** Adds and takes away time off. When somebody else has saved the settings meanwhile, theirs are loaded. */
export function useTimeOff(loaded: Loaded | undefined) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (time_off: TimeOff[]) => {
      if (!loaded) throw new Error('the settings are not loaded');
      return callAdmin('admin-settings-save', {
        version: loaded.version,
        settings: { ...loaded.settings, time_off },
      });
    },
    onSuccess: (saved) => client.setQueryData(keys.settings, saved),
    onError: (error) => {
      tellFailure(error, 'Failed to save time off');
      if (error instanceof ApiError && error.status === 409)
        client.invalidateQueries({ queryKey: keys.settings });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.calendars }),
  });
  const save = async (time_off: TimeOff[], done: string): Promise<boolean> => {
    if (!loaded || isPending) return false;
    try {
      await mutateAsync(time_off);
      tellSuccess('Time off', done);
      return true;
    } catch {
      return false;
    }
  };
  const known = loaded?.settings.time_off ?? [];
  return {
    busy: isPending,
    add: (off: TimeOff) =>
      save(
        [...known, off].sort((a, b) => a.from.localeCompare(b.from)),
        'Customers can’t choose this time any more.',
      ),
    remove: (off: TimeOff) =>
      save(
        known.filter((other) => !isSame(other, off)),
        'It’s open again.',
      ),
  };
}
