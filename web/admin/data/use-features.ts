import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '../../api/public-config.ts';

/** Undefined until loaded. */
export const useFeatures = () =>
  useQuery({ queryKey: ['features'], queryFn: async () => (await publicConfig()).features }).data;
