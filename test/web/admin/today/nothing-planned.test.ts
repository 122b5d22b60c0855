import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NothingPlanned } from '#web/admin/today/nothing-planned.tsx';

const panelOf = (standing: { hadVisits?: boolean; isKnown?: boolean; isLoading?: boolean }): string => {
  const props = { waiting: [], hadVisits: false, isKnown: true, isLoading: false, ...standing };
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(NothingPlanned, props)));
};

test('a day whose visits are over isn’t called empty, and nothing is claimed of a day that isn’t known', () => {
  expect(panelOf({})).toMatch(/Nothing on the calendar.*No visit is planned for the next seven days/s);
  expect(panelOf({ hadVisits: true })).toMatch(
    /No more visits today.*No other visit is planned for the next seven days/s,
  );
  expect(panelOf({ isKnown: false })).toMatch(/None that this device knows of/);
  expect(panelOf({ isKnown: false })).not.toContain('next seven days');
  expect(panelOf({ isKnown: false, isLoading: true })).not.toMatch(/None that this device|next seven days/);
});
