import { type Light, lightOf } from '../drawing/palette.ts';
import { type Random, random } from '../drawing/random.ts';
import { type Art, ellipse, group, lens, line, num, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { materials } from '../finish/materials.ts';
import { drawSetting } from '../scenes/setting.ts';
import { type CloseUp, lowHills } from './close-up.ts';

/** Tea stain weeping from a fitting: a halo and a few slender runs of unequal length. */
function rustRuns(rng: Random, light: Light, x: number, y: number, half: number): string {
  let runs = '';
  for (let i = 0; i < 6; i += 1) {
    const at = x - half + (i + 0.5) * (half / 3) + rng.around(0, 6);
    const width = rng.between(3, 7);
    const end = y + rng.between(36, 118);
    runs += `M${num(at - width)} ${num(y)}Q${num(at - width * 0.5)} ${num(y + (end - y) * 0.6)} ${num(at)} ${num(end)}Q${num(at + width * 0.5)} ${num(y + (end - y) * 0.6)} ${num(at + width)} ${num(y)}Z`;
  }
  return (
    ellipse(x, y + 6, half * 1.25, 18, { fill: light.tint('#9c5a2c'), opacity: 0.35 }) +
    path(runs, { fill: light.tint('#8f4f26'), opacity: 0.55 })
  );
}

/** Stainless bow rail and cleat at arm's length, harbour beyond. */
export function railCloseup({
  time,
  seed,
  finish = 'restored',
  setting = { ...lowHills, sun: [1180, 0.45] },
  extra,
}: CloseUp): Art {
  const stage = { view: makeView({ horizon: 400, eye: 2 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish });
  const rng = random(seed);
  const tube = (d: string, w: number): string =>
    m.dull
      ? line(d, light.tint('#6e6a60'), w) +
        group(line(d, light.tint('#98958a'), w * 0.5), { transform: `translate(0 ${-w * 0.12})` })
      : line(d, light.tint('#3f6172'), w) +
        group(line(d, light.tint('#a9c4cb'), w * 0.66), { transform: `translate(0 ${-w * 0.14})` }) +
        group(line(d, '#ffffff', w * 0.24), { transform: `translate(0 ${-w * 0.24})` }) +
        group(line(d, light.tint('#f3dcae'), w * 0.08), { transform: `translate(0 ${w * 0.34})` });
  const posts = [
    [330, 636, 252],
    [820, 650, 226],
    [1290, 664, 204],
  ] as const;
  const post = ([x, y, top]: (typeof posts)[number]): string => {
    const w = 30;
    const base =
      ellipse(x + 6, y + 12, 66, 17, { fill: m.gelcoatDeep, opacity: 0.8 }) +
      ellipse(x, y, 60, 16, { fill: m.railShade }) +
      ellipse(x, y - 5, 56, 13, { fill: m.dull ? light.tint('#98958a') : light.tint('#dfeaea') });
    const shaft = m.dull
      ? rect(x - w / 2, top, w, y - top, { fill: light.tint('#6e6a60') }) +
        rect(x - w * 0.26, top, w * 0.4, y - top, { fill: light.tint('#98958a') })
      : rect(x - w / 2, top, w, y - top, { fill: light.tint('#3f6172') }) +
        rect(x - w * 0.4, top, w * 0.62, y - top, { fill: light.tint('#b4cdd2') }) +
        rect(x - w * 0.26, top, w * 0.22, y - top, { fill: '#ffffff' });
    const rust = m.dull
      ? rustRuns(rng, light, x, y + 2, 50) +
        path(`M${x - w / 2} ${y - 6}V${y - 70}Q${x - 4} ${y - 36} ${x + w / 2} ${y - 54}V${y - 6}Z`, {
          fill: light.tint('#8a4f28'),
          opacity: 0.5,
        })
      : '';
    return base + shaft + rust;
  };
  const pits = m.dull
    ? path(
        Array.from({ length: 60 }, () => {
          const t = rng.next();
          const x = t * 1600;
          return lens(x, 264 - 54 * t + rng.around(0, 12), rng.between(3, 12), rng.between(1, 2.6));
        }).join(''),
        { fill: light.tint('#8a4f28'), opacity: 0.65 },
      )
    : '';
  const cleatArt = (x: number, y: number): string => {
    const horn = m.dull
      ? [light.tint('#6e6a60'), light.tint('#98958a')]
      : [light.tint('#4b6d7c'), light.tint('#e6f0ef')];
    return (
      ellipse(x + 8, y + 18, 104, 18, { fill: m.gelcoatDeep, opacity: 0.75 }) +
      path(
        `M${x - 52} ${y + 12}L${x - 36} ${y - 40}H${x - 8}L${x - 12} ${y + 12}ZM${x + 52} ${y + 12}L${x + 36} ${y - 40}H${x + 8}L${x + 12} ${y + 12}Z`,
        { fill: horn[0] },
      ) +
      path(
        `M${x - 128} ${y - 54}Q${x - 136} ${y - 66} ${x - 120} ${y - 66}Q${x} ${y - 50} ${x + 120} ${y - 66}Q${x + 136} ${y - 66} ${x + 128} ${y - 54}Q${x + 60} ${y - 26} ${x} ${y - 26}Q${x - 60} ${y - 26} ${x - 128} ${y - 54}Z`,
        { fill: horn[0] },
      ) +
      path(
        `M${x - 122} ${y - 60}Q${x} ${y - 42} ${x + 122} ${y - 60}Q${x + 60} ${y - 40} ${x} ${y - 39}Q${x - 60} ${y - 40} ${x - 122} ${y - 60}Z`,
        { fill: horn[1] },
      ) +
      (m.dull ? rustRuns(rng, light, x, y + 10, 52) : '')
    );
  };
  const toe = 'M-20 640C500 640 1100 664 1640 700V760C1100 720 500 696 -20 692Z';
  const art = [
    drawSetting(stage, setting),
    path('M-20 622C500 622 1100 648 1640 686V920H-20Z', { fill: m.gelcoat }),
    path(toe, { fill: m.gelcoatShade }),
    path('M-20 770C500 772 1100 796 1640 840V920H-20Z', { fill: m.wood }),
    line('M-20 810C500 812 1100 836 1640 880M-20 850C500 852 1100 876 1640 920', m.woodShade, 5),
    m.dull
      ? path(
          Array.from({ length: 12 }, () =>
            lens(rng.between(0, 1600), rng.between(690, 760), rng.between(40, 130), rng.between(3, 8)),
          ).join(''),
          { fill: light.tint('#8d866f'), opacity: 0.4 },
        )
      : path('M-20 628C500 628 1100 654 1640 692V698C1100 662 500 638 -20 638Z', { fill: '#ffffff' }),
    tube('M-40 470C420 462 1100 446 1660 420', 17),
    posts.map(post),
    tube('M-40 268C420 252 1100 230 1660 204', 40),
    pits,
    cleatArt(1050, 742),
  ];
  return group([art, extra?.(stage) ?? '']);
}
