import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LeadContext } from '#web/admin/lead/lead-context.ts';
import { PhotosOfWork } from '#web/admin/photo/photos.tsx';
import { aLead } from '../../../a-lead.ts';

test('the photos of a job lead to where they are blurred and arranged', () => {
  const photo = { path: 'a.jpg', state: 'checked', url: '/a.jpg', thumbnail_url: '/small.jpg' };
  // What the section reads of it.
  const context = { lead: aLead(), job_photos: [photo], reload: () => undefined } as unknown as LeadContext;
  const section = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PhotosOfWork, { context })),
  );
  expect(section).toContain(`href="/admin/finish/${aLead().id}?photos"`);
  expect(section).toContain('Blur or arrange photos');
});
