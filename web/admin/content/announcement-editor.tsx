import { Link } from 'react-router-dom';
import { type Announcement, longestAnnouncement, longestLinkText } from '#domain/content/announcement.ts';
import { isSameContent } from '#domain/content/content.ts';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { FormField } from '../form-field.tsx';
import type { EditorProps } from './editor-props.ts';
import { TextField } from './text-field.tsx';
import { useLeftFields } from './use-left-fields.ts';
import { useTyped } from './use-typed.tsx';

/** Its fields are called by it: `announcement-ends_at`. */
const id = 'announcement';
const noLink = { label: '', to: '' };

/** The text, where it leads, and when it comes down. */
export function AnnouncementEditor({ item, now, save }: EditorProps<'announcement'>) {
  const typed = useTyped({ item, now, save });
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
  const fresh = useLeftFields([id]);
  const fields = { ...draft, id, 'link.label': link.label, 'link.to': link.to };
  const problemOf = (field: string) => (fresh.isJudged(fields, field) ? typed.problems[field] : undefined);
  const isUnjudged = Object.keys(typed.problems).some((field) => problemOf(field) === undefined);
  return (
    <form
      className="pen-fields"
      onBlur={(event) => fresh.onBlur(fields, event)}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="quiet">
        This only tells your visitors. To keep a day free of bookings, take{' '}
        <Link to="/admin/calendar">time off in the calendar</Link>.
      </p>
      <TextField
        id={`${id}-text`}
        label="Text"
        hint="Stands above every page. Empty means none. {{rate complete}} stands for a price, {{name complete}} for a service’s name."
        most={longestAnnouncement}
        rows={3}
        value={text}
        problem={problemOf('text')}
        onType={(value) => change({ text: value })}
      />
      <FormField
        id={`${id}-ends_at`}
        label="Comes down by itself"
        type="datetime-local"
        hint="Los Angeles time. Every announcement has an end, so no old news stays up if you forget."
        problem={problemOf('ends_at')}
        min={wallClockOf(now)}
        value={ends_at === undefined ? '' : wallClockOf(ends_at)}
        onChange={({ target }) =>
          change({ ends_at: target.value === '' ? undefined : instantOf(target.value.slice(0, 16)) })
        }
      />
      <TextField
        id={`${id}-link.label`}
        label="Words of the link (optional)"
        most={longestLinkText}
        value={link.label}
        problem={problemOf('link.label') ?? typed.problems.link}
        onType={(label) => change({ link: { ...link, label } })}
      />
      <TextField
        id={`${id}-link.to`}
        label="Where the link leads (optional)"
        hint="A page of your site, like /booking, or an address with https://"
        value={link.to}
        problem={problemOf('link.to')}
        onType={(to) => change({ link: { ...link, to } })}
      />
      {!isSameContent(draft, item.published) && (
        <p>
          <button
            type="button"
            className="btn btn--line btn--small"
            onClick={() => {
              typed.change(item.published);
              document.getElementById(`${id}-text`)?.focus();
            }}
          >
            Back to what’s on the site
          </button>
        </p>
      )}
      {isUnjudged && (
        <p className="quiet" role="status">
          The announcement is kept. It can go on the site once it has its words and an end.
        </p>
      )}
    </form>
  );
}
