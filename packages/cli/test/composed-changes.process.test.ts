import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { composedChangeRules } from '../src/check/composed-change-rules.ts';
import { runCli } from '../src/run-cli.ts';
import { compositionOf, definitionOf } from './compositions.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles } from './flux-objects.ts';
import { runWith } from './run-here.ts';

const definition = `${definitionOf('platform.example', 'Network', 'networks')} { openAPIV3Schema: { type: object, properties: { spec: { type: object, properties: { region: { type: string } } } } } }
`;

interface Template {
  readonly name: string;
  readonly kind?: string;
  readonly more?: string;
  readonly spec?: string;
  readonly apiVersion?: string;
  /** Instead of `spec.forProvider`. */
  readonly of?: string;
}

const composition = (templates: readonly Template[]): string => `${compositionOf('networks', 'platform.example/v1', 'Network')}
${templates
  .map(
    ({
      name,
      kind = 'VPC',
      more = '{ fromFieldPath: spec.region, toFieldPath: spec.forProvider.region }',
      spec = '',
      apiVersion = 'ec2.aws.m.upbound.io/v1beta1',
      of,
    }) => `          - name: ${name}
            base:
              apiVersion: ${apiVersion}
              kind: ${kind}
              spec: { ${of ?? `${spec}forProvider: { ${kind === 'VPC' ? 'cidrBlock: 10.0.0.0/16' : 'destinationCidrBlock: 0.0.0.0/0'} }`} }
            patches: [${more}]
`,
  )
  .join('')}`;

const network = (crossplane = '{ compositionRef: { name: networks } }'): string => `apiVersion: platform.example/v1
kind: Network
metadata: { name: blue, namespace: default }
spec: { region: eu-west-1, crossplane: ${crossplane} }
`;

const BASE: readonly Template[] = [{ name: 'vpc' }, { name: 'out', kind: 'Route' }];

const fleet = (templates: readonly Template[], crossplane?: string, more: Readonly<Record<string, string>> = {}) => ({
  ...bootstrapFiles('test'),
  'clusters/test/definition.yaml': definition,
  'clusters/test/composition.yaml': composition(templates),
  'clusters/test/network.yaml': network(crossplane),
  ...more,
});

/** Commits one state, writes another one to disk, and runs a verb. */
async function run(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>, verb: readonly string[]) {
  const root = temporaryDirectory();
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  };
  writeFiles(root, before);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'before');
  writeFiles(root, after);
  const { code, stdout } = await runWith(runCli, verb, { cwd: root, env: { HOME: root, PATH: process.env.PATH ?? '' } });
  return { code, stdout };
}

const OWN: ReadonlySet<string> = new Set(composedChangeRules.map(({ id }) => id));

/** Returns the findings of `check --against` about composed resources. */
async function findings(
  next: readonly Template[],
  crossplane?: string,
  more: Readonly<Record<string, string>> = {},
  old: readonly Template[] = BASE,
) {
  const { stdout } = await run(fleet(old, crossplane), fleet(next, crossplane, more), [
    'check',
    '.',
    '--against',
    'HEAD',
    '--output',
    'json',
  ]);
  const found = JSON.parse(stdout).findings as readonly {
    rule: string;
    severity: string;
    file: string;
    line: number;
    object: string;
    message: string;
  }[];
  return found.filter(({ rule }) => OWN.has(rule));
}

describe('check --against', () => {
  test('refuses a renamed network, at the line of its template', async () => {
    const [found] = await findings([{ name: 'network' }, BASE[1] as Template]);
    expect(found).toMatchObject({
      rule: 'composed-resource-removed',
      severity: 'reject',
      file: 'clusters/test/composition.yaml',
      line: 14,
      object: 'Network/default/blue',
      message: expect.stringContaining('VPC vpc of Network/default/blue would be deleted, and created again as network'),
    });
  });

  test('is a risk for a route, and for what a policy leaves behind', async () => {
    expect(await findings([BASE[0] as Template])).toMatchObject([{ rule: 'composed-resource-removed', severity: 'risk' }]);
    expect(await findings([{ name: 'vpc', kind: 'Subnet', more: '' }, BASE[1] as Template])).toMatchObject([
      { rule: 'composed-resource-left-behind', severity: 'risk' },
    ]);
  });

  test('is advice for a renamed network that the new object takes over', async () => {
    const more = "{ fromFieldPath: spec.region, toFieldPath: 'metadata.annotations[crossplane.io/external-name]' }";
    const named = (name: string): readonly Template[] => [{ name, more, spec: 'deletionPolicy: Orphan, ' }, BASE[1] as Template];
    const found = await findings(named('network'), undefined, {}, named('vpc'));
    expect(found).toMatchObject([{ rule: 'composed-resource-removed', severity: 'advice' }]);
    expect(found[0]?.message).toContain('takes over the resource in the cloud, so nothing is lost');
  });

  test('reports the Usages of a composite together', async () => {
    const usage = (name: string): Template => ({
      ...{ name, kind: 'Usage', apiVersion: 'protection.crossplane.io/v1beta1', more: '' },
      of: 'of: { apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: VPC, resourceSelector: { matchControllerRef: true } }, reason: r',
    });
    const found = await findings(BASE, undefined, {}, [...BASE, ...['a', 'b', 'c', 'd'].map(usage)]);
    expect(found).toMatchObject([
      { rule: 'protection-removed', severity: 'risk', object: 'Network/default/blue', file: 'HEAD:clusters/test/composition.yaml' },
    ]);
    expect(found[0]?.message).toContain('4 Usages of Network/default/blue would be deleted');
    expect(found[0]?.message).toContain('a, b, c and 1 more');
  });

  test('refuses a Composition that Crossplane cannot compose', async () => {
    const broken = { name: 'vpc', more: '{ fromFieldPath: spec.region, toFieldPath: "a..b" }' };
    expect(await findings([broken, BASE[1] as Template])).toContainEqual(
      expect.objectContaining({ rule: 'composite-not-composed', severity: 'reject' }),
    );
  });

  test('is silent for a composite with the policy Manual, and for an allowed deletion', async () => {
    expect(await findings([BASE[1] as Template], '{ compositionRef: { name: networks }, compositionUpdatePolicy: Manual }')).toEqual([]);
    const allowed = { 'slipway.yaml': 'allow-delete:\n  - object: Network/default/blue\n    reason: it moves\n' };
    expect(await findings([BASE[1] as Template], undefined, allowed)).toEqual([]);
  });
});

test('review shows the network that is deleted and created again first', async () => {
  const { code, stdout } = await run(fleet(BASE), fleet([{ name: 'network' }, BASE[1] as Template]), ['review', '--base', 'HEAD']);
  expect(code).toBe(1);
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect(lines[1]).toBe(
    'R4 VPC/vpc of Network/default/blue is deleted and created again as VPC/network: a network, or what connects it on test (composed-data-deleted)',
  );
  expect(stdout).toContain('R4 1 composite of Composition networks on test\n  deleted and created again: VPC/vpc as VPC/network\n');
});
