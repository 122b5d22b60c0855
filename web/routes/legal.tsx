import { PageHead } from '../components/page-head.tsx';
import { StaticHtml } from '../components/static-html.tsx';
import { Waterline } from '../components/waterline.tsx';
import '../styles/article.css';

const documents = {
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What we collect when you book, why we collect it, and your rights.',
  },
  '/terms': {
    title: 'Terms',
    description: 'What we need on site, how pricing works, cancellation, liability and contact.',
  },
} as const;

interface LegalPageProps {
  readonly path: keyof typeof documents;
  /** Safe HTML, like the line that dates it; absent when the prerendered page hydrates. */
  readonly html?: string;
  readonly effective?: string;
}

/** /privacy and /terms. */
export function LegalPage({ path, html, effective }: LegalPageProps) {
  const { title, description } = documents[path];
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <div className="wrap top">
        <h1>{title}</h1>
        <StaticHtml id="effective" html={effective} />
      </div>
      <Waterline at="70%" />
      <div className="section section--close on-paper">
        <div className="wrap">
          <StaticHtml id="legal" className="article" html={html} />
        </div>
      </div>
    </>
  );
}
