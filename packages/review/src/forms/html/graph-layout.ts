import type { GraphNode } from '../../order/graph-layers.ts';
import type { GraphLine } from './graph-lines.ts';

export const BOX = { width: 230, height: 54 };
const COLUMN_GAP = 70;
const ROW_GAP = 18;
/** Height of a line that passes a column. */
const LINE_HEIGHT = 8;

/** The middle of the left side of a box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of all boxes and lines. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Point>;
  /** The points where each line passes the columns between its ends. */
  readonly paths: ReadonlyMap<GraphLine, readonly Point[]>;
}

interface Slot {
  readonly key: string;
  readonly height: number;
  readonly before: string[];
}

/**
 * Arranges layers as columns, each box at the height of its dependencies. Lines pass between the boxes, and those with the same start are
 * next to each other.
 */
export function graphLayout(layers: readonly (readonly GraphNode[])[], lines: readonly GraphLine[]): GraphLayout {
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
      if (columns[column]?.has(key) === false) columns[column]?.set(key, { key, height: LINE_HEIGHT, before: [keys.at(-1) ?? ''] });
      keys.push(key);
    }
    columns[last]?.get(line.to)?.before.push(keys.at(-1) ?? '');
    passed.set(line, keys.slice(1));
  }
  const middles = middlesOf(columns.map((column) => [...column.values()]));
  const place = (key: string, column: number): Point => ({ x: 1 + column * (BOX.width + COLUMN_GAP), y: middles.get(key) ?? 0 });
  return {
    width: layers.length * (BOX.width + COLUMN_GAP) - COLUMN_GAP + 2,
    height: [...middles.values()].reduce((most, each) => Math.max(most, each), 0) + BOX.height / 2 + 1,
    boxes: new Map([...columnOf].map(([name, column]) => [name, place(name, column)])),
    paths: new Map([...passed].map(([line, keys]) => [line, keys.map((key, at) => place(key, (columnOf.get(line.from) ?? 0) + at + 1))])),
  };
}

/** Returns the height of the middle of each box, in the order and at the height of its dependencies, if there is space. */
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
        const middle = Math.max(at, bottom + ROW_GAP + height / 2);
        bottom = middle + height / 2;
        return { key, middle, moved: middle - at };
      });
    const moved = placed.reduce((sum, each) => sum + each.moved, 0) / Math.max(1, placed.length);
    for (const { key, middle } of placed) middles.set(key, Math.round(middle - moved));
  }
  const top = [...middles.values()].reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return new Map([...middles].map(([key, middle]) => [key, middle - top + BOX.height / 2 + 1]));
}
