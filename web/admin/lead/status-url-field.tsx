import { copyText } from '../copy-text.ts';
import { statusUrl } from '../status-url.ts';

/** The customer's status page, to pass on. */
export function StatusUrlField({ slug }: { readonly slug: string }) {
  const url = statusUrl(slug);
  return (
    <div className="lead__sec">
      <div className="field">
        <label htmlFor="status-url">Customer Status URL</label>
        <div className="status-url">
          <input id="status-url" readOnly value={url} onFocus={(event) => event.target.select()} />
          <button
            type="button"
            className="btn btn--line btn--small"
            onClick={() => copyText(url, 'Copied', 'Status URL copied to clipboard')}
          >
            Copy
          </button>
        </div>
      </div>
    </div>
  );
}
