import { setTimeout } from 'node:timers/promises';
import { buildFleet, type FleetBuild, fileMapTree, searchRoots } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import { reviewFleets } from '@slipway/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiError,
  isTrue,
  type Lab,
  manifestsIn,
  type StoredObject,
  startComposeOracle,
  startLab,
  UnknownKindError,
} from '../src/index.ts';
import { bootstrapFiles } from './bootstrap-files.ts';
import { compositionChange } from './composition-change.ts';
import { conditionsUntil } from './conditions-until.ts';
import { crossplaneCases } from './faults/crossplane-cases.ts';
import { fleetObject, fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const CROSSPLANE = 'common/crossplane';
const NAME = 'crossplane.io/composition-resource-name';

interface Reference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
}

/** Of a ManagedResourceDefinition. */
interface InactiveKind {
  readonly group: string;
  readonly names: { readonly kind: string };
  readonly versions: readonly { readonly name: string }[];
}

interface Machinery {
  readonly compositionRevisionRef?: { readonly name: string };
}

/** Returns one cluster with Compositions whose step has this name. */
function builtOf(step: string): FleetBuild {
  const files = {
    ...bootstrapFiles('https://git.example/fleet.git', ['default']),
    'clusters/lab/composites.yaml': compositionChange(step),
  };
  const tree = fileMapTree(new Map(Object.entries(files)));
  return buildFleet({ tree, roots: searchRoots(tree, '').roots });
}

const objectsOf = ({ kustomizations }: FleetBuild): readonly Manifest[] =>
  kustomizations
    .flatMap(({ objects = [] }) => objects.map(({ object }) => object as unknown as Manifest))
    .filter(({ apiVersion }) => /^(?:apiextensions\.crossplane\.io|lab\.example\.org)\//.test(apiVersion));

const nameOf = ({ metadata }: Manifest): string => metadata.annotations?.[NAME] ?? '';

describe.skipIf(reason !== undefined)('real Crossplane on one cluster', () => {
  let lab: Lab<'hub'>;
  const deadline = 300_000;
  const packages = [...fleetObjects(`${CROSSPLANE}/providers`), ...fleetObjects(`${CROSSPLANE}/functions`)];
  const definitions = fleetObjects(`${CROSSPLANE}/eks-cluster`);
  const composite = fleetObject('clusters/mgmt/mgmt-production/fleet/commercial-staging/eks-cluster', 'EKSCluster');
  const namespace = composite.metadata.namespace ?? '';
  const definition = fleetObject(`${CROSSPLANE}/eks-cluster/definition.yaml`, 'CompositeResourceDefinition');
  const composition = fleetObject(`${CROSSPLANE}/eks-cluster/composition-2-zones-protected.yaml`, 'Composition');

  /** Returns the current resources of the composite, by name in the Composition. */
  const composed = async (): Promise<ReadonlyMap<string, StoredObject>> => {
    const spec = (await lab.clusters.hub.get(composite))?.spec as
      | { readonly crossplane?: { readonly resourceRefs?: readonly Reference[] } }
      | undefined;
    const resourceRefs = spec?.crossplane?.resourceRefs ?? [];
    const found = resourceRefs.map(({ apiVersion, kind, name }) =>
      lab.clusters.hub.get({ apiVersion, kind, metadata: { name, namespace } }),
    );
    return new Map((await Promise.all(found)).filter((object) => object !== undefined).map((object) => [nameOf(object), object]));
  };

  const accepted = async (object: Manifest): Promise<boolean> =>
    lab.clusters.hub.apply(object).then(
      () => true,
      (error: ApiError) => {
        if (/failed to configure policy/.test(error.message)) return false;
        throw error;
      },
    );

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
    proved(`Crossplane runs with its functions: processes ${lab.pids().join(' ')}`);
  });
  afterAll(() => lab?.stop());

  test('installs the providers and functions of the fleet from their registries', async () => {
    const { hub } = lab.clusters;
    for (const object of packages) await hub.apply(object);
    for (const object of packages.filter(({ kind }) => kind === 'Provider' || kind === 'Function')) {
      await hub.waitFor(object, 'Healthy', { deadline });
      await hub.waitFor(object, 'Installed', { deadline });
      proved(`${object.kind} ${object.metadata.name} is Installed and Healthy`);
    }
    const providers = await hub.list({ apiVersion: 'pkg.crossplane.io/v1', kind: 'Provider' });
    expect(providers.map(({ metadata }) => metadata.name).sort()).toEqual(
      packages
        .filter(({ kind }) => kind === 'Provider')
        .map(({ metadata }) => metadata.name)
        .sort(),
    );
    // The problem that name-of-revision reports: the name changes with the version of the package.
    const revisions = await hub.list({ apiVersion: 'pkg.crossplane.io/v1', kind: 'FunctionRevision' });
    expect(revisions.length).toBeGreaterThan(0);
    for (const { metadata } of revisions) expect(metadata.name).toMatch(/^function-[a-z-]+-[0-9a-f]{12}$/);
    expect(lab.proxy.unknown()).toEqual([]);
    proved('no provider came along that the fleet does not name, and no other host was asked');
  });

  test('serves exactly the kinds that the activation policies name', async () => {
    const { hub } = lab.clusters;
    const policies = packages.filter(({ kind }) => kind === 'ManagedResourceActivationPolicy');
    for (const policy of policies) await hub.waitFor(policy, 'Healthy', { deadline });
    const wanted = policies.flatMap(
      (policy) => (policy as unknown as { readonly spec: { readonly activate: readonly string[] } }).spec.activate,
    );
    const kind = { apiVersion: 'apiextensions.crossplane.io/v1alpha1', kind: 'ManagedResourceDefinition' };
    for (const name of wanted) await hub.waitFor({ ...kind, metadata: { name } }, 'Established', { deadline });
    const all = await hub.list(kind);
    const served = all.filter((object) => isTrue(object, 'Established')).map(({ metadata }) => metadata.name);
    expect(served.sort()).toEqual([...wanted].sort());
    expect(all.length).toBeGreaterThan(served.length);
    // The problem that kind-not-activated reports.
    const { spec } = all.find((object) => !isTrue(object, 'Established')) as unknown as { readonly spec: InactiveKind };
    const { group, names, versions } = spec;
    const unserved = { apiVersion: `${group}/${versions[0]?.name}`, kind: names.kind, metadata: { name: 'a', namespace: 'default' } };
    await expect(hub.dryRun(unserved)).rejects.toThrow(UnknownKindError);
    proved(`${served.length} of ${all.length} ManagedResourceDefinitions are active, and have CRDs`);
  });

  test('composes the EKS cluster as the oracle says, and waits for AWS', async () => {
    const { hub } = lab.clusters;
    for (const object of definitions) await hub.apply(object);
    await hub.waitFor(definition, 'Established', { deadline });
    await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
    // The admission policy compares with objects of a new kind. Until the API server has found the kind, the policy rejects everything.
    await expect.poll(() => accepted(composite), { timeout: deadline, interval: 500 }).toBe(true);
    await hub.waitFor(composite, 'Synced', { deadline });

    await using oracle = await startComposeOracle();
    const rendering = await oracle.render({ composite, composition, definition });
    if ('error' in rendering) throw new Error(rendering.error);
    await expect.poll(async () => (await composed()).size, { timeout: deadline, interval: 500 }).toBe(rendering.resources.length);
    const stored = await composed();
    for (const resource of rendering.resources) {
      const { kind, metadata, spec } = resource as StoredObject;
      expect(stored.get(nameOf(resource)), nameOf(resource)).toMatchObject({ kind, metadata: { labels: metadata.labels }, spec });
    }
    const ready = [...stored.values()].filter((object) => object.kind !== 'Usage' && isTrue(object, 'Ready'));
    expect(ready).toEqual([]);
    const { status } = (await hub.get(composite)) ?? {};
    const conditions = Object.fromEntries(status?.conditions?.map((condition) => [condition.type, condition.status]) ?? []);
    expect(conditions).toMatchObject({ Synced: 'True', Ready: 'False' });
    expect(conditions.Responsive).not.toBe('False');
    proved(`${stored.size} resources as the oracle composes them; none is Ready, and the circuit is closed`);
  });

  test('refuses to delete what the Usages of the Composition protect, with their reason', async () => {
    const { hub } = lab.clusters;
    const vpc = (await composed()).get('vpc');
    if (!vpc) throw new Error('there is no VPC');
    for (const object of [vpc, composite]) {
      await hub.waitFor(object, ({ metadata }) => metadata.labels?.['crossplane.io/in-use'] === 'true', { deadline });
      const refusal: ApiError = await hub.remove(object).then(
        () => Promise.reject(new Error('it was deleted')),
        (error) => error,
      );
      expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('This resource is in-use by 1 usage(s)') });
      expect(refusal.message).toContain('deletionProtection: false');
      expect((await hub.get(object))?.metadata.deletionTimestamp).toBeUndefined();
    }
    proved('the webhook of Crossplane kept a VPC and the composite resource');
  });

  test('composite resources take the change of a Composition as a review says', async () => {
    const { hub } = lab.clusters;
    const [base, head] = [builtOf('one'), builtOf('two')];
    const objects = objectsOf(base);
    const isComposite = ({ apiVersion }: Manifest): boolean => apiVersion === 'lab.example.org/v1';
    const composites = objects.filter(isComposite);
    const revisions = async (): Promise<ReadonlyMap<string, string | undefined>> =>
      new Map(
        await Promise.all(
          composites.map(async (object) => {
            const { spec } = (await hub.get(object)) as { readonly spec?: { readonly crossplane?: Machinery } };
            return [`${object.kind}/default/${object.metadata.name}`, spec?.crossplane?.compositionRevisionRef?.name] as const;
          }),
        ),
      );
    for (const object of objects.filter((each) => !isComposite(each))) await hub.apply(object);
    for (const object of objects.filter(({ kind }) => kind === 'CompositeResourceDefinition'))
      await hub.waitFor(object, 'Established', { deadline });
    for (const object of composites) await hub.apply(object);
    const has = async (): Promise<number> => [...(await revisions()).values()].filter((revision) => revision !== undefined).length;
    // One selects a revision that does not exist.
    await expect.poll(has, { timeout: deadline, interval: 500 }).toBe(composites.length - 1);

    const before = await revisions();
    for (const object of objectsOf(head).filter(({ kind }) => kind === 'Composition')) await hub.apply(object);
    const side = (name: string, { kustomizations }: FleetBuild) => ({ name, kustomizations });
    const { changes } = reviewFleets({ base: side('one', base), head: side('two', head) });
    const reviewed = changes.flatMap((change) => change.composites?.automatic ?? []).sort();
    const taken = async (): Promise<readonly string[]> =>
      [...(await revisions())].flatMap(([name, revision]) => (revision === before.get(name) ? [] : [name])).sort();
    await expect.poll(taken, { timeout: deadline, interval: 500 }).toEqual(reviewed);
    await setTimeout(15_000); // gives the remaining functions time to start
    expect(await taken()).toEqual(reviewed);
    const kept = changes.flatMap((change) => change.composites?.manual ?? []);
    expect([reviewed.length, kept.length]).toEqual([6, 3]);
    proved(`${reviewed.length} of ${composites.length} composite resources took the new revision, and ${kept.length} kept theirs`);
  });

  test.each(crossplaneCases)('shows what $rule reports', async ({ rule, text, shows, says }) => {
    const { hub } = lab.clusters;
    for (const object of manifestsIn(text)) {
      if (object.kind === 'Function') continue; // Function of the fleet
      await hub.apply(object);
      if (object.kind === 'CompositeResourceDefinition') await hub.waitFor(object, 'Established', { deadline });
    }
    const [apiVersion = '', kind = '', name = '', namespace = ''] = shows ?? [];
    const seen = await conditionsUntil(hub, { apiVersion, kind, metadata: { name, namespace } }, says);
    expect(seen).toMatch(says);
    proved(`${rule} | ${kind}/${name} | ${seen.slice(0, 300)}`);
  });

  test('goes on after a crash', async () => {
    const { hub } = lab.clusters;
    await hub.programs.get('crossplane')?.stop();
    // The only composed resource without a Usage.
    const access = (await composed()).get('cluster-auth');
    if (!access) throw new Error('there is no ClusterAuth');
    await hub.remove(access);
    await hub.programs.get('crossplane')?.start();
    const isNew = async (): Promise<boolean> =>
      ![undefined, access.metadata.uid].includes((await composed()).get('cluster-auth')?.metadata.uid);
    await expect.poll(isNew, { timeout: deadline, interval: 500 }).toBe(true);
    proved('Crossplane was killed, and composed again what had been deleted meanwhile');
  });
});
