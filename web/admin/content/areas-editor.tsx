import { areaName, longestCity, longestNotes, type ShownArea } from '#domain/content/areas.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

const nameOf = (area: ShownArea): string => (area.shown ? areaName(area) : `${areaName(area)}, hidden`);

/** Which places are on the site, in what order, and what is said of them. */
export const AreasEditor = (props: EditorProps<'areas'>) => (
  <ListEditor<ShownArea>
    {...props}
    one="area"
    about={`The first ${areasInMenu} are in the menu and on the home page, all at the bottom of every page. A hidden area has no page; requests from there still come through.`}
    nameOf={nameOf}
    fields={({ item, problemOf, change }) => (
      <>
        <label className="check">
          <input
            type="checkbox"
            checked={item.shown}
            onChange={({ target }) => change({ shown: target.checked })}
          />
          <span>On the site</span>
        </label>
        <TextField
          id={`${item.id}-city`}
          label="City (optional)"
          hint="Filled in for who books from this area’s page."
          most={longestCity}
          value={item.city}
          problem={problemOf('city')}
          onType={(city) => change({ city })}
        />
        <TextField
          id={`${item.id}-notes`}
          label="Good to know (optional)"
          hint="On the area’s page, a line each."
          most={longestNotes}
          rows={8}
          value={item.notes}
          problem={problemOf('notes')}
          onType={(notes) => change({ notes })}
        />
      </>
    )}
  />
);
