import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles } from './flux-objects.ts';
import { runWith } from './run-here.ts';

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly object: string;
  readonly pointer: string;
  readonly message: string;
}

async function findingsOf(files: Readonly<Record<string, unknown>>, ...args: readonly string[]): Promise<readonly Found[]> {
  const root = temporaryDirectory();
  const text = (content: unknown): string =>
    typeof content === 'string'
      ? content
      : [content]
          .flat()
          .map((object) => JSON.stringify(object))
          .join('\n---\n');
  writeFiles(root, Object.fromEntries(Object.entries(files).map(([path, content]) => [path, text(content)])));
  const { stdout } = await runWith(runCli, ['check', ...args, '--output', 'json'], { cwd: root, env: { HOME: root } });
  return JSON.parse(stdout).findings;
}

const text = { type: 'string' };
const definition = (fields: object) => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: 'networks.platform.example.org' },
  spec: {
    group: 'platform.example.org',
    scope: 'Cluster',
    names: { kind: 'Network', plural: 'networks' },
    versions: [
      {
        name: 'v1',
        served: true,
        referenceable: true,
        schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties: fields } } } },
      },
    ],
  },
});

describe('the six errors of the first public Composition for Amazon EKS', () => {
  const GROUP = 'ec2.aws.crossplane.io';
  const selector = {
    type: 'object',
    properties: { matchControllerRef: { type: 'boolean' }, matchLabels: { type: 'object', additionalProperties: text } },
  };
  /** The fields of the classic provider that the Composition sets. */
  const kind = (name: string, plural: string, fields: object) => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${GROUP}` },
    spec: {
      group: GROUP,
      scope: 'Cluster',
      names: { kind: name, plural },
      versions: [
        {
          name: 'v1beta1',
          served: true,
          storage: true,
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: { spec: { type: 'object', properties: { forProvider: { type: 'object', properties: fields } } } },
            },
          },
        },
      ],
    },
  });
  const kinds = [
    kind('Subnet', 'subnets', { region: text, cidrBlock: text, mapPublicIPOnLaunch: { type: 'boolean' }, vpcIdSelector: selector }),
    kind('NATGateway', 'natgateways', { region: text, subnetIdSelector: selector, allocationIdSelector: selector }),
  ];
  const own = { matchControllerRef: true };
  const resource = (name: string, of: string, forProvider: object) => ({
    name,
    base: { apiVersion: `${GROUP}/v1beta1`, kind: of, metadata: { labels: { type: of.toLowerCase() } }, spec: { forProvider } },
    patches: [{ fromFieldPath: 'spec.region', toFieldPath: 'spec.forProvider.region' }],
  });
  const composition = (ip: string, gateway: object, labels: object) => ({
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'networks' },
    spec: {
      compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Network' },
      resources: [
        ...[1, 2, 3, 4].map((number) =>
          resource(`subnet-${number}`, 'Subnet', { cidrBlock: `10.0.${number}.0/24`, [ip]: true, vpcIdSelector: own }),
        ),
        ...[1, 2].map((number) => resource(`natgw-${number}`, 'NATGateway', { ...gateway, subnetIdSelector: labels })),
      ],
    },
  });
  const check = async (object: object) => {
    const found = await findingsOf(
      { 'apis/composition.yaml': object, 'apis/definition.yaml': definition({ region: text }), 'crds.yaml': kinds },
      'apis',
      '--crds',
      'crds.yaml',
    );
    return found.flatMap(({ rule, pointer, message }) => {
      const [, name] = /the resource (\S+?)[, ]/.exec(message) ?? [];
      return pointer === '/spec/resources' ? [] : [`${rule} ${name} ${pointer.split('/').at(-1)}`];
    });
  };

  test('are reported by their names, and so are the selectors of every network', async () => {
    expect(await check(composition('mapPublicIpOnLaunch', { vpcIdSelector: own }, { matchLabels: { type: 'subnet' } }))).toEqual([
      ...[1, 2, 3, 4].map((number) => `unknown-field subnet-${number} mapPublicIpOnLaunch`),
      ...[1, 2].flatMap((number) => [`unknown-field natgw-${number} vpcIdSelector`, `selector-of-all natgw-${number} subnetIdSelector`]),
    ]);
    expect(await check(composition('mapPublicIPOnLaunch', {}, { ...own, matchLabels: { type: 'subnet' } }))).toEqual([]);
  });
});

describe('A32 a composite fits its definition and its Composition', () => {
  const composition = {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'networks' },
    spec: {
      compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Network' },
      mode: 'Pipeline',
      pipeline: [
        {
          step: 'resources',
          functionRef: { name: 'function-patch-and-transform' },
          input: {
            apiVersion: 'pt.fn.crossplane.io/v1beta1',
            kind: 'Resources',
            resources: [
              {
                name: 'settings',
                base: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { namespace: 'default' } },
                patches: [{ type: 'FromCompositeFieldPath', fromFieldPath: 'spec.region', toFieldPath: 'data.region' }],
              },
            ],
          },
        },
      ],
    },
  };
  const network = (spec: object) => ({ apiVersion: 'platform.example.org/v1', kind: 'Network', metadata: { name: 'blue' }, spec });
  const check = async (edit: (texts: string) => string) => {
    const objects = [
      definition({ region: text }),
      composition,
      network({ region: 'eu-west-1', crossplane: { compositionRef: { name: 'networks' } } }),
    ];
    const all = objects.map((object) => edit(JSON.stringify(object))).join('\n---\n');
    const found = await findingsOf({ ...bootstrapFiles('test'), 'clusters/test/all.yaml': all }, '.');
    return found.map(({ rule, object }) => `${rule} ${object}`);
  };

  test('a Composition for another kind is reported', async () => {
    const other = (each: string) => each.replaceAll('networks', 'others').replaceAll('"Network"', '"Other"').replaceAll('"blue"', '"red"');
    const objects = [
      definition({ region: text }),
      composition,
      network({ region: 'eu-west-1', crossplane: { compositionRef: { name: 'networks' } } }),
    ];
    const texts = objects.map((object) => JSON.stringify(object));
    const check = async (compositionRef: string) => {
      const all = [
        ...texts.slice(0, 2),
        ...texts.map(other),
        (texts[2] as string).replace('"name":"networks"', `"name":"${compositionRef}"`),
      ];
      const found = await findingsOf({ ...bootstrapFiles('test'), 'clusters/test/all.yaml': all.join('\n---\n') }, '.');
      return found.filter(({ rule }) => rule === 'composition-not-found').map(({ message }) => message);
    };
    expect(await check('networks')).toEqual([]);
    expect(await check('others')).toEqual(['Network/blue names the Composition others, which is for Other of platform.example.org/v1']);
  });

  test.each([
    ['a field that the definition does not have', '"spec":{"region"', '"spec":{"regoin"', 'unknown-field Network/blue'],
    [
      'a Composition that does not exist',
      '"compositionRef":{"name":"networks"}',
      '"compositionRef":{"name":"missing"}',
      'composition-not-found Network/blue',
    ],
    [
      'a Composition of another kind',
      '"compositeTypeRef":{"apiVersion":"platform.example.org/v1","kind":"Network"}',
      '"compositeTypeRef":{"apiVersion":"platform.example.org/v1","kind":"Other"}',
      'composite-kind-not-found Composition/networks',
    ],
    [
      'a patch from a field that does not exist',
      '"fromFieldPath":"spec.region"',
      '"fromFieldPath":"spec.regoin"',
      'patch-field-not-found Composition/networks',
    ],
    [
      'a patch to a field that does not exist',
      '"toFieldPath":"data.region"',
      '"toFieldPath":"date.region"',
      'patch-field-not-found Composition/networks',
    ],
  ])('%s is reported', async (_, before, after, expected) => {
    const healthy = await check((each) => each);
    const found = await check((each) => each.replaceAll(before, after));
    expect(found.filter((each) => !healthy.includes(each))).toContain(expected);
  });
});
