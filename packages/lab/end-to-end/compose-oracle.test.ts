import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ComposeOracle,
  type CompositionQuestion,
  type ProgramName,
  type RenderedComposition,
  type Rendering,
  startComposeOracle,
} from '../src/index.ts';
import { fleetObject } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';

const needed: readonly ProgramName[] = ['crossplane-cli', 'crossplane-core', 'function-patch-and-transform', 'function-auto-ready'];
const reason = await obstacle({}, needed);
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const CROSSPLANE = 'common/crossplane/eks-cluster';
const CLUSTERS = 'clusters/mgmt/mgmt-production/fleet';
const NAME = 'crossplane.io/composition-resource-name';

const nameOf = ({ metadata }: Manifest): string => metadata.annotations?.[NAME] ?? '';

/** Returns what AWS reports about a resource, as far as the Composition reads it: an ID and a name. */
const atProvider = (resource: Manifest): unknown => ({
  id: `id-of-${nameOf(resource)}`,
  arn: `arn:aws:lab:::${nameOf(resource)}`,
  ownerId: '111122223333',
  endpoint: 'https://c.example',
  identity: [{ oidc: [{ issuer: 'https://oidc.eks.eu-west-1.amazonaws.com/id/1' }] }],
  latestVersion: 1,
  vpcConfig: { clusterSecurityGroupId: 'sg-1' },
});

const ready = (resource: Manifest): Manifest => {
  const conditions = ['Ready', 'Synced'].map((type) => ({
    type,
    status: 'True',
    reason: 'Made',
    lastTransitionTime: '2026-01-01T00:00:00Z',
  }));
  return Object.assign({}, resource, { status: { conditions, atProvider: atProvider(resource) } });
};

/** Returns the number of resources in the first step of a Composition. */
function resourcesOf(composition: Manifest): number {
  const { spec } = composition as unknown as {
    readonly spec: { readonly pipeline: readonly { readonly input?: { readonly resources: readonly unknown[] } }[] };
  };
  return spec.pipeline[0]?.input?.resources.length ?? 0;
}

function composed(rendering: Rendering): RenderedComposition {
  if ('error' in rendering) throw new Error(rendering.error);
  return rendering;
}

const isReady = ({ conditions }: RenderedComposition): string | undefined => conditions.find(({ type }) => type === 'Ready')?.status;

describe.skipIf(reason !== undefined)('the oracle of Compositions', () => {
  let oracle: ComposeOracle;
  const definition = fleetObject(`${CROSSPLANE}/definition.yaml`, 'CompositeResourceDefinition');
  const question = (cluster: string, zones: number): CompositionQuestion => ({
    composite: fleetObject(`${CLUSTERS}/${cluster}/eks-cluster`, 'EKSCluster'),
    composition: fleetObject(`${CROSSPLANE}/composition-${zones}-zones.yaml`, 'Composition'),
    definition,
  });

  beforeAll(async () => {
    oracle = await startComposeOracle();
  });
  afterAll(() => oracle?.[Symbol.asyncDispose]());

  test.each([
    ['commercial-staging', 2],
    ['commercial-production', 3],
  ] as const)('composes %s in passes, until everything in it is ready', async (cluster, zones) => {
    const asked = question(cluster, zones);
    const all = resourcesOf(asked.composition);
    expect(all).toBeGreaterThan(40);
    const first = composed(await oracle.render(asked));
    expect(isReady(first)).toBe('False');
    const missing = first.results.filter(({ severity }) => severity === 'Warning');
    expect(missing.length).toBeGreaterThan(0);
    expect(first.resources).toHaveLength(all - missing.length);
    for (const { message } of missing) expect(message).toMatch(/not adding new composed resource .* status\./);

    const again = async (previous: RenderedComposition): Promise<RenderedComposition> => {
      const composite = Object.assign({}, asked.composite, { status: previous.status });
      return composed(await oracle.render({ ...asked, composite, observed: previous.resources.map(ready) }));
    };
    let last = first;
    for (let pass = 2; pass <= 6 && isReady(last) !== 'True'; pass += 1) last = await again(last);
    expect(last.resources).toHaveLength(all);
    expect(isReady(last)).toBe('True');
    expect(last.status).toMatchObject({
      vpcId: 'id-of-vpc',
      endpoint: 'https://c.example',
      oidcProvider: 'oidc.eks.eu-west-1.amazonaws.com/id/1',
    });
    proved(`${cluster}: ${first.resources.length} resources at first, ${all} and Ready once all are observed as ready`);
  });

  test('fills in the defaults of the definition', async () => {
    const asked = question('commercial-staging', 2);
    const { definition: _, ...without } = asked;
    const template = async (each: CompositionQuestion): Promise<Manifest | undefined> =>
      composed(await oracle.render(each)).resources.find((resource) => nameOf(resource) === 'launch-template');
    const device = { deviceName: '/dev/xvda', ebs: { encrypted: 'true', volumeSize: 50 } };
    expect(await template(asked)).toMatchObject({ spec: { forProvider: { blockDeviceMappings: [device] } } });
    expect(await template(without)).toBeUndefined();
    proved('the size of the volume, which the composite leaves out, comes from the definition');
  });

  test('returns the errors of the engine as answers, and goes on', async () => {
    const asked = question('commercial-staging', 2);
    const other = Object.assign({}, asked.composite, { kind: 'Other' });
    const before = composed(await oracle.render(asked));
    const [kind, functions, fine] = await Promise.all([
      oracle.render({ ...asked, composite: other }),
      oracle.render({ ...asked, functions: [] }),
      oracle.render(asked),
    ]);
    expect(kind).toEqual({ error: "composition's compositeTypeRef.kind (EKSCluster) does not match XR's kind (Other)" });
    expect(functions).toEqual({ error: expect.stringContaining('unknown function "function-patch-and-transform"') });
    expect(composed(fine).resources).toEqual(before.resources);
    proved('a wrong kind and a function that is not installed are refused in the engine’s words');
  });

  test('`compose` prints the same on the command line', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const cwd = fileURLToPath(new URL('../../..', import.meta.url));
    const files = [`${CLUSTERS}/commercial-staging/eks-cluster/cluster.yaml`, `${CROSSPLANE}/composition-2-zones.yaml`];
    const compose = (...args: readonly string[]) => spawnSync(process.execPath, [main, 'compose', ...args], { cwd, encoding: 'utf8' });
    const { resources } = composed(await oracle.render(question('commercial-staging', 2)));

    const yaml = compose(...files, '--definition', `${CROSSPLANE}/definition.yaml`);
    expect([yaml.status, yaml.stderr]).toEqual([0, '']);
    const [status, ...printed] = readYaml(yaml.stdout, 'output').documents.map(({ value }) => value);
    expect(status).toMatchObject({ kind: 'EKSCluster', status: { conditions: expect.any(Array) } });
    expect(printed).toEqual(resources);

    const json = compose(...files, 'common/crossplane/core/release.yaml', '--json');
    expect([json.status, Object.keys(JSON.parse(json.stdout))]).toEqual([1, ['error']]);
    proved(`the command printed the status and ${printed.length} resources, and refused a file without functions`);
  });
});
