// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import { readFileSync } from 'node:fs';
import type { Finding } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { providerRelease } from '../src/check/provider-releases.ts';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { fluxKustomization, gitRepository } from './flux-objects.ts';
import { runWith } from './run-here.ts';

/** Returns the findings on one cluster that applies these texts. */
async function findingsOf(texts: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const root = temporaryDirectory();
  const sync = [gitRepository('flux-system', { branch: 'main' }), fluxKustomization('flux-system', './clusters/a')];
  const files = { 'clusters/a/flux-system/sync.yaml': sync.map((object) => JSON.stringify(object)).join('\n---\n'), ...texts };
  writeFiles(root, files);
  const { stdout } = await runWith(runCli, ['check', '.', '--repository', '.', '--output', 'json'], { cwd: root, env: { HOME: root } });
  return JSON.parse(stdout).findings;
}

const sqs = (version: string): string => `apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws-sqs}
spec: {package: 'registry.example/crossplane/provider-aws-sqs${version}'}
`;

const composition = (base: string, patches = ''): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: queues}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Mail}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        patchSets: [{name: delay, patches: [{fromFieldPath: spec.delay, toFieldPath: spec.forProvider.delaySeconds}]}]
        resources:
          - name: queue
            base:
              apiVersion: sqs.aws.m.upbound.io/v1beta1
              kind: Queue
              spec: {forProvider: {${base}}}
            patches: [${patches}]
`;

test.each([
  ['without problems', 'region: eu-west-1, fifoQueue: true', '', []],
  ['without required fields, which patches set', '', '{fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}', []],
  [
    'with a field that the kind does not have',
    'region: eu-west-1, visibilityTimeout: 30',
    '',
    ['unknown-field /spec/pipeline/0/input/resources/0/base/spec/forProvider/visibilityTimeout'],
  ],
  [
    'with a value of a wrong type',
    'region: eu-west-1, delaySeconds: soon',
    '',
    ['wrong-type /spec/pipeline/0/input/resources/0/base/spec/forProvider/delaySeconds'],
  ],
  ['with a placeholder that a patch replaces', 'region: eu-west-1, delaySeconds: soon', '{type: PatchSet, patchSetName: delay}', []],
])('the base of a composed resource %s', async (_, base, patches, expected) => {
  const found = await findingsOf({ 'clusters/a/mail.yaml': composition(base, patches), 'clusters/a/provider.yaml': sqs(':v2.6.1') });
  const own = found.filter(({ pointer }) => pointer.includes('/base/'));
  expect(own.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(expected);
  for (const each of own) expect(each).toMatchObject({ object: 'Composition/queues', file: 'clusters/a/mail.yaml', line: 19 });
  for (const { message } of own) expect(message).toContain('the resource queue, a Queue of sqs.aws.m.upbound.io/v1beta1: ');
});

describe('a field that the bundled release of a provider does not have', () => {
  const address = `apiVersion: ec2.aws.upbound.io/v1beta1
kind: EIP
metadata: {name: nat}
spec: {forProvider: {region: eu-west-1, vpc: true}}
`;
  const ec2 = (text: string): string => sqs(text).replaceAll('aws-sqs', 'aws-ec2');

  test.each([
    ['of the same release', ec2(':v2.6.0'), 'reject', undefined],
    ['of a patch of this release', ec2(':v2.6.3@sha256:0a1b'), 'reject', undefined],
    ['of an older release', ec2(':v2.4.0'), 'risk', 'by the kinds of provider-aws 2.6; the cluster has provider-aws-ec2 v2.4.0'],
    ['of an older major release', ec2(':v0.47.4'), 'advice', 'by the kinds of provider-aws 2.6; the cluster has provider-aws-ec2 v0.47.4'],
    ['of the family in one package', sqs(':v2.1.0').replaceAll('-aws-sqs', '-aws'), 'risk', 'the cluster has provider-aws v2.1.0'],
    ['with a digest only', ec2('@sha256:0a1b'), 'risk', 'the cluster has an unknown release of provider-aws-ec2'],
    ['with a variable', ec2(':${VERSION}'), 'risk', 'the cluster has an unknown release of provider-aws-ec2'],
    ['that another provider is for', sqs(':v2.6.0'), 'risk', 'the cluster has an unknown release of provider-aws-ec2'],
    ['that is not installed here', undefined, 'risk', 'the cluster has an unknown release of provider-aws-ec2'],
  ])('%s', async (_, provider, severity, text = '') => {
    const found = await findingsOf({
      'clusters/a/address.yaml': address,
      ...(provider === undefined ? {} : { 'clusters/a/provider.yaml': provider }),
    });
    const fields = found.filter(({ file }) => file === 'clusters/a/address.yaml').filter(({ rule }) => rule === 'unknown-field');
    expect(fields).toMatchObject([{ severity, pointer: '/spec/forProvider/vpc', line: 4, message: expect.stringContaining(text) }]);
  });

  test('in the base of a Composition', async () => {
    const text = composition('region: eu-west-1, visibilityTimeout: 30');
    const found = await findingsOf({ 'clusters/a/mail.yaml': text, 'clusters/a/provider.yaml': sqs(':v2.2.0') });
    expect(found.filter(({ rule }) => rule === 'unknown-field')).toMatchObject([
      { severity: 'risk', message: expect.stringContaining('the cluster has provider-aws-sqs v2.2.0') },
    ]);
  });

  test('the bundled releases are those of the sources of the kinds', () => {
    const sources = JSON.parse(readFileSync(new URL('../../kube-models/crd-sources.json', import.meta.url), 'utf8')) as {
      folder: string;
    }[];
    const minors = sources.flatMap(({ folder }) => /^(provider-[a-z]+)-v(\d+\.\d+)\./.exec(folder)?.slice(1).join(' ') ?? []);
    const groups = ['aws.upbound.io', 'helm.crossplane.io', 'kubernetes.m.crossplane.io'];
    expect(groups.map((group) => providerRelease(new Map(), group, false)?.here)).toEqual(minors);
  });
});

test('a kind whose CRD comes from another host may have other fields', async () => {
  const repository = `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 1m, url: oci://registry.example/web, credential: ServiceAccountToken}
`;
  const of = (url: string): Promise<readonly Finding[]> =>
    findingsOf({
      'clusters/a/kustomization.yaml': `resources: [flux-system/sync.yaml, web.yaml, ${url}]\n`,
      'clusters/a/web.yaml': repository,
    });
  const field = (found: readonly Finding[]): Finding | undefined => found.find(({ rule }) => rule === 'unknown-field');
  const url = 'https://git.example/raw/main/source.toolkit.fluxcd.io_ocirepositories.yaml';
  const replaced = field(await of(url));
  expect(replaced).toMatchObject({ severity: 'advice', pointer: '/spec/credential' });
  expect(replaced?.message).toContain(`the cluster has the CRD of ${url}`);
  const other = field(await of('https://git.example/raw/main/source.toolkit.fluxcd.io_gitrepositories.yaml'));
  expect(other?.severity).toBe('reject');
});
