import type { Review, ReviewChange } from '@slipway/review';
import { describe, expect, it } from 'vitest';
import { failuresOf, riskFindings } from '../src/review/risk-findings.ts';

const change = (name: string, more: Partial<ReviewChange>): ReviewChange => ({
  action: 'change',
  apiVersion: 'v1',
  kind: 'Role',
  namespace: 'shop',
  name,
  clusters: ['a', 'b'],
  risk: 2,
  rules: ['permissions-widened'],
  hunks: [],
  kustomization: 'flux-system/apps',
  ...more,
});

const review = (changes: readonly ReviewChange[], risks: Review['risks'], unknown: Review['unknown'] = []): Review => ({
  base: 'main',
  head: 'change',
  changes,
  risks,
  unknown,
  kustomizations: [],
  newClusters: [],
  removedClusters: [],
  clusters: 2,
  noiseOnly: 0,
  hidden: {},
});

const widened = (...objects: string[]): Review['risks'][number] => ({
  rule: 'permissions-widened',
  level: 2,
  evidence: 'more is allowed',
  remedy: 'Look.',
  objects,
  clusters: ['a', 'b'],
});

const places = (of: Review) => riskFindings(of).map(({ file, line, object }) => [file, line, object]);

describe('the risks of a review as findings', () => {
  it('are one for each place', () => {
    const at = (path: string, line: number) => ({ cause: { file: `HEAD:${path}`, path, line } });
    const changes = [change('r', at('x.yaml', 3)), change('s', at('x.yaml', 3)), change('t', at('y.yaml', 1))];
    const found = riskFindings(review(changes, [widened('Role/shop/r', 'Role/shop/s', 'Role/shop/t')]));
    expect(found.map(({ file, line, object, severity, message }) => [file, line, object, severity, message])).toEqual([
      ['x.yaml', 3, 'Role/shop/r', 'risk', 'more is allowed on 2 clusters (with 1 more of the same place)'],
      ['y.yaml', 1, 'Role/shop/t', 'risk', 'more is allowed on 2 clusters'],
    ]);
  });

  it('are about the change of the object that has the rule', () => {
    const other = change('r', { rules: ['behaviour-changed'], cause: { file: 'z.yaml', path: 'z.yaml', line: 9 } });
    const own = change('r', { cause: { file: 'x.yaml', path: 'x.yaml', line: 3 } });
    expect(places(review([other, own], [widened('Role/shop/r')]))).toEqual([['x.yaml', 3, 'Role/shop/r']]);
  });

  it('are at the file that had the deleted object, without a line, and at the root without a file', () => {
    const was = { file: 'main:x.yaml', path: 'x.yaml', line: 3 };
    const elsewhere = { cause: { file: 'v1:x.yaml', line: 3 } };
    expect(places(review([change('r', { action: 'delete', was })], [widened('Role/shop/r')]))).toEqual([
      ['x.yaml', undefined, 'Role/shop/r'],
    ]);
    expect(places(review([change('r', elsewhere)], [widened('Role/shop/r')]))).toEqual([['.', undefined, 'Role/shop/r']]);
    expect(places(review([], [widened('Role/shop/r')]))).toEqual([['.', undefined, undefined]]);
  });

  it('are at all files that had something, where many objects are deleted', () => {
    const of = (name: string, path: string, clusters: readonly string[]) =>
      change(name, { action: 'delete', rules: [], clusters, was: { file: path, path } });
    const changes = [of('r', 'x.yaml', ['a']), of('s', 'y.yaml', ['a']), of('t', 'z.yaml', ['b'])];
    const many = { ...widened(), rule: 'many-deleted', level: 4, clusters: ['a'] } as const;
    const found = riskFindings(review(changes, [many]));
    expect(found.map(({ file, severity }) => [file, severity])).toEqual([
      ['x.yaml', 'reject'],
      ['y.yaml', 'reject'],
    ]);
  });

  it('are not complete where a side is not built', () => {
    const unknown = [
      { what: 'not-built', side: 'head', name: 'flux-system/apps', clusters: ['a'], message: 'bad YAML' },
      { what: 'chart', name: 'flux-system/web', clusters: ['a'] },
    ] as const;
    expect(failuresOf(review([], [], unknown))).toEqual(['head: flux-system/apps on a cannot be built. bad YAML']);
  });
});
