import type { Finding } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { fluxKustomization, gitRepository } from './flux-objects.ts';
import { runWith } from './run-here.ts';

/** The findings on one cluster that applies these texts. */
async function findingsOf(texts: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const root = temporaryDirectory();
  const sync = [gitRepository('flux-system', { branch: 'main' }), fluxKustomization('flux-system', './clusters/a')];
  const files = { 'clusters/a/flux-system/sync.yaml': sync.map((object) => JSON.stringify(object)).join('\n---\n'), ...texts };
  writeFiles(root, files);
  const { stdout } = await runWith(runCli, ['check', '.', '--repository', '.', '--output', 'json'], { cwd: root, env: { HOME: root } });
  return JSON.parse(stdout).findings;
}

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
  const found = await findingsOf({ 'clusters/a/mail.yaml': composition(base, patches) });
  const own = found.filter(({ pointer }) => pointer.includes('/base/'));
  expect(own.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(expected);
  for (const each of own) expect(each).toMatchObject({ object: 'Composition/queues', file: 'clusters/a/mail.yaml', line: 19 });
  for (const { message } of own) expect(message).toContain('the resource queue, a Queue of sqs.aws.m.upbound.io/v1beta1: ');
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
  expect(replaced).toMatchObject({ severity: 'risk', pointer: '/spec/credential' });
  expect(replaced?.message).toContain(`the cluster has the CRD of ${url}`);
  const other = field(await of('https://git.example/raw/main/source.toolkit.fluxcd.io_gitrepositories.yaml'));
  expect(other?.severity).toBe('reject');
});
