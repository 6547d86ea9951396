import { expect, test } from 'vitest';
import { makeFixture } from './fixture.ts';

const CLUSTER = `
const object = (apiVersion, kind, name, spec) => ({ apiVersion, kind, metadata: { name, namespace: 'flux-system' }, spec });
const sourceRef = { kind: 'GitRepository', name: 'flux-system' };
const kustomization = (name, path) =>
  object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', name, { interval: '1h', prune: true, path, sourceRef });
export const assemble = () => [
  {
    path: 'clusters/lab/flux-system/gotk-sync.yaml',
    objects: [
      object('source.toolkit.fluxcd.io/v1', 'GitRepository', 'flux-system', {
        interval: '1m', url: 'https://git.example/fleet.git', ref: { branch: 'main' },
      }),
      kustomization('flux-system', './clusters/lab'),
    ],
  },
  { path: 'clusters/lab/apps.yaml', objects: [kustomization('apps', './apps')] },
];
`;

const WORKLOAD = `import { rememberLocation } from '@slipway/manifest';
export const workload = (name, { requests }) =>
  rememberLocation({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace: 'default' },
    spec: {
      selector: { matchLabels: { app: name } },
      template: {
        metadata: { labels: { app: name } },
        spec: { containers: [{ name, image: 'ghcr.io/team/web:1.0.0', resources: { requests, limits: { memory: requests.memory } } }] },
      },
    },
  }, workload);
`;

const entry = (...lines: readonly string[]): string => `import { large, small } from './sizes.ts';
import { workload } from './workload.ts';
export const assemble = () => [
${lines.map((line, index) => `  { path: 'apps/${index}.yaml', objects: [${line}] },`).join('\n')}
];
`;

interface Found {
  readonly rule: string;
  readonly object: string;
  readonly pointer: string;
  readonly value: string;
  readonly source: { readonly file: string; readonly line: number };
}

async function wrongFormats(sizes: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const fixture = makeFixture();
  fixture.addPackage('clusters', ['clusters'], CLUSTER);
  fixture.addPackage('apps', ['apps'], entry(...lines));
  fixture.write('packages/apps/workload.ts', WORKLOAD);
  fixture.write('packages/apps/sizes.ts', sizes);
  const { findings } = JSON.parse((await fixture.run('check', '--output', 'json')).stdout) as { readonly findings: readonly Found[] };
  return findings
    .filter(({ rule }) => rule === 'wrong-format')
    .map(({ object, pointer, value, source: { file, line } }) =>
      [object, pointer.split('/').slice(-2).join('.'), value, `${file}:${line}`].join(' '),
    )
    .sort();
}

test('a value that goes through functions is reported once, at the line that writes it', async () => {
  const sizes = "export const small = { memory: '128Mi' };\nexport const large = {\n  cpu: 2,\n  memory: '64MB',\n};\n";
  const found = await wrongFormats(
    sizes,
    "workload('web', { requests: large })",
    "workload('api', { requests: { memory: '128Mi', cpu: '1 core' } })",
    "workload('jobs', { requests: small })",
  );
  expect(found).toEqual([
    'Deployment/default/api requests.cpu 1 core packages/apps/index.ts:5',
    'Deployment/default/web limits.memory 64MB packages/apps/sizes.ts:4',
  ]);
});

test('a value that is written in several places is reported at the definition, for each field', async () => {
  const sizes = "export const small = { memory: '64MB' };\nexport const large = { memory: '64MB' };\n";
  const found = await wrongFormats(sizes, "workload('web', { requests: large })", "workload('api', { requests: small })");
  expect(found).toEqual([
    'Deployment/default/api limits.memory 64MB packages/apps/index.ts:5',
    'Deployment/default/api requests.memory 64MB packages/apps/index.ts:5',
    'Deployment/default/web limits.memory 64MB packages/apps/index.ts:4',
    'Deployment/default/web requests.memory 64MB packages/apps/index.ts:4',
  ]);
});
