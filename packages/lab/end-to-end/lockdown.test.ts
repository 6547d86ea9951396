import { fleetProblems } from '@slipway/fleet-check';
import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lab, manifestsIn, startLab } from '../src/index.ts';
import { bootstrapFiles } from './bootstrap-files.ts';
import { conditionsUntil } from './conditions-until.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const FLUX = 'kustomize.toolkit.fluxcd.io/v1';
const FLAGS = { 'no-cross-namespace-refs': 'true', 'default-service-account': 'default' };

const settings = (namespace: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: ${namespace}}\ndata: {LEVEL: info}\n`;

const kustomization = (name: string, more = ''): string => `apiVersion: ${FLUX}
kind: Kustomization
metadata: {name: ${name}, namespace: shop}
spec: {interval: 1h, retryInterval: 2s, prune: true, path: ./shop/${name}, sourceRef: {kind: GitRepository, name: shop}${more}}
`;

/** Returns the files of a multi-tenant Flux, with a tenant `shop`. */
const filesOf = (url: string): Readonly<Record<string, string>> => {
  const bootstrap = Object.fromEntries(
    Object.entries(bootstrapFiles(url, ['shop', 'other'])).map(([file, text]) => [
      file,
      text.replaceAll('prune: true', 'prune: true, serviceAccountName: platform'),
    ]),
  );
  return {
    ...bootstrap,
    'clusters/lab/platform.yaml': `apiVersion: v1
kind: ServiceAccount
metadata: {name: platform, namespace: flux-system}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: platform}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
subjects: [{kind: ServiceAccount, name: platform, namespace: flux-system}]
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: kustomize-controller, namespace: flux-system}
spec:
  selector: {matchLabels: {app: kustomize-controller}}
  template:
    metadata: {labels: {app: kustomize-controller}}
    spec:
      containers:
        - name: manager
          image: ghcr.io/fluxcd/kustomize-controller:v1.9.5
          args: ${JSON.stringify(Object.entries(FLAGS).map(([flag, value]) => `--${flag}=${value}`))}
`,
    'clusters/lab/shop.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1h, prune: true, serviceAccountName: platform, dependsOn: [{name: spaces}], path: ./shop/flux, sourceRef: {kind: GitRepository, name: flux-system}}
`,
    'shop/flux/flux.yaml': [
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shop, namespace: shop}
spec: {interval: 1h, url: '${url}', ref: {branch: main}}
`,
      `apiVersion: v1
kind: ServiceAccount
metadata: {name: deploy, namespace: shop}
`,
      // No controller aggregates the rules of the default roles of Kubernetes.
      `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: deploy, namespace: shop}
rules: [{apiGroups: [''], resources: [configmaps], verbs: ['*']}]
`,
      `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: deploy, namespace: shop}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: deploy}
subjects: [{kind: ServiceAccount, name: deploy, namespace: shop}]
`,
      kustomization('own', ', serviceAccountName: deploy'),
      kustomization('nobody'),
      kustomization('outside', ', serviceAccountName: deploy'),
      kustomization('across', ', serviceAccountName: deploy').replace('name: shop}', 'name: flux-system, namespace: flux-system}'),
    ].join('---\n'),
    'shop/own/settings.yaml': settings('shop'),
    'shop/nobody/settings.yaml': settings('shop'),
    'shop/outside/settings.yaml': settings('other'),
    'shop/across/settings.yaml': settings('shop'),
  };
};

test('a tenant is reported that leaves its bounds', () => {
  const files = filesOf('https://git.example/fleet.git');
  const tree = fileMapTree(new Map(Object.entries(files)));
  const { roots, evidence } = searchRoots(tree, '');
  const { kustomizations, resourceSets } = buildFleet({ tree, roots, evidence });
  const found = [...fleetProblems({ kustomizations, roots, resourceSets })];
  expect(found.map(({ rule, message }) => `${rule}: ${message}`).sort()).toEqual([
    'cross-namespace-reference: Kustomization/shop/across names GitRepository/flux-system/flux-system, and Flux runs with --no-cross-namespace-refs',
    'outside-of-permissions: Kustomization/shop/nobody applies as ServiceAccount/shop/default, since it names no serviceAccountName, which may not apply ConfigMap/shop/settings',
    'outside-of-permissions: Kustomization/shop/outside applies as ServiceAccount/shop/deploy, which may not apply ConfigMap/other/settings',
  ]);
});

describe.skipIf(reason !== undefined)('real Flux that keeps tenants apart', () => {
  let lab: Lab<'lab'>;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['lab'], flux: true, fluxFlags: FLAGS });
    const repository = await lab.git.createRepository('fleet');
    const files = filesOf(repository.url);
    pushFiles(repository.url, files);
    // As `flux bootstrap` applies it, before Flux reconciles itself.
    for (const file of ['clusters/lab/platform.yaml', 'clusters/lab/flux-system/gotk-sync.yaml'])
      for (const object of manifestsIn(files[file] ?? '')) await lab.clusters.lab.apply(object);
  }, 120_000);
  afterAll(() => lab?.stop());

  test.each([
    ['own', /Ready=True/],
    ['nobody', /Ready=False .*system:serviceaccount:shop:default.* cannot/],
    ['outside', /Ready=False .*system:serviceaccount:shop:deploy.* cannot/],
    ['across', /Ready=False .*cross-namespace references/],
  ])('the Flux Kustomization %s', { timeout: 120_000 }, async (name, says) => {
    const object = { apiVersion: FLUX, kind: 'Kustomization', metadata: { name, namespace: 'shop' } };
    const seen = await conditionsUntil(lab.clusters.lab, object, says);
    proved(`${name} | ${seen.slice(0, 200)}`);
    expect(seen).toMatch(says);
  });
});
