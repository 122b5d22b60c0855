import { lostLinkPath } from '#domain/site/routes.ts';
import { Buoy } from '../components/buoy.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import '../styles/lost.css';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" description="This page doesn’t exist." path="/404" noindex />
      <div className="wrap top lost">
        <p className="lost__mark wide" aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p>There’s nothing at this slip. The page may have moved, or the link may have been cut off.</p>
        <p className="btn-row">
          <a className="btn btn--main" href="/">
            Return to Home
          </a>
          <a className="btn btn--line" href="/services">
            Services
          </a>
        </p>
        <p>
          Looking for your request? <a href={lostLinkPath}>Email me my link</a>
        </p>
      </div>
      <div className="lost__sea" style={{ '--at': '82%' }}>
        <Buoy state="canceled" />
        <Waterline at="82%" below="ink" />
        <div className="lost__water on-ink" />
      </div>
    </>
  );
}
