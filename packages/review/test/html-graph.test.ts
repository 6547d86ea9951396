import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX, graphLayout } from '../src/forms/html/graph-layout.ts';
import { graphLines } from '../src/forms/html/graph-lines.ts';
import type { Review } from '../src/index.ts';
import { graphLayers } from '../src/order/graph-layers.ts';

type Kustomizations = Review['kustomizations'];

const node = (name: string, dependsOn: readonly string[] = [], appliedBy?: string) => ({
  name,
  clusters: ['a-staging'],
  source: 'GitRepository/f/main',
  dependsOn,
  ...(appliedBy !== undefined && { appliedBy }),
});
const layersOf = (kustomizations: Kustomizations) => graphLayers({ changes: [], kustomizations });
const names = (kustomizations: Kustomizations) => layersOf(kustomizations).map((layer) => layer.map(({ name }) => name));

const APPS = [
  node('f/apps', ['f/addons'], 'f/root'),
  node('f/addons', ['f/crds'], 'f/root'),
  node('f/crds', [], 'f/root'),
  node('f/root'),
  node('f/other', [], 'f/root'),
];

describe('Flux Kustomizations in their order', () => {
  test('are after their dependencies and their parents', () => {
    expect(names(APPS)).toEqual([['f/root'], ['f/crds', 'f/other'], ['f/addons'], ['f/apps']]);
  });

  test('are all there where they wait for each other, or for one that does not exist', () => {
    expect(
      names([node('f/a', ['f/b']), node('f/b', ['f/a']), node('f/c', ['f/gone'])])
        .flat()
        .sort(),
    ).toEqual(['f/a', 'f/b', 'f/c']);
  });

  test('are one where their names differ in that of their cluster only', () => {
    expect(names([node('f/apps-a-staging'), { ...node('f/apps-b-staging'), clusters: ['b-staging'] }])).toEqual([['f/apps-<cluster>']]);
  });

  test('may be very many that wait for each other', () => {
    expect(names(Array.from({ length: 20_000 }, (_, at) => node(`f/${at}`, at === 0 ? [] : [`f/${at - 1}`])))).toHaveLength(20_000);
  });
});

test('a line that another way says, too, is left out', () => {
  const lines = graphLines(layersOf(APPS)).map(({ from, to, kind }) => `${from} ${kind} ${to}`);
  expect(lines.sort()).toEqual(['f/addons waits f/apps', 'f/crds waits f/addons', 'f/root applies f/crds', 'f/root applies f/other']);
});

test('boxes and passing lines do not lie on each other, and every line goes from column to column', () => {
  const graph = fc.array(fc.array(fc.nat({ max: 11 }), { maxLength: 4 }), { minLength: 1, maxLength: 12 }).map((all) =>
    all.map((dependsOn, at) =>
      node(
        `f/${at}`,
        [...new Set(dependsOn)].map((each) => `f/${each}`),
      ),
    ),
  );
  fc.assert(
    fc.property(graph, (kustomizations) => {
      const layers = layersOf(kustomizations);
      const lines = graphLines(layers);
      const { width, height, boxes, paths } = graphLayout(layers, lines);
      expect(boxes.size).toBe(kustomizations.length);
      const all = [...boxes.values()];
      for (const [at, { x, y }] of all.entries()) {
        expect(x >= 0 && x + BOX.width <= width && y - BOX.height / 2 >= 0 && y + BOX.height / 2 <= height).toBe(true);
        expect(all.slice(at + 1).filter((other) => other.x === x && Math.abs(other.y - y) < BOX.height)).toEqual([]);
      }
      for (const line of lines) {
        const way = paths.get(line) ?? [];
        const columns = [boxes.get(line.from), ...way, boxes.get(line.to)].map((place) => place?.x ?? Number.NaN);
        for (const [at, x] of columns.slice(1).entries()) expect(x - (columns[at] ?? Number.NaN)).toBe(BOX.width + 70);
        for (const { x, y } of way) expect(all.filter((box) => box.x === x && Math.abs(box.y - y) < BOX.height / 2)).toEqual([]);
      }
    }),
  );
});
