import { group, line, path, polygon, rect } from '../drawing/svg.ts';
import { breakwater } from '../land/dock.ts';
import type { Landmark, Place } from './landmark.ts';

/** San Pedro: lighthouse on the breakwater's end, cranes and the suspension bridge behind. */
export function lighthouse({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const bridge = light.tint('#4f8a7a', 0.52);
  const crane = light.tint('#8a6a62', 0.5);
  const cable = `M560 ${h - 40}Q640 ${h - 70} 690 ${h - 118}Q800 ${h - 40} 910 ${h - 118}Q960 ${h - 70} 1050 ${h - 40}`;
  let hangers = '';
  for (let x = 706; x < 900; x += 16)
    hangers += `M${x} ${h - 118 + 66 * (1 - ((x - 800) / 110) ** 2)}V${h - 44}`;
  const cranes = [1000, 1044, 1092].map((x, i) =>
    line(
      `M${x} ${h}V${h - 78}M${x + 22} ${h}V${h - 78}M${x - 6} ${h - 62}H${x + 30}M${x - 14} ${h - 78}L${x + 74 - i * 6} ${h - 78}M${x + 12} ${h - 78}V${h - 104}L${x + 60} ${h - 80}M${x + 12} ${h - 104}L${x - 10} ${h - 80}`,
      crane,
      3.4,
    ),
  );
  const lx = 1392;
  const white = light.tint('#fbf6ea');
  const shade = light.tint('#b5c0c0');
  const ink = light.tint('#1b2c36');
  const tower = [
    path(
      polygon([
        [lx - 34, h - 14],
        [lx - 24, h - 178],
        [lx + 24, h - 178],
        [lx + 34, h - 14],
      ]),
      { fill: white },
    ),
    path(
      polygon([
        [lx + 8, h - 14],
        [lx + 7, h - 178],
        [lx + 24, h - 178],
        [lx + 34, h - 14],
      ]),
      { fill: shade },
    ),
    [-27, -11, 9, 22]
      .map((dx) =>
        path(
          polygon([
            [lx + dx * 1.05, h - 14],
            [lx + dx * 0.78, h - 178],
            [lx + dx * 0.78 + 4, h - 178],
            [lx + dx * 1.05 + 6, h - 14],
          ]),
          { fill: ink },
        ),
      )
      .join(''),
    rect(lx - 32, h - 186, 64, 8, { fill: ink }),
    rect(lx - 28, h - 200, 56, 3, { fill: ink }),
    line(
      `M${lx - 26} ${h - 200}v14M${lx - 13} ${h - 200}v14M${lx + 13} ${h - 200}v14M${lx + 26} ${h - 200}v14`,
      ink,
      2,
    ),
    rect(lx - 16, h - 216, 32, 30, { fill: light.tint('#ffe7a6') }),
    line(`M${lx - 16} ${h - 216}v30M${lx} ${h - 216}v30M${lx + 16} ${h - 216}v30`, ink, 2.4),
    path(`M${lx - 21} ${h - 216}Q${lx} ${h - 246} ${lx + 21} ${h - 216}Z`, { fill: ink }),
    line(`M${lx} ${h - 232}v-16`, ink, 3),
    rect(lx - 46, h - 26, 92, 18, { fill: light.tint('#d8d0bc') }),
    rect(lx + 10, h - 26, 36, 18, { fill: light.tint('#a79f8c') }),
  ];
  return {
    art: group([
      line(cable, bridge, 3.5),
      line(hangers, bridge, 1),
      line(`M560 ${h - 36}H1050`, bridge, 5),
      line(`M690 ${h}V${h - 122}M910 ${h}V${h - 122}`, bridge, 8),
      cranes,
      tower,
      breakwater({ from: 1120, to: 1640, height: 24, seed, light, y: h + 16, distance: 0.05 }),
    ]),
    y: h + 15,
  };
}
