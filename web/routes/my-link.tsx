import { lostLinkPath } from '#domain/site/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { LinkForm } from '../status/link-form.tsx';
import '../styles/told.css';

/** /my-link: the way back for whoever has lost the email with the link to their request. */
export function MyLinkPage() {
  return (
    <>
      <PageHead
        title="Find your request"
        description="Lost the link to your request? We’ll email it to you again."
        path={lostLinkPath}
        noindex
      />
      <section className="section">
        <div className="wrap measure told">
          <h1>Find your request</h1>
          <p className="lede">Enter the email you gave us. We’ll send you the link to your request.</p>
          <LinkForm />
          <noscript>This form needs JavaScript. You can also just email us.</noscript>
        </div>
      </section>
    </>
  );
}
