import { useAnnouncement } from './content.tsx';

/** The owner's bar above every page. */
export function Announcement() {
  const announcement = useAnnouncement();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside className="ann on-ink" aria-label="Announcement">
      {text} {link && <a href={link.to}>{link.label}</a>}
    </aside>
  );
}
