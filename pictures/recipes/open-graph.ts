import { packageIds } from '#domain/price/packages.ts';
import { flag } from '../drawing/emblems.ts';
import { logo } from '../drawing/lettering.ts';
import { token } from '../drawing/palette.ts';
import { frame, group, path, place } from '../drawing/svg.ts';
import { areaScene } from '../scenes/area-scene.ts';
import { areas } from './areas.ts';
import { catalogue } from './catalogue.ts';
import { homeWide } from './home.ts';

interface OpenGraphPicture {
  readonly name: string;
  readonly draw: () => string;
}

/** The page's waterline, with the water below it in ink. */
const strip =
  'M0 506H620C710 506 760 513 830 513C910 513 916 493 990 493C1064 493 1070 513 1150 513L1200 509V640H0Z';

/** Any scene above, name and flags below the waterline. `left`, `top` and `width` choose the part of the scene. */
const card = (
  name: string,
  scene: () => string,
  left: number,
  top: number,
  width: number,
): OpenGraphPicture => ({
  name,
  draw: () => {
    const scale = 1200 / width;
    const inner = scene().replace(/^<svg [^>]*>|<\/svg>$/g, '');
    // The scene has taken ids already; those of the strip are none, so nothing can clash.
    return frame(
      () => [
        group(inner, { transform: `translate(${-left * scale} ${-top * scale}) scale(${scale.toFixed(4)})` }),
        path(strip, { fill: token.ink }),
        logo(56, 582, 44, token.paper),
        packageIds.map((flagName, i) => place(flag(flagName, token.paper), 846 + i * 62, 546, 2)),
      ],
      { width: 1200, height: 630 },
    );
  },
});

const sceneOf = (name: string): (() => string) => {
  const picture = catalogue.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No picture ${name}`);
  return picture.draw;
};

/** What a shared link shows, one picture for each kind of page. */
export const ogPictures: readonly OpenGraphPicture[] = [
  card('og-home', homeWide, 200, 40, 1400),
  card('og-services', sceneOf('package-complete'), 130, 150, 1300),
  card('og-service', sceneOf('package-exterior'), 230, 130, 1150),
  card('og-area', () => areaScene(areas['marina-del-rey']), 40, 110, 1560),
  card('og-booking', () => areaScene(areas['alamitos-bay']), 130, 130, 1440),
  card('og-blog', sceneOf('area-malibu-3'), 200, 90, 1200),
];
