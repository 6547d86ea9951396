import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const KEPT = 'annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}';

const kustomization = (name: string, more: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}, ${more}}
`;

const namespace = (more = ''): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: shop${more}}\n`;

const settings = (name: string, more = ''): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: shop${more}}\n`;

const claim = (name: string): string =>
  `apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: ${name}, namespace: shop}\nspec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}\n`;

/** What is said of a Namespace of one Flux Kustomization with content of another. */
const found = (ofNamespace: string, ofContent: string, content = `${claim('one')}---\n${claim('two')}`): readonly string[] =>
  problemsIn(
    exampleFiles(`# clusters/example/
${kustomization('namespaces', `wait: true, ${ofNamespace}`)}---
${kustomization('content', `dependsOn: [{name: namespaces}], ${ofContent}`)}
# namespaces/
${namespace()}
# content/
${content}`),
  ).map(({ rule, object, message }) => `${rule} ${object}: ${message}`);

test.each([
  ['prune: true', 'prune: true', undefined],
  ['prune: true', 'prune: false', 'prune: false of the Flux Kustomization flux-system/content'],
  ['prune: true', 'prune: true, deletionPolicy: Orphan', 'deletionPolicy: Orphan of the Flux Kustomization flux-system/content'],
  ['prune: true, deletionPolicy: Orphan', 'prune: true, deletionPolicy: Orphan', undefined],
  ['prune: false', 'prune: false', undefined],
  ['prune: false, deletionPolicy: Delete', 'prune: false', 'prune: false of the Flux Kustomization flux-system/content'],
])('a Namespace with %s, its content with %s', (ofNamespace, ofContent, reason) => {
  expect(found(ofNamespace, ofContent)).toEqual(
    reason === undefined
      ? []
      : [
          `protection-without-effect Namespace/shop: Namespace/shop is deleted together with its content when the Flux Kustomization flux-system/namespaces no longer has it, though PersistentVolumeClaim/shop/one (and 1 more) is kept by ${reason}`,
        ],
  );
});

test('prune: false does not protect settings, and deletionPolicy: Orphan does', () => {
  expect(found('prune: true', 'prune: false', settings('one'))).toEqual([]);
  expect(found('prune: true', 'prune: true, deletionPolicy: Orphan', settings('one'))).toHaveLength(1);
});

test.each([
  [namespace(), settings('one', `, ${KEPT}`), 1],
  [namespace(`, ${KEPT}`), settings('one', `, ${KEPT}`), 0],
  [namespace(), settings('one'), 0],
  [namespace(), settings('one', ', annotations: {kustomize.toolkit.fluxcd.io/reconcile: disabled}'), 0],
])('in one Flux Kustomization: %s with %s', (container, content, count) => {
  expect(problemsIn(exampleFiles(`${container}---\n${content}`))).toHaveLength(count);
});

test('the CRDs of Flux are deleted only with Flux', () => {
  const crd = (group: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: networks.${group}}
spec: {group: ${group}, scope: Cluster, names: {kind: Network, plural: networks}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]}
`;
  const kept = (group: string): string => `apiVersion: ${group}/v1\nkind: Network\nmetadata: {name: a, ${KEPT}}\n`;
  const rules = (group: string): readonly string[] => problemsIn(exampleFiles(`${crd(group)}---\n${kept(group)}`)).map(({ rule }) => rule);
  expect(rules('example.org')).toContain('protection-without-effect');
  expect(rules('helm.toolkit.fluxcd.io')).not.toContain('protection-without-effect');
});

test('a definition with objects that are kept', () => {
  const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: networks.example.org}
spec: {group: example.org, scope: Cluster, names: {kind: Network, plural: networks}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]}
`;
  const network = `apiVersion: example.org/v1\nkind: Network\nmetadata: {name: office, ${KEPT}}\n`;
  expect(problemsIn(exampleFiles(`${definition}---\n${network}`))).toMatchObject([
    { rule: 'protection-without-effect', object: 'CustomResourceDefinition/networks.example.org', value: 'networks.example.org' },
  ]);
});
