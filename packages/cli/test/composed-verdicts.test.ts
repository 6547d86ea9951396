import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { createBudget } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { composedObjects } from '../src/check/composed-verdicts.ts';
import { runCli } from '../src/run-cli.ts';
import { compositionOf, definitionOf } from './compositions.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles } from './flux-objects.ts';
import { runWith } from './run-here.ts';

const definition = `${definitionOf('platform.example', 'Network', 'networks')} { openAPIV3Schema: { type: object, properties: { spec: { type: object, properties: { policy: { type: string } } }, status: { type: object, properties: { id: { type: string } } } } } }
`;

/** The release whose kinds are bundled. */
const provider = `apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: { name: provider-aws-ec2 }
spec: { package: 'xpkg.upbound.io/upbound/provider-aws-ec2:v2.6.0' }
`;

const composition = (
  patches: string,
  { base = '', steps = '' } = {},
): string => `${compositionOf('networks', 'platform.example/v1', 'Network')}
          - name: vpc
            base:
              apiVersion: ec2.aws.m.upbound.io/v1beta1
              kind: VPC
              spec: { forProvider: { region: eu-west-1, cidrBlock: 10.0.0.0/16${base} } }
            patches:
              - ${patches}
${steps}`;

const network = (name: string, policy: string): string => `apiVersion: platform.example/v1
kind: Network
metadata: { name: ${name}, namespace: default }
spec: { policy: ${policy} }
`;

const POLICY = '{ fromFieldPath: spec.policy, toFieldPath: "spec.managementPolicies[0]" }';

/** Returns the findings about composed resources. */
async function findings(text: string, networks: readonly string[] = [network('blue', 'Everything')], xrd = definition) {
  const root = temporaryDirectory();
  writeFiles(root, {
    ...bootstrapFiles('test'),
    'clusters/test/definition.yaml': xrd,
    'clusters/test/composition.yaml': text,
    'clusters/test/networks.yaml': networks.join('---\n'),
    'clusters/test/provider.yaml': provider,
  });
  const { stdout } = await runWith(runCli, ['check', '.', '--output', 'json'], { cwd: root, env: { HOME: root } });
  const found = JSON.parse(stdout).findings as readonly { rule: string; severity: string; file: string; line: number; message: string }[];
  return found.filter(({ message }) => message.startsWith('the resource vpc of Network/'));
}

describe('the resources of composites', () => {
  test('get the verdict of the API server, at the line of the patch', async () => {
    expect(await findings(composition(POLICY))).toMatchObject([
      {
        severity: 'reject',
        file: 'clusters/test/composition.yaml',
        line: 20,
        message: expect.stringMatching(/^the resource vpc of Network\/default\/blue, a VPC of ec2.aws.m.upbound.io\/v1beta1: /),
      },
    ]);
    expect(await findings(composition(POLICY), [network('blue', "'*'")])).toEqual([]);
  });

  test('are checked for every composite of a kind', async () => {
    const networks = Array.from({ length: 150 }, (_, index) => network(`n${index}`, index === 149 ? 'Everything' : "'*'"));
    expect(await findings(composition(POLICY), networks)).toMatchObject([{ message: expect.stringContaining('Network/default/n149') }]);
  });

  test('are counted where the limit of work leaves them out', () => {
    const files = {
      ...bootstrapFiles('test'),
      'clusters/test/all.yaml': [definition, composition(POLICY), network('a', "'*'"), network('b', "'*'")].join('---\n'),
    };
    const tree = fileMapTree(new Map(Object.entries(files)));
    const { kustomizations } = buildFleet({ tree, roots: searchRoots(tree, '').roots });
    const { composed, leftOut } = composedObjects(kustomizations);
    expect([composed.length, leftOut]).toEqual([2, 0]);
    expect(composedObjects(kustomizations, createBudget({ operations: 1 }))).toEqual({ composed: [], leftOut: 2 });
    expect(composedObjects(kustomizations, createBudget({ objects: 1 }))).toMatchObject({ composed: [{}], leftOut: 1 });
  });

  test('with the same fault in several composites have one finding', async () => {
    expect(
      await findings(
        composition(POLICY),
        ['blue', 'green', 'red'].map((name) => network(name, 'Everything')),
      ),
    ).toHaveLength(1);
  });

  test('have no finding about a value that only the cluster has', async () => {
    const patch = '{ fromFieldPath: status.id, toFieldPath: "spec.managementPolicies[0]" }';
    expect(await findings(composition(patch))).toEqual([]);
    const wildcard = '{ fromFieldPath: status.id, toFieldPath: "spec.managementPolicies[*]" }';
    expect(await findings(composition(wildcard))).toEqual([]);
  });

  test('are unknown with a function that is not evaluated', async () => {
    const steps = '    - { step: more, functionRef: { name: function-kcl } }\n';
    expect(await findings(composition(POLICY, { steps }))).toEqual([]);
  });

  test('are seen by the rules of the cloud', async () => {
    const patch = '{ fromFieldPath: spec.policy, toFieldPath: spec.forProvider.region }';
    expect(await findings(composition(patch), [network('blue', 'eu-west-9')])).toMatchObject([
      { rule: 'region-not-found', line: 20, message: expect.stringContaining(': VPC/default/vpc is in eu-west-9') },
    ]);
    expect(await findings(composition(patch), [network('blue', 'eu-west-1')])).toEqual([]);
  });

  test('have the namespace of their composite, not that of its claim', async () => {
    const xrd = definition
      .replace('crossplane.io/v2', 'crossplane.io/v1')
      .replace('  scope: Namespaced\n', '')
      .replace('{kind: Network, plural: networks}', '{kind: XNetwork, plural: xnetworks}\n  claimNames: {kind: Network, plural: networks}');
    const patch = '{ fromFieldPath: spec.policy, toFieldPath: spec.forProvider.region }';
    const text = composition(patch).replace('kind: Network', 'kind: XNetwork').replace('aws.m.upbound', 'aws.upbound');
    expect(await findings(text, [network('blue', 'eu-west-9')], xrd)).toMatchObject([
      { rule: 'region-not-found', message: expect.stringContaining(': VPC/vpc is in eu-west-9') },
    ]);
  });

  test('are checked once with their base', async () => {
    const found = await findings(composition(POLICY, { base: ', cidrBlok: 10.0.0.0/16' }), [network('blue', "'*'")]);
    expect(found.filter(({ rule }) => rule === 'unknown-field')).toHaveLength(0);
  });
});
