import '../styles/skeleton.css';

/** What stands on the status page while there is no lead to show. */

export function StatusLoading() {
  return (
    <section className="channel" aria-busy="true" aria-label="Loading your request">
      <div className="channel__air">
        <div className="wrap">
          <p className="vh" role="status">
            Loading your request
          </p>
          <span className="bone bone--line" />
          <span className="bone bone--title" />
          <span className="bone bone--text" />
        </div>
      </div>
      <div className="channel__water channel__water--empty on-ink" />
    </section>
  );
}

export function StatusNotFound() {
  return (
    <section className="section">
      <div className="wrap measure">
        <h1>We could not find this request.</h1>
        <p className="lede">
          The address may be incomplete: some mail programs break long links. Open the link in our mail again,
          or copy it whole.
        </p>
        <p className="btn-row">
          <a className="btn btn--main" href="/booking">
            Book Online
          </a>
          <a className="btn btn--line" href="/">
            Home
          </a>
        </p>
      </div>
    </section>
  );
}

export function StatusUnreachable({ retry }: { readonly retry: () => void }) {
  return (
    <section className="section">
      <div className="wrap measure">
        <h1>We cannot reach the server.</h1>
        <p className="lede" role="alert">
          Your request is safe. Check the connection; this page tries again by itself.
        </p>
        <p className="btn-row">
          <button type="button" className="btn btn--main" onClick={retry}>
            Try again
          </button>
        </p>
      </div>
    </section>
  );
}
