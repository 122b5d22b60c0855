import { PageHead } from '../../components/page-head.tsx';

/** A customer with their boats and jobs. */
export function CustomerPage({ id }: { readonly id: string }) {
  return (
    <>
      <PageHead title="Customer" description="A customer." path={`/admin/customers/${id}`} noindex />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="page-head">
          <h1>Customer</h1>
        </div>
      </main>
    </>
  );
}
