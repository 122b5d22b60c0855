import { Link } from 'react-router-dom';
import { longestName, longestQuote } from '#domain/content/testimonials.ts';
import { longestSource, type TypedReview } from '#domain/content/typed-reviews.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { FormField } from '../form-field.tsx';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { StarsField } from './stars-field.tsx';
import { TextField } from './text-field.tsx';

const About = () => (
  <>
    On the home page, under “Selected reviews”, after those of your customers here, which go up by a check in{' '}
    <Link to="/admin/reviews">Reviews</Link>. Copy them as they were written.
  </>
);

/** Reviews that stand somewhere else, copied by the owner. */
export const ReviewsEditor = (props: EditorProps<'reviews'>) => (
  <ListEditor<TypedReview>
    {...props}
    one="review"
    about={<About />}
    nameOf={({ name }) => name}
    blank={(id) => ({ id, name: '', rating: 0, quote: '', date: '', source: '' })}
    fields={({ item, problemOf, change }) => (
      <>
        <TextField
          id={`${item.id}-quote`}
          label="Their words"
          most={longestQuote}
          rows={5}
          value={item.quote}
          problem={problemOf('quote')}
          onType={(quote) => change({ quote })}
        />
        <StarsField
          id={`${item.id}-rating`}
          none="Choose"
          rating={item.rating}
          problem={problemOf('rating')}
          onChoose={(rating = 0) => change({ rating })}
        />
        <TextField
          id={`${item.id}-name`}
          label="Name"
          most={longestName}
          value={item.name}
          problem={problemOf('name')}
          onType={(name) => change({ name })}
        />
        <TextField
          id={`${item.id}-source`}
          label="Where it can be read"
          hint="Like Google or Yelp. The site says so."
          most={longestSource}
          value={item.source}
          problem={problemOf('source')}
          onType={(source) => change({ source })}
        />
        <FormField
          id={`${item.id}-date`}
          label="When it was written"
          hint="The site tells the month. If it only says “2 months ago”, choose a day in that month."
          type="date"
          max={dayOf(props.now)}
          value={item.date}
          problem={problemOf('date')}
          onChange={({ target }) => change({ date: target.value })}
        />
      </>
    )}
  />
);
