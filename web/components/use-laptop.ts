import { useMedia } from './use-media.ts';

/** From this width on there is room for more than a column: a week, whole lists, days side by side. */
const laptop = '(min-width: 64rem)';

export const useLaptop = (): boolean => useMedia(laptop);
