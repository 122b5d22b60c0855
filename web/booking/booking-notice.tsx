import { useEffect, useState } from 'react';
import { takeNotice } from './notice.ts';
import '../styles/notice.css';

/** A message that the booking form left for the status page, shown once. */
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
