import { random } from '../drawing/random.ts';
import { circle, group, line, num, path, rect } from '../drawing/svg.ts';
import { house, houseTones } from '../land/buildings.ts';
import { palm, palmTones } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Santa Monica: pier on piles with Ferris wheel and coaster; beach, bluff palms and a low skyline. */
export function pier({ view, light, seed }: Place): Landmark {
  const rng = random(seed);
  const h = view.horizon;
  const deckY = h - 22;
  const wood = light.tint('#6f5440', 0.12);
  let piles = '';
  for (let x = 812; x < 1600; x += 19) piles += `M${x} ${deckY}V${h + 14}`;
  let braces = '';
  for (let x = 812; x < 1580; x += 76)
    braces += `M${x} ${deckY + 6}L${x + 19} ${h + 8}M${x + 19} ${deckY + 6}L${x} ${h + 8}`;
  const wheelX = 1180;
  const wheelY = h - 108;
  const r = 74;
  const red = light.tint('#b3371f', 0.04);
  const pale = light.tint('#fbf5e6', 0.04);
  let spokes = '';
  const gondolas = [];
  for (let i = 0; i < 16; i += 1) {
    const a = (Math.PI * 2 * i) / 16;
    spokes += `M${wheelX} ${wheelY}L${num(wheelX + Math.cos(a) * r)} ${num(wheelY + Math.sin(a) * r)}`;
    gondolas.push(
      circle(wheelX + Math.cos(a) * r, wheelY + Math.sin(a) * r + 3, 5, {
        fill: [red, light.tint('#e0a52c', 0.04), light.tint('#14697a', 0.04)][i % 3],
      }),
    );
  }
  const coaster = `M1280 ${deckY}C1290 ${deckY - 40} 1312 ${deckY - 78} 1340 ${deckY - 76}C1372 ${deckY - 74} 1372 ${deckY - 26} 1402 ${deckY - 26}C1428 ${deckY - 26} 1430 ${deckY - 60} 1456 ${deckY - 58}C1484 ${deckY - 56} 1482 ${deckY - 14} 1508 ${deckY - 12}`;
  let posts = '';
  for (let x = 1296; x < 1500; x += 12)
    posts += `M${x} ${deckY}V${num(deckY - 8 - (x < 1402 ? 62 * Math.exp(-(((x - 1340) / 30) ** 2)) + 14 : 44 * Math.exp(-(((x - 1456) / 26) ** 2)) + 10))}`;
  const tones = houseTones(light, 0.12);
  const sheds = (
    [
      [1020, 46, 22],
      [1524, 40, 26],
      [1572, 44, 30],
    ] as const
  ).map(([x, w, hh], i) => house(x, deckY, w, hh, { ...tones(i, i) }));
  const bluff =
    path(
      `M880 ${h + 2}C960 ${h - 6} 1010 ${h - 30} 1100 ${h - 34}S1400 ${h - 46} 1640 ${h - 44}V${h + 4}H880Z`,
      { fill: light.tint('#b98d5c', 0.3) },
    ) +
    path(
      `M1000 ${h - 20}C1040 ${h - 34} 1080 ${h - 36} 1100 ${h - 38}S1400 ${h - 50} 1640 ${h - 50}V${h - 38}S1300 ${h - 34} 1000 ${h - 20}Z`,
      { fill: light.tint('#6f8f68', 0.3) },
    );
  const sand = path(`M820 ${h + 5}Q1100 ${h - 6} 1640 ${h - 6}V${h + 12}Q1100 ${h + 12} 820 ${h + 5}Z`, {
    fill: light.tint('#f0dfb8', 0.12),
  });
  const palms = [1060, 1084, 1268, 1292, 1326, 1402, 1520, 1548, 1590].map((x) =>
    palm(rng, x, h - 36, rng.between(62, 108), palmTones(light, 0.3)),
  );
  const lamps = [832, 890, 948, 1100]
    .map((x) => line(`M${x} ${deckY}v-26`, wood, 2) + circle(x, deckY - 28, 3.4, { fill: pale }))
    .join('');
  return {
    art: group([
      palms,
      bluff,
      sand,
      sheds,
      lamps,
      line(posts, light.tint('#f0e6cf', 0.15), 1.8),
      line(coaster, red, 4.5),
      line(
        `M${wheelX} ${wheelY}L${wheelX - 40} ${deckY}M${wheelX} ${wheelY}L${wheelX + 40} ${deckY}`,
        pale,
        5,
      ),
      line(spokes, pale, 1.5),
      circle(wheelX, wheelY, r, { fill: 'none', stroke: pale, strokeWidth: 4 }),
      circle(wheelX, wheelY, r - 14, { fill: 'none', stroke: pale, strokeWidth: 1.5 }),
      gondolas,
      circle(wheelX, wheelY, 7, { fill: red }),
      line(piles, wood, 5),
      line(braces, wood, 2),
      rect(800, deckY - 4, 800, 9, { fill: light.tint('#a3805a', 0.12) }),
      rect(800, deckY + 3, 800, 5, { fill: wood }),
    ]),
    y: h + 13,
  };
}
