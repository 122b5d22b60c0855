import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '../../api/public-config.ts';

/** Which features this site has on; undefined until that is known. */
export const useFeatures = () =>
  useQuery({ queryKey: ['features'], queryFn: async () => (await publicConfig()).features }).data;
