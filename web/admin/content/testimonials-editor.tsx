import { boatTypes } from '#domain/choices.ts';
import { longestName, longestQuote, type Testimonial } from '#domain/content/testimonials.ts';
import { ChoiceField } from './choice-field.tsx';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { StarsField } from './stars-field.tsx';
import { TextField } from './text-field.tsx';

export const TestimonialsEditor = (props: EditorProps<'testimonials'>) => (
  <ListEditor<Testimonial>
    {...props}
    one="testimonial"
    about="On the home page, under “What owners say”; the first one is large. Only what customers really said and let you show. That’s the law."
    nameOf={({ name }) => name}
    blank={(id) => ({ id, name: '', area: '', quote: '' })}
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
        <TextField
          id={`${item.id}-name`}
          label="Name"
          hint="As they let you show it, like Dana R."
          most={longestName}
          value={item.name}
          problem={problemOf('name')}
          onType={(name) => change({ name })}
        />
        <TextField
          id={`${item.id}-area`}
          label="Where the boat is"
          most={longestName}
          value={item.area}
          problem={problemOf('area')}
          onType={(area) => change({ area })}
        />
        <ChoiceField
          id={`${item.id}-boatType`}
          label="Boat"
          none="Not said"
          value={item.boatType ?? ''}
          choices={boatTypes.map((type) => ({ value: type, label: type }))}
          problem={problemOf('boatType')}
          onChoose={(value) => change({ boatType: boatTypes.find((type) => type === value) })}
        />
        <StarsField
          id={`${item.id}-rating`}
          none="None given: shows 5"
          rating={item.rating}
          problem={problemOf('rating')}
          onChoose={(rating) => change({ rating })}
        />
      </>
    )}
  />
);
