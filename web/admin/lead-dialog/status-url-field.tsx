import { CopyField } from '../lead/copy-field.tsx';
import { statusUrl } from '../lead/status-url.ts';

export function StatusUrlField({ slug }: { readonly slug: string }) {
  return (
    <div className="lead__sec">
      <CopyField id="status-url" label="Customer Status URL" url={statusUrl(slug)} copied="Status URL" />
    </div>
  );
}
