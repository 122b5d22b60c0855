import { statusUrl } from '../status-url.ts';
import { CopyField } from './copy-field.tsx';

export function StatusUrlField({ slug }: { readonly slug: string }) {
  return (
    <div className="lead__sec">
      <CopyField id="status-url" label="Customer Status URL" url={statusUrl(slug)} copied="Status URL" />
    </div>
  );
}
