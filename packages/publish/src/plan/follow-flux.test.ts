import { describe, expect, it } from 'vitest';
import { followFlux } from './follow-flux.ts';

const list = (...resources: string[]): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n${resources.map((entry) => `  - ${entry}\n`).join('')}`;
const fluxKustomization = (path: string, more = ''): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: x}\nspec:\n  path: ${path}\n${more}`;

/** A hub whose sync applies its own folder, with a cluster's folder, whose Flux Kustomization leads to the unit that holds the cluster. */
const hub: Readonly<Record<string, string>> = {
  'c/hub/kustomization.yaml': list('flux-system', 'fleet/one'),
  'c/hub/flux-system/kustomization.yaml': list('sync.yaml'),
  'c/hub/flux-system/sync.yaml': fluxKustomization('./c/hub'),
  'c/hub/fleet/one/kustomization.yaml': list('unit.yaml'),
  'c/hub/fleet/one/unit.yaml': fluxKustomization('./c/hub/fleet/one/unit', '  components: ["../part"]\n'),
  'c/hub/fleet/one/unit/kustomization.yaml': list('cluster.yaml'),
  'c/hub/fleet/one/unit/cluster.yaml': 'a: 1\n',
  'c/hub/fleet/one/part/kustomization.yaml': list('part.yaml'),
  'c/hub/fleet/one/part/part.yaml': 'a: 1\n',
};

function lost(before: Readonly<Record<string, string>>, change: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const after = new Map(
    Object.entries({ ...before, ...change }).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])),
  );
  const flux = followFlux(new Map(Object.entries(before)), after);
  return Object.fromEntries([...flux.before].filter((path) => !flux.after.has(path)).map((path) => [path, flux.causeOf(path)]));
}

const unit = ['c/hub/fleet/one/unit/cluster.yaml', 'c/hub/fleet/one/unit/kustomization.yaml'];
const part = ['c/hub/fleet/one/part/kustomization.yaml', 'c/hub/fleet/one/part/part.yaml'];

describe('followFlux', () => {
  it('reaches all files of a hub that applies itself', () => {
    expect([...followFlux(new Map(Object.entries(hub)), new Map()).before].sort()).toEqual(Object.keys(hub).sort());
  });

  it('loses what a Flux Kustomization led to when the Flux Kustomization goes, its folder and its components', () => {
    const change = { 'c/hub/fleet/one/unit.yaml': undefined, 'c/hub/fleet/one/kustomization.yaml': list() };
    const found = lost(hub, change);
    expect(Object.keys(found).sort()).toEqual(['c/hub/fleet/one/unit.yaml', ...part, ...unit].sort());
    expect(found['c/hub/fleet/one/unit/cluster.yaml']).toBe('c/hub/fleet/one/kustomization.yaml');
  });

  it.each([
    ['a folder', { 'c/hub/kustomization.yaml': list('flux-system') }, 6],
    ['a Flux Kustomization', { 'c/hub/fleet/one/kustomization.yaml': list() }, 5],
    ['a file', { 'c/hub/fleet/one/unit/kustomization.yaml': list() }, 1],
  ])('loses what is below %s that is no longer listed', (_, change, count) => {
    const found = lost(hub, change);
    expect(Object.keys(found)).toHaveLength(count);
    expect(found['c/hub/fleet/one/unit/cluster.yaml']).toBeDefined();
  });

  it('loses what a Flux Kustomization led to when it leads elsewhere', () => {
    expect(Object.keys(lost(hub, { 'c/hub/fleet/one/unit.yaml': fluxKustomization('./c/hub/flux-system') })).sort()).toEqual(
      [...part, ...unit].sort(),
    );
  });

  it('loses nothing when another Flux Kustomization or list leads there', () => {
    expect(lost(hub, { 'c/hub/fleet/one/kustomization.yaml': list('unit', 'unit.yaml') })).toEqual({});
    const renamed = {
      ...hub,
      'c/hub/fleet/one/kustomization.yaml': list('new.yaml'),
      'c/hub/fleet/one/new.yaml': hub['c/hub/fleet/one/unit.yaml'],
    };
    expect(lost(hub, { ...renamed, 'c/hub/fleet/one/unit.yaml': undefined })).toEqual({
      'c/hub/fleet/one/unit.yaml': 'c/hub/fleet/one/kustomization.yaml',
    });
  });

  it('takes a folder without a list as Flux does: whole, but for folders that have one', () => {
    const bare = {
      'p/kustomization.yaml': list('unit.yaml'),
      'p/unit.yaml': fluxKustomization('q'),
      'q/a.yaml': 'a: 1\n',
      'q/deep/kustomization.yaml': list('b.yaml'),
      'q/deep/b.yaml': 'b: 1\n',
      'q/deep/c.yaml': 'c: 1\n',
    };
    expect(Object.keys(lost(bare, { 'p/unit.yaml': fluxKustomization('r') })).sort()).toEqual([
      'q/a.yaml',
      'q/deep/b.yaml',
      'q/deep/kustomization.yaml',
    ]);
    expect(Object.keys(lost(bare, { 'q/kustomization.yaml': list('deep') }))).toEqual(['q/a.yaml']);
  });

  it('takes what nothing on the branch leads to as led to by another branch', () => {
    const other = { 'common/x/kustomization.yaml': list('a.yaml'), 'common/x/a.yaml': 'a: 1\n', 'common/y.yaml': 'y: 1\n' };
    expect(lost(other, { 'common/z/kustomization.yaml': list('b.yaml'), 'common/z/b.yaml': 'b: 1\n' })).toEqual({});
    expect(Object.keys(lost(other, { 'common/x/kustomization.yaml': list() }))).toEqual(['common/x/a.yaml']);
  });

  it('reads on over files that are not YAML or hold something else', () => {
    const odd = {
      'a/kustomization.yaml': 'resources: {no: list}\n---\n[1\n',
      'a/b.yaml': 'kustomize.toolkit.fluxcd.io/: [\n',
      'c.yaml': 'null\n',
    };
    expect(lost(odd, { 'c.yaml': undefined })).toEqual({ 'c.yaml': 'c.yaml' });
  });
});
