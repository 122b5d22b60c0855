import { useEffect, useState } from 'react';
import { forget, recall, remember } from './tab-storage.ts';
import '../styles/notice.css';

const noticeKey = 'bdla:bookingNotice';

/** Leaves words for the visitor that the status page of `slug` will show. */
export const leaveNotice = (slug: string, text: string): void =>
  remember(noticeKey, JSON.stringify([slug, text]));

export const alreadySent =
  'This request had already reached us, before your last changes. We kept it as it was first sent. To change it, reply to our email.';

export const photosMissing = (filenames: readonly string[]): string =>
  `Your request arrived, but not with all photos. Missing: ${filenames.join(', ')}. You can send them by replying to our email.`;

function takeNotice(slug: string): string | undefined {
  const text = recall(noticeKey);
  if (text === undefined) return undefined;
  forget(noticeKey);
  const [intended, notice] = JSON.parse(text) as [string, string]; // only leaveNotice writes it
  return intended === slug ? notice : undefined;
}

/** On the status page: what the booking form had left to say, once. */
export function BookingNotice({ slug }: { readonly slug: string }) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => setNotice((shown) => takeNotice(slug) ?? shown), [slug]);
  return (
    <div role="status">
      {notice && (
        <div className="wrap">
          <p className="notice">{notice}</p>
        </div>
      )}
    </div>
  );
}
