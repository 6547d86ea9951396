import type { GraphNode } from '../../order/graph-layers.ts';
import type { GraphLine } from './graph-lines.ts';

export const BOX = { width: 230, height: 54 };
const ACROSS = 70;
const DOWN = 18;
/** Room of a line that passes a column. */
const PASSING = 8;

/** Where the middle of the left side is. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where everything is drawn. */
export interface GraphPlaces {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Place>;
  /** Where each line passes the columns between its ends. */
  readonly ways: ReadonlyMap<GraphLine, readonly Place[]>;
}

interface Slot {
  readonly key: string;
  readonly height: number;
  readonly before: string[];
}

/** Layers as columns, each at the height of what it comes from; lines pass between the boxes, those of one origin together. */
export function graphPlaces(layers: readonly (readonly GraphNode[])[], lines: readonly GraphLine[]): GraphPlaces {
  const columns = layers.map(
    (layer) => new Map(layer.map(({ name }): [string, Slot] => [name, { key: name, height: BOX.height, before: [] }])),
  );
  const columnOf = new Map(layers.flatMap((layer, column) => layer.map(({ name }) => [name, column] as const)));
  const passed = new Map<GraphLine, readonly string[]>();
  for (const line of lines) {
    const [first, last] = [columnOf.get(line.from) ?? 0, columnOf.get(line.to) ?? 0];
    const keys = [line.from];
    for (let column = first + 1; column < last; column += 1) {
      const key = `${column} ${line.from}`;
      if (columns[column]?.has(key) === false) columns[column]?.set(key, { key, height: PASSING, before: [keys.at(-1) ?? ''] });
      keys.push(key);
    }
    columns[last]?.get(line.to)?.before.push(keys.at(-1) ?? '');
    passed.set(line, keys.slice(1));
  }
  const middles = middlesOf(columns.map((column) => [...column.values()]));
  const place = (key: string, column: number): Place => ({ x: 1 + column * (BOX.width + ACROSS), y: middles.get(key) ?? 0 });
  return {
    width: layers.length * (BOX.width + ACROSS) - ACROSS + 2,
    height: [...middles.values()].reduce((most, each) => Math.max(most, each), 0) + BOX.height / 2 + 1,
    boxes: new Map([...columnOf].map(([name, column]) => [name, place(name, column)])),
    ways: new Map([...passed].map(([line, keys]) => [line, keys.map((key, at) => place(key, (columnOf.get(line.from) ?? 0) + at + 1))])),
  };
}

/** How far down the middle of each is: in the order and at the height of what it comes from, as far as there is room. */
function middlesOf(columns: readonly (readonly Slot[])[]): ReadonlyMap<string, number> {
  const middles = new Map<string, number>();
  for (const column of columns) {
    const wanted = column.map((slot) => {
      const from = slot.before.map((key) => middles.get(key) ?? 0);
      return { slot, at: from.length === 0 ? 0 : from.reduce((sum, each) => sum + each, 0) / from.length };
    });
    let bottom = Number.NEGATIVE_INFINITY;
    const placed = wanted
      .sort((a, b) => a.at - b.at)
      .map(({ slot: { key, height }, at }) => {
        const middle = Math.max(at, bottom + DOWN + height / 2);
        bottom = middle + height / 2;
        return { key, middle, moved: middle - at };
      });
    const moved = placed.reduce((sum, each) => sum + each.moved, 0) / Math.max(1, placed.length);
    for (const { key, middle } of placed) middles.set(key, Math.round(middle - moved));
  }
  const top = [...middles.values()].reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return new Map([...middles].map(([key, middle]) => [key, middle - top + BOX.height / 2 + 1]));
}
