import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';

/** A lead by hand: somebody called, or stood on the dock. */
export function NewLeadPage() {
  return (
    <>
      <PageHead title="New lead" description="A lead by hand." path="/admin/new-lead" noindex />
      <main id="main" className="adm-sheet wrap" tabIndex={-1}>
        <div className="page-head">
          <Link to="/adminka" aria-label="Close">
            <Icon name="close" />
          </Link>
          <h1>New lead</h1>
        </div>
      </main>
    </>
  );
}
