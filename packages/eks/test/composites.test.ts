import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VPC, VPCStatus } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/VPC';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, type Field, fieldsOf, format, fromComposite, mapped, type Patch, toComposite, toText } from '../src/index.ts';
import { databases } from './reference/database.ts';

const vpc = fieldsOf<Pick<VPC, 'metadata' | 'spec'> & { readonly status: VPCStatus }>();
const network = fieldsOf<{
  readonly metadata: { readonly name: string };
  readonly spec: { readonly cidr: string; readonly size: 'small' | 'large'; readonly zones: readonly string[]; readonly count: number };
  readonly status: { readonly vpcId?: string };
}>();
const example = readFileSync(join(import.meta.dirname, 'reference/database.ts'), 'utf8');

test('the README shows the composite of the tests, in at most 60 lines', () => {
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.split('\n').length).toBeLessThanOrEqual(61);
});

test('a composite of a team is an XRD, a Composition, its provider and the policy that activates its kinds', () => {
  const { definition, composition, unit } = databases;
  expect(definition.spec).toMatchObject({
    group: 'fleet.slipway.example',
    scope: 'Namespaced',
    names: { kind: 'Database', plural: 'databases' },
  });
  expect(composition.spec).toMatchObject({
    compositeTypeRef: { apiVersion: 'fleet.slipway.example/v1alpha1', kind: 'Database' },
    pipeline: [{ functionRef: { name: 'function-patch-and-transform' } }, { functionRef: { name: 'function-auto-ready' } }],
  });
  expect(Object.keys(unit.manifests)).toEqual(['definition.yaml', 'composition.yaml', 'activation-policy.yaml', 'provider.yaml']);
  expect(unit.manifests['activation-policy.yaml']).toMatchObject({ spec: { activate: ['instances.rds.aws.m.upbound.io'] } });
  expect(unit).toMatchObject({ directory: 'common/crossplane/database', provides: ['fleet.slipway.example'] });
});

test('patches name their fields as Crossplane reads them, with the conversions of the value', () => {
  const resources = databases.composition.spec?.pipeline?.[0]?.input?.resources as readonly [{ readonly patches: readonly Patch[] }];
  const [{ patches }] = resources;
  expect(patches.map(({ fromFieldPath, toFieldPath }) => `${fromFieldPath} -> ${toFieldPath}`)).toEqual([
    'spec.region -> spec.forProvider.region',
    'spec.size -> spec.forProvider.instanceClass',
    'spec.storage -> spec.forProvider.allocatedStorage',
    'spec.subnetGroup -> spec.forProvider.dbSubnetGroupName',
    'metadata.name -> spec.forProvider.finalSnapshotIdentifier',
    'status.atProvider.endpoint -> status.endpoint',
    'status.atProvider.masterUserSecret[0].secretArn -> status.secretArn',
  ]);
  expect(patches[1]).toEqual({
    type: 'FromCompositeFieldPath',
    fromFieldPath: 'spec.size',
    toFieldPath: 'spec.forProvider.instanceClass',
    policy: { fromFieldPath: 'Required' },
    transforms: [{ type: 'map', map: { small: 'db.t4g.small', large: 'db.r8g.large' } }],
  });
  expect(patches[4]?.transforms).toEqual([{ type: 'string', string: { type: 'Format', fmt: '%s-final' } }]);
});

/** Splits a Crossplane field path: words after dots, and any text between brackets. */
const segmentsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\[([^[\]]*)\]|([^.[\]]+)/g)].map(([, bracket, word]) => bracket ?? word ?? '');

test('the path of any key is read as that key', () => {
  const key = fc.string({ minLength: 1 }).filter((text) => !/[[\]]/.test(text));
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), fc.nat(99), (keys, index) => {
      const field = [...keys, index].reduce<Field<unknown>>(
        (of, each) => at(of as never, each as never) as Field<unknown>,
        fieldsOf<object>() as Field<unknown>,
      );
      const { fromFieldPath = '' } = fromComposite(field, field);
      expect(segmentsOf(fromFieldPath)).toEqual([...keys, String(index)]);
    }),
  );
  expect(() => at(vpc.spec.forProvider.tags, 'a[0]')).toThrow('the path of a field cannot have the key "a[0]"');
});

test('a path or a value that does not fit does not compile', () => {
  // The compiler rejects each line. The type check of the repository tests it; the code never runs.
  const wrong = () => [
    // @ts-expect-error: the field is cidrBlock
    fromComposite(network.spec.cidr, vpc.spec.forProvider.cidrBlok),
    // @ts-expect-error: the composite has no such field
    fromComposite(network.spec.cdir, vpc.spec.forProvider.cidrBlock),
    // @ts-expect-error: the target takes text only
    fromComposite(network.spec.count, vpc.spec.forProvider.cidrBlock),
    // @ts-expect-error: the target takes a boolean
    fromComposite(network.spec.cidr, vpc.spec.forProvider.enableDnsSupport),
    // @ts-expect-error: the target takes one text
    fromComposite(network.spec.zones, vpc.spec.forProvider.cidrBlock),
    // @ts-expect-error: the status of a VPC has no vpcId
    toComposite(vpc.status.atProvider.vpcId, network.status.vpcId),
    // @ts-expect-error: a format takes text
    fromComposite(format('%s', network.spec.count), vpc.spec.forProvider.cidrBlock),
    // @ts-expect-error: large is missing
    fromComposite(mapped({ small: 'a' }, network.spec.size), vpc.spec.forProvider.instanceTenancy),
    // @ts-expect-error: nothing has the size medium
    fromComposite(mapped({ small: 'a', large: 'b', medium: 'c' }, network.spec.size), vpc.spec.forProvider.instanceTenancy),
    // @ts-expect-error: zones is a list, so its items have numbers
    fromComposite(at(network.spec.zones, 'a'), vpc.spec.forProvider.cidrBlock),
  ];
  expect(wrong).toBeTypeOf('function');
  expect(fromComposite(format('%s-x', toText(network.spec.count)), at(vpc.spec.forProvider.tags, 'example.com/count'))).toEqual({
    type: 'FromCompositeFieldPath',
    fromFieldPath: 'spec.count',
    toFieldPath: 'spec.forProvider.tags[example.com/count]',
    policy: { fromFieldPath: 'Required' },
    transforms: [
      { type: 'convert', convert: { toType: 'string' } },
      { type: 'string', string: { type: 'Format', fmt: '%s-x' } },
    ],
  });
});
