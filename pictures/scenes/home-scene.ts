import { boats } from '../boats/fleet.ts';
import { numeral } from '../drawing/lettering.ts';
import { hullPaint, lightOf, mix, token } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import {
  circle,
  clipped,
  frame,
  group,
  lens,
  line,
  type Point,
  path,
  rect,
  uniqueId,
} from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { reflect } from '../drawing/water.ts';
import { materials } from '../finish/materials.ts';
import { ridge } from '../land/ridge.ts';

interface HomeScene {
  readonly width: number;
  readonly height: number;
  /** The page's waterline: air above it, ink water below. */
  readonly waterline: number;
  /** Pixels per metre of the boat. */
  readonly scale: number;
  /** Left end of the boat. */
  readonly boatX: number;
  readonly sun: Point;
  /** Crest of the swell in the waterline. */
  readonly crest: number;
}

/** The page's waterline: flat, with one shallow swell. */
const swell = (crest: number, y: number, width: number): string =>
  `M-40 ${y}H${crest - 370}C${crest - 280} ${y} ${crest - 230} ${y + 7} ${crest - 160} ${y + 7}` +
  `C${crest - 80} ${y + 7} ${crest - 74} ${y - 13} ${crest} ${y - 13}S${crest + 80} ${y + 7} ${crest + 160} ${y + 7}` +
  `C${crest + 230} ${y + 7} ${crest + 280} ${y} ${crest + 370} ${y}H${width + 40}`;

/**
 * The home page's picture. A headline in ink stands in its air, text in paper in its water: every tone
 * above the waterline is light enough and every tone below dark enough for AA.
 */
export const homeScene = ({ width, height, waterline, scale, boatX, sun, crest }: HomeScene): string =>
  frame(
    () => {
      const light = lightOf('morning');
      const seed = 19;
      const rng = random(seed);
      const view = { ...makeView({ horizon: waterline }), width };
      const hills = (points: readonly Point[], fill: string, offset: number): string =>
        path(
          ridge({
            view,
            rough: 4,
            seed: seed + offset,
            points: points.map(([x, up]) => [(x / 1600) * width, up]),
          }).d,
          { fill },
        );
      const sky = uniqueId('sky');
      const air = [
        `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dcebea"/><stop offset=".6" stop-color="#ecf2ec"/><stop offset="1" stop-color="#f7eedc"/></linearGradient></defs>`,
        rect(-40, 0, width + 80, waterline + 20, { fill: `url(#${sky})` }),
        circle(sun[0], sun[1], 112, { fill: '#f6e3bd', opacity: 0.7 }),
        circle(sun[0], sun[1], 62, { fill: '#f0c987' }),
        path(lens(sun[0] + 210, sun[1] - 40, 190, 6) + lens(sun[0] + 90, sun[1] + 26, 150, 4.5), {
          fill: token.paper,
          opacity: 0.9,
        }),
        hills(
          [
            [-40, 92],
            [200, 128],
            [420, 96],
            [640, 152],
            [860, 150],
            [1090, 262],
            [1290, 176],
            [1460, 210],
            [1640, 150],
          ],
          '#c5d8d6',
          1,
        ),
        hills(
          [
            [-40, 44],
            [150, 74],
            [340, 56],
            [520, 70],
            [700, 40],
            [980, 28],
            [1280, 40],
            [1640, 22],
          ],
          '#9dbbbc',
          2,
        ),
        hills(
          [
            [-40, 14],
            [240, 24],
            [420, 12],
            [560, 0],
          ],
          '#7fa3a8',
          3,
        ),
      ];
      // The swell dips below the hills' foot; land shows there, not sky.
      air.push(rect(-40, waterline, width + 80, 10, { fill: '#9dbbbc' }));
      const water = path(`${swell(crest, waterline, width)}V${height + 40}H-40Z`, { fill: token.ink });

      const boat = boats.cruiser;
      const material = materials({ light, finish: 'restored' });
      const afloat = (detail: 'full' | 'reflected'): string =>
        clipped(
          group(
            boat.draw({ colour: detail === 'full' ? hullPaint.navy : token.sea, material, seed, detail }),
            {
              transform: `translate(${boatX} ${waterline}) scale(${scale})`,
            },
          ),
          `M-900 -900H${width + 900}V${waterline + 2}H-900Z`,
        );
      const bowX = boatX + 9.5 * scale;
      const marks = ([1, 2, 3] as const).map((digit, i) =>
        numeral(
          digit,
          bowX + i * scale * 0.16,
          waterline - scale * (0.16 + i * 0.36),
          scale * 0.22,
          token.paper,
        ),
      );

      let ripples = '';
      let glints = '';
      for (let row = 0; row < 12; row += 1) {
        const depth = row / 12;
        const y = waterline + 16 + depth ** 1.3 * (height - waterline);
        for (let i = 0; i < 5; i += 1)
          ripples += lens(rng.between(0, width), y + rng.around(0, 12), rng.between(40, 150), 1 + 3 * depth);
      }
      for (let i = 0; i < 9; i += 1) {
        glints += lens(
          boatX + rng.between(0, 11.6) * scale,
          waterline + rng.between(5, 34),
          rng.between(18, 74),
          1.5,
        );
      }
      return [
        air,
        water,
        path(ripples, { fill: mix(token.ink, token.deep, 0.75) }),
        reflect({ art: afloat('reflected'), y: waterline, seed, strength: 0.32, bend: 16, squash: 0.62 }),
        path(glints, { fill: token.sea, opacity: 0.9 }),
        line(swell(crest, waterline, width), token.sea, 2.2),
        afloat('full'),
        path(lens(boatX + 5.4 * scale, waterline + 2, 5.1 * scale, 2.2), { fill: token.ink }),
        marks,
      ];
    },
    { width, height },
  );
