import { Link } from 'react-router-dom';
import { type Announcement, longestAnnouncement, longestLinkText } from '#domain/content/announcement.ts';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { FormField } from '../form-field.tsx';
import type { EditorProps } from './editor-props.ts';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

const noLink = { label: '', to: '' };

/** The text, where it leads, and when it comes down. */
export function AnnouncementEditor({ item, now, save }: EditorProps<'announcement'>) {
  const typed = useTyped({ item, now, save: (content) => save(content as Announcement) });
  const draft = typed.draft as Announcement; // of this kind, as the item is
  const { text, link = noLink, ends_at } = draft;
  const change = (fields: Partial<Announcement>) => {
    const { link: linked, ends_at: end, ...rest } = { ...draft, ...fields };
    typed.change({
      ...rest,
      ...(linked && (linked.label !== '' || linked.to !== '') && { link: linked }),
      ...(end !== undefined && { ends_at: end }),
    });
  };
  return (
    <div className="pen-fields">
      <p className="quiet">
        This only tells your visitors. To keep a day free of bookings, take{' '}
        <Link to="/admin/calendar">time off in the calendar</Link>.
      </p>
      <TextField
        id="announcement-text"
        label="Text"
        hint="Stands above every page. Empty means none. {{rate complete}} stands for a price, {{name complete}} for a service’s name."
        most={longestAnnouncement}
        rows={3}
        value={text}
        problem={typed.problems.text}
        onType={(value) => change({ text: value })}
      />
      <FormField
        id="announcement-end"
        label="Comes down by itself"
        type="datetime-local"
        hint="Los Angeles time. Every announcement has an end, so no old news stays up. You don’t have to be there."
        problem={typed.problems.ends_at}
        min={wallClockOf(now)}
        value={ends_at === undefined ? '' : wallClockOf(ends_at)}
        onChange={({ target }) =>
          change({ ends_at: target.value === '' ? undefined : instantOf(target.value.slice(0, 16)) })
        }
      />
      <TextField
        id="announcement-label"
        label="Words of the link (optional)"
        most={longestLinkText}
        value={link.label}
        problem={typed.problems['link.label']}
        onType={(label) => change({ link: { ...link, label } })}
      />
      <TextField
        id="announcement-to"
        label="Where the link leads (optional)"
        hint="A page of your site, like /booking, or an address with https://"
        value={link.to}
        problem={typed.problems['link.to']}
        onType={(to) => change({ link: { ...link, to } })}
      />
    </div>
  );
}
