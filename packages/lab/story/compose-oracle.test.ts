import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@slipway/manifest';
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
import { obstacle, proved } from './lab-story.ts';

const needed: readonly ProgramName[] = ['crossplane-cli', 'crossplane-core', 'function-patch-and-transform', 'function-auto-ready'];
const reason = await obstacle({}, needed);
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const CROSSPLANE = 'common/crossplane/eks-cluster';
const CLUSTERS = 'clusters/mgmt/mgmt-production/fleet';
const NAME = 'crossplane.io/composition-resource-name';

const nameOf = ({ metadata }: Manifest): string => metadata.annotations?.[NAME] ?? '';

/** What AWS would tell of a resource, as far as the Composition reads it. */
const AWS: Readonly<Record<string, unknown>> = {
  vpc: { id: 'vpc-1', ownerId: '111122223333' },
  'internet-gateway': { id: 'igw-1' },
  'role-nodes': { arn: 'arn:aws:iam::111122223333:role/nodes' },
  cluster: {
    arn: 'arn:aws:eks:eu-west-1:111122223333:cluster/c',
    endpoint: 'https://c.example',
    identity: [{ oidc: [{ issuer: 'https://oidc.eks.eu-west-1.amazonaws.com/id/1' }] }],
    vpcConfig: { clusterSecurityGroupId: 'sg-1', subnetIds: ['subnet-1', 'subnet-2'] },
  },
  'oidc-provider': { arn: 'arn:aws:iam::111122223333:oidc-provider/1' },
  'launch-template': { latestVersion: 1 },
};

const ready = (resource: Manifest): Manifest => {
  const conditions = ['Ready', 'Synced'].map((type) => ({
    type,
    status: 'True',
    reason: 'Made',
    lastTransitionTime: '2026-01-01T00:00:00Z',
  }));
  return Object.assign({}, resource, { status: { conditions, atProvider: AWS[nameOf(resource)] ?? {} } });
};

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
    ['commercial-staging', 2, 37, 42],
    ['commercial-production', 3, 44, 50],
  ] as const)('composes %s in passes, until everything in it is ready', async (cluster, zones, atFirst, atLast) => {
    const asked = question(cluster, zones);
    const first = composed(await oracle.render(asked));
    expect(first.resources).toHaveLength(atFirst);
    expect(isReady(first)).toBe('False');
    const missing = first.results.filter(({ severity }) => severity === 'Warning');
    expect(missing).toHaveLength(atLast - atFirst);
    for (const { message } of missing) expect(message).toMatch(/not adding new composed resource .* status\./);

    const again = async (previous: RenderedComposition): Promise<RenderedComposition> => {
      const composite = Object.assign({}, asked.composite, { status: previous.status });
      return composed(await oracle.render({ ...asked, composite, observed: previous.resources.map(ready) }));
    };
    let last = first;
    for (let pass = 2; pass <= 5 && isReady(last) !== 'True'; pass += 1) last = await again(last);
    expect(last.resources).toHaveLength(atLast);
    expect(isReady(last)).toBe('True');
    expect(last.status).toMatchObject({
      vpcId: 'vpc-1',
      endpoint: 'https://c.example',
      oidcProvider: 'oidc.eks.eu-west-1.amazonaws.com/id/1',
    });
    proved(`${cluster}: ${atFirst} resources at first, ${atLast} and Ready once all are observed as ready`);
  });

  test('fills in the defaults of the definition', async () => {
    const { resources } = composed(await oracle.render(question('commercial-staging', 2)));
    const cluster = resources.find((resource) => nameOf(resource) === 'cluster');
    expect(cluster).toMatchObject({ kind: 'Cluster', spec: { forProvider: { deletionProtection: true, version: '1.35' } } });
    proved('deletionProtection, which the composite leaves out, is true in the composed cluster');
  });

  test('tells the errors of the engine as answers, and goes on', async () => {
    const asked = question('commercial-staging', 2);
    const other = Object.assign({}, asked.composite, { kind: 'Other' });
    const [kind, functions, fine] = await Promise.all([
      oracle.render({ ...asked, composite: other }),
      oracle.render({ ...asked, functions: [] }),
      oracle.render(asked),
    ]);
    expect(kind).toEqual({ error: "composition's compositeTypeRef.kind (EKSCluster) does not match XR's kind (Other)" });
    expect(functions).toEqual({ error: expect.stringContaining('unknown function "function-patch-and-transform"') });
    expect(composed(fine).resources).toHaveLength(37);
    proved('a wrong kind and a function that is not installed are refused in the engine’s words');
  });

  test('`compose` prints the same on the command line', () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const cwd = fileURLToPath(new URL('../../..', import.meta.url));
    const files = [`${CLUSTERS}/commercial-staging/eks-cluster/cluster.yaml`, `${CROSSPLANE}/composition-2-zones.yaml`];
    const compose = (...args: readonly string[]) => spawnSync(process.execPath, [main, 'compose', ...args], { cwd, encoding: 'utf8' });
    const yaml = compose(...files, '--definition', `${CROSSPLANE}/definition.yaml`);
    expect([yaml.status, yaml.stderr]).toEqual([0, '']);
    expect(yaml.stdout.match(/^kind: /gm)).toHaveLength(1 + 37);
    const json = compose(...files, 'common/crossplane/core/release.yaml', '--json');
    expect([json.status, Object.keys(JSON.parse(json.stdout))]).toEqual([1, ['error']]);
    proved('the command printed the status and 37 resources, and refused a file without functions');
  });
});
