import { expect, test } from 'vitest';
import { dayOf, instantOf, shiftDay, weekdayOf } from '#domain/los-angeles.ts';
import { statuses } from '#domain/statuses.ts';
import { createChance } from '#local/demo/chance.ts';
import { demoLead } from '#local/demo/demo-lead.ts';
import { demoWeek, inThisWeek } from '#local/demo/week.ts';

test.each([0, 1, 2, 3, 4, 5, 6])(
  'the demo asks for no closed day and books none, whatever day it begins on (%i)',
  (later) => {
    const today = shiftDay('2026-11-23', later);
    const now = instantOf(`${today}T09:00`);
    const chance = createChance(later + 1);
    const leads = statuses.flatMap((status) =>
      Array.from({ length: 9 }, (_, number) =>
        inThisWeek(demoLead(`Guest ${number}`, status, number, now, chance).lead, number, today, now),
      ),
    );
    const asked = leads.flatMap(({ preferred_date }) => preferred_date ?? []);
    const booked = leads.flatMap(({ visits = [] }) => visits.map(({ start }) => dayOf(start)));
    expect(asked.length).toBeGreaterThan(0);
    expect(booked.length).toBeGreaterThan(0);
    const week = demoWeek(today);
    expect([...asked, ...booked].filter((day) => week[weekdayOf(day)] === null)).toEqual([]);
  },
);
