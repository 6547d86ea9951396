import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const NAMESPACE = `apiVersion: v1
kind: Namespace
metadata: {name: lab, labels: {pod-security.kubernetes.io/enforce: restricted}}
`;
const pod = (context: string, more = ''): string => `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: lab}
spec: {containers: [{name: c, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', securityContext: {${context}}}]${more}}
`;
const messages = (...documents: readonly string[]): readonly string[] =>
  problemsIn(exampleFiles(documents.join('---\n'))).map(({ rule, message }) => `${rule}: ${message}`);

const ALLOWED = 'allowPrivilegeEscalation: false, runAsNonRoot: true, capabilities: {drop: [ALL]}, seccompProfile: {type: RuntimeDefault}';

test('reports what the level restricted demands and a Pod does not set', () => {
  const [start, violations] = messages(NAMESPACE, pod(''))[0]?.split(' of Namespace lab: ') ?? [];
  expect(start).toBe('pod-security-violated: Pods of Pod/lab/p violate PodSecurity restricted');
  expect(violations?.split(', ')).toEqual([
    'runAsNonRoot of container c is not true',
    'allowPrivilegeEscalation of container c is not false',
    'capabilities of container c do not drop ALL',
    'seccompProfile of container c is not set',
  ]);
  expect(messages(NAMESPACE, pod(ALLOWED))).toEqual([]);
  expect(messages(NAMESPACE, pod(ALLOWED, ', volumes: [{name: v, nfs: {server: s, path: /}}]')).join()).toContain('volume v of type nfs');
});

test('reports nothing where a webhook may change Pods, and without a level', () => {
  const webhook = 'apiVersion: admissionregistration.k8s.io/v1\nkind: MutatingAdmissionPolicy\nmetadata: {name: m}\n';
  expect(messages(NAMESPACE, pod(''), webhook).join()).not.toContain('pod-security-violated');
  expect(messages(NAMESPACE.replace('restricted', 'privileged'), pod('')).join()).not.toContain('pod-security-violated');
});
