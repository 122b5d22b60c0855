import { cycleIn, folderGraph } from './folder-graph.ts';
import type { Floor } from './import-table.ts';
import type { Import, Imports } from './read-imports.ts';

type Table = Readonly<Record<string, Floor>>;

/** `room` is undefined on the ground of a floor. */
interface Place {
  readonly floor: string;
  readonly room: string | undefined;
}

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** Undefined outside of the table: tests, configuration. */
function placeOf(table: Table, file: string): Place | undefined {
  const floor = Object.keys(table)
    .filter((name) => isIn(file, name))
    .sort((a, b) => b.length - a.length)[0];
  if (floor === undefined) return undefined;
  const [room, inRoom] = file.slice(floor.length + 1).split('/');
  const hasRooms = table[floor]?.rooms !== undefined;
  return { floor, room: hasRooms && inRoom !== undefined ? room : undefined };
}

function roomsAllowed({ rooms = {}, ground = [] }: Floor, room: string | undefined): readonly string[] {
  return room === undefined ? ground : (rooms[room]?.rooms ?? []);
}

function refusalOf(table: Table, { from, to }: Import): string | undefined {
  const here = placeOf(table, from);
  const floor = here && table[here.floor];
  if (!floor) return undefined;
  const there = placeOf(table, to);
  const line = `${from} imports ${to}`;
  if (there?.floor !== here.floor) {
    return floor.may.some((name) => isIn(to, name)) ? undefined : `${line}: ${here.floor}/ may not`;
  }
  if (there.room === undefined) {
    const isDoorToDoor = floor.isListOfDoors && here.room === undefined;
    return isDoorToDoor ? `${line}: one operation never imports another` : undefined;
  }
  if (here.room === there.room || roomsAllowed(floor, here.room).includes(there.room)) return undefined;
  return `${line}: ${here.room ?? 'the ground'} of ${here.floor}/ may not know ${there.room}`;
}

function packageRefusal(table: Table, { from, to }: Import): string | undefined {
  const here = placeOf(table, from);
  const floor = here && table[here.floor];
  if (!floor) return undefined;
  const ofRoom = here.room === undefined ? [] : (floor.rooms?.[here.room]?.packages ?? []);
  return [...(floor.packages ?? []), ...ofRoom].includes(to) ? undefined : `${from} imports ${to}`;
}

/** Rooms that know more than four others, or each other in a circle; too many files on a ground. */
function drawingProblems(table: Table, files: readonly string[]): string[] {
  return Object.entries(table).flatMap(([name, { rooms = {}, maxGroundFiles }]) => {
    const isOfNouns = maxGroundFiles !== undefined;
    const crowded = Object.entries(rooms).filter(
      ([, room]) => isOfNouns && !room.gathers && (room.rooms ?? []).length > 4,
    );
    const graph = new Map(Object.entries(rooms).map(([room, { rooms: known = [] }]) => [room, known]));
    const circle = cycleIn(graph);
    const ground = files.filter((file) => {
      const place = placeOf(table, file);
      return place?.floor === name && place.room === undefined;
    });
    return [
      ...crowded.map(([room]) => `${name}/${room} knows more than four rooms`),
      ...(circle ? [`${name}/ has rooms in a circle: ${circle.join(' > ')}`] : []),
      ...(maxGroundFiles !== undefined && ground.length > maxGroundFiles
        ? [`${name}/ has ${ground.length} files without a room; at most ${maxGroundFiles}`]
        : []),
    ];
  });
}

function unusedRows(table: Table, { files, packages }: Imports): string[] {
  const floorsImports = (name: string) => files.filter(({ from }) => placeOf(table, from)?.floor === name);
  return Object.entries(table).flatMap(([name, floor]) => {
    const own = floorsImports(name);
    const inRoom = (room: string | undefined) =>
      own.filter(({ from }) => placeOf(table, from)?.room === room).map(({ to }) => placeOf(table, to));
    const unknown = (room: string | undefined, known: readonly string[]) =>
      known
        .filter((other) => !inRoom(room).some((place) => place?.floor === name && place.room === other))
        .map((other) => `${name}/${room ?? ''} no longer imports ${other}`);
    const packagesOf = (list: readonly string[], folder: string) =>
      list
        .filter((one) => !packages.some(({ from, to }) => to === one && isIn(from, folder)))
        .map((one) => `${folder}/ no longer imports ${one}`);
    return [
      ...floor.may
        .filter((one) => !own.some(({ to }) => isIn(to, one)))
        .map((one) => `${name}/ no longer imports ${one}`),
      ...packagesOf(floor.packages ?? [], name),
      ...unknown(undefined, floor.ground ?? []),
      ...Object.entries(floor.rooms ?? {}).flatMap(([room, { rooms = [], packages: list = [] }]) => [
        ...unknown(room, rooms),
        ...packagesOf(list, `${name}/${room}`),
      ]),
    ];
  });
}

/** A line for each import that the table does not allow, each cycle, and each row that is not needed. */
export function importProblems(table: Table, imports: Imports): readonly string[] {
  const files = [...new Set(imports.files.flatMap(({ from, to }) => [from, to]))];
  const cycle = cycleIn(folderGraph(imports.files, (file) => file));
  return [
    ...imports.files.flatMap((one) => refusalOf(table, one) ?? []),
    ...imports.packages.flatMap((one) => packageRefusal(table, one) ?? []),
    ...(cycle ? [`Files import each other in a circle: ${cycle.join(' > ')}`] : []),
    ...drawingProblems(table, files),
    ...unusedRows(table, imports),
  ];
}
