import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Settings, SettingsVersion } from '#domain/settings.ts';
import { useAskToLeave } from '../../components/use-ask-to-leave.ts';

/** Settings that were changed but not saved, and the version they began from. */
interface SettingsDraft {
  readonly base: SettingsVersion;
  readonly settings: Settings;
}

const key = ['settings-draft'];

/** Keeps unsaved changes while the admin looks at other pages, and asks before the whole site is left. */
export function useKeptDraft(current: () => SettingsDraft | undefined, isDirty: boolean) {
  const client = useQueryClient();
  const look = useRef(current);
  look.current = current;
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    return () => {
      const draft = look.current();
      if (draft) client.setQueryData(key, draft);
      else client.removeQueries({ queryKey: key });
    };
  }, [client]);
  useAskToLeave(isDirty);
  return { recall: () => client.getQueryData<SettingsDraft>(key) };
}
