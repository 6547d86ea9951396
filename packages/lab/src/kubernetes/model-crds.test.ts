import { expect, test } from 'vitest';
import { modelCrds } from './model-crds.ts';

test('every pinned kind has one CRD with all its versions, of which exactly one is stored', () => {
  const crds = modelCrds();
  expect(crds.length).toBeGreaterThan(100);
  expect(new Set(crds.map(({ metadata }) => metadata.name)).size).toBe(crds.length);
  for (const { metadata, spec } of crds) {
    const versions = spec.versions as readonly { readonly name: string; readonly storage?: boolean }[];
    expect(
      versions.filter(({ storage }) => storage),
      metadata.name,
    ).toHaveLength(1);
    expect(new Set(versions.map(({ name }) => name)).size, metadata.name).toBe(versions.length);
  }
});

test('only the groups that are wanted', () => {
  const names = modelCrds((group) => group === 'helm.toolkit.fluxcd.io').map(({ metadata }) => metadata.name);
  expect(names).toEqual(['helmreleases.helm.toolkit.fluxcd.io']);
});
