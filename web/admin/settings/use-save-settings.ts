import { useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsVersion } from '#domain/settings.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

/** How a save went; `newer` is what somebody else has saved since these settings were loaded. */
type Saved =
  | { readonly kind: 'saved'; readonly version: SettingsVersion }
  | { readonly kind: 'conflict'; readonly newer: SettingsVersion }
  | { readonly kind: 'failed' };

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

const planRates = ({ plans }: Settings): string =>
  Object.values(plans)
    .map((terms) => terms?.rate_per_foot)
    .join();

const appliesText = (before: SettingsVersion | undefined, settings: Settings): string =>
  before && planRates(before.settings) !== planRates(settings)
    ? 'Customers on a plan are emailed at least two weeks before its new price takes effect. Anyone who has no email, or turned those emails off, keeps the price they have. The rest applies from now on.'
    : 'They apply from now on.';

/** Saves settings on top of the version that was seen, and tells how it went. Never rejects. */
export function useSaveSettings(): (version: number, settings: Settings) => Promise<Saved> {
  const client = useQueryClient();
  const { perform } = useOnce('admin-settings-save');
  const saveOrCompare = async (version: number, settings: Settings): Promise<Saved> => {
    try {
      const saved = await perform({ version, settings });
      tellSuccess(
        'Settings saved',
        appliesText(client.getQueryData<SettingsVersion>(keys.settings), settings),
      );
      return { kind: 'saved', version: saved };
    } catch (error) {
      if (!isConflict(error)) throw error;
      return { kind: 'conflict', newer: await callAdmin('admin-settings', {}) };
    }
  };
  return async (version, settings) => {
    try {
      const saved = await saveOrCompare(version, settings);
      if (saved.kind === 'saved') client.setQueryData(keys.settings, saved.version);
      return saved;
    } catch (error) {
      tellFailure(error, 'Failed to save settings');
      return { kind: 'failed' };
    }
  };
}
