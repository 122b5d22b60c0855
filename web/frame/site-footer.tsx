import { business } from '#domain/business.ts';
import { lostLinkPath } from '#domain/site/routes.ts';
import { Logo } from '../components/logo.tsx';
import { useEmail, useLinks, useProfileUrl } from '../content/content.tsx';
import { useAreaLinks, useServiceLinks } from './site-menus.ts';

export function SiteFooter() {
  const email = useEmail();
  const profile = useProfileUrl();
  return (
    <div className="on-ink">
      <footer className="site-foot">
        <div className="wrap">
          <div className="site-foot__grid">
            <div>
              <Logo />
              <p className="site-foot__tagline">{business.tagline}</p>
              <p className="site-foot__mail">
                Questions? Email <a href={`mailto:${email}`}>{email}</a>
              </p>
              <p className="site-foot__social">
                {useLinks().map(({ label, href }) => (
                  <a key={label} className="tap" href={href} rel="noopener noreferrer">
                    {label}
                  </a>
                ))}
                {profile && (
                  <a className="tap" href={profile} rel="noopener noreferrer">
                    Our business profile
                  </a>
                )}
              </p>
            </div>
            <nav aria-labelledby="foot-services">
              <h2 id="foot-services">Services</h2>
              <div className="links links--cols">
                {useServiceLinks().map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </div>
            </nav>
            <nav aria-labelledby="foot-areas">
              <h2 id="foot-areas">Areas</h2>
              <div className="links links--cols">
                {useAreaLinks().map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </div>
            </nav>
          </div>
          <div className="site-foot__base">
            <span>
              © {business.copyrightYear} {business.name}
            </span>
            <a href={lostLinkPath}>Email me my link</a>
            <a href="/privacy">Privacy</a>
            <a href="/terms">Terms</a>
            <a href="/sitemap.xml">Sitemap</a>
          </div>
        </div>
      </footer>
    </div>
  );
}
