import { fleetDirectory, leafDirectory } from '@slipway/fleet';
import { describe, expect, test } from 'vitest';
import { commercialStaging } from '../reference/index.ts';
import { changesBetween, problemsOf, sampleFleet, secondStaging, treeOf, withAdded } from './sample-fleet.ts';

describe('A01 a cluster made from another', () => {
  const { added, removed, changed } = changesBetween(treeOf(), treeOf(withAdded(secondStaging)));

  test('gets exactly the files that the other has', () => {
    const ofFirst = [...treeOf().keys()].filter((path) =>
      [leafDirectory(commercialStaging), fleetDirectory(commercialStaging)].some((folder) => path.startsWith(`${folder}/`)),
    );
    expect(added).toEqual(ofFirst.map((path) => path.replaceAll('commercial-staging', 'commercial-staging-2')).sort());
    expect(removed).toEqual([]);
  });

  test('changes one existing file, the table of contents of the hub, by one line', () => {
    expect(changed).toEqual(['clusters/mgmt/mgmt-production/kustomization.yaml']);
    const [path = ''] = changed;
    const after = treeOf(withAdded(secondStaging)).get(path)?.split('\n') ?? [];
    expect(after.filter((line) => line !== '  - fleet/commercial-staging-2').join('\n')).toBe(treeOf().get(path));
  });

  test('names the other cluster nowhere', () => {
    const tree = treeOf(withAdded(secondStaging));
    for (const path of added) expect(tree.get(path)?.replaceAll('commercial-staging-2', ''), path).not.toContain('commercial-staging');
  });
});

test('A02 adding an existing name fails before anything is assembled', () => {
  const again = { ...secondStaging, environment: 'staging' } as const;
  expect(problemsOf(withAdded(again))).toMatchObject([{ rule: 'duplicate-cluster', pointer: '/cluster', value: 'commercial' }]);
});

test('A31 assembling twice gives the same bytes', () => {
  expect([...treeOf()]).toEqual([...treeOf({ clusters: [...sampleFleet.clusters] })]);
});
