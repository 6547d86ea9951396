import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycle } from './check-units.ts';

const along = (edges: Readonly<Record<string, readonly string[]>>) => (node: string) => edges[node] ?? [];

describe('the search for a cycle', () => {
  it('returns the path from a node back to it, and undefined for a node that only leads to a cycle', () => {
    const next = along({ a: ['x', 'b'], b: ['c'], c: ['a'], before: ['a'] });
    expect(findCycle('a', next)).toEqual(['a', 'b', 'c']);
    expect(findCycle('before', next)).toBeUndefined();
    expect(findCycle('self', along({ self: ['self'] }))).toEqual(['self']);
  });

  it('is fast when every node leads to every later one', () => {
    const size = 60;
    const visits: number[] = [];
    const later = (node: number) => {
      visits.push(node);
      return Array.from({ length: size - node - 1 }, (_, index) => node + index + 1);
    };
    expect(findCycle(0, later)).toBeUndefined();
    expect(visits).toHaveLength(size);
  });

  it('finds a way exactly when the node can reach itself, and only along edges', () => {
    const graphs = fc.array(fc.array(fc.nat(7), { maxLength: 4 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(graphs, (graph) => {
        const next = (node: number) => graph[node] ?? [];
        const way = findCycle(0, next);
        expect(way !== undefined).toBe(reachable(next(0), next).has(0));
        way?.forEach((node, index) => {
          expect(next(node)).toContain(way[index + 1] ?? 0);
        });
      }),
    );
  });
});

function reachable(from: readonly number[], next: (node: number) => readonly number[]): Set<number> {
  const found = new Set(from);
  for (const node of found) for (const target of next(node)) found.add(target);
  return found;
}
