import { useEffect, useRef } from 'react';

/** In place of the form that was sent: Back must not make a second request. */
export function AlreadySent({ slug }: { readonly slug: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="section section--close">
      <div className="wrap measure">
        <h2 tabIndex={-1} ref={heading}>
          You sent this.
        </h2>
        <p>
          We have your request. Your page shows where it stands, and you can add photos or message us there.
        </p>
        <p className="btn-row">
          <a className="btn btn--main" href={`/status/${slug}`}>
            See it
          </a>
          <a className="btn btn--line" href="/booking">
            Book another boat
          </a>
        </p>
      </div>
    </section>
  );
}
