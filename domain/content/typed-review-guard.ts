import { dayOf } from '../los-angeles.ts';
import type { ContentGuard } from './content-rules.ts';

export const typedReviewGuard: ContentGuard<'reviews'> = ({ items }, _, now) =>
  Object.fromEntries(
    items.flatMap(({ date }, place) =>
      date > dayOf(now)
        ? [[`items.${place}.date`, 'Nobody has written it yet: choose a day until today.']]
        : [],
    ),
  );
