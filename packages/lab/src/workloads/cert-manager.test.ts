import { X509Certificate } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { runWorkloads, type Workloads } from './start-workloads.ts';

const KINDS = [
  { apiVersion: 'v1', kind: 'Namespace', plural: 'namespaces' },
  { apiVersion: 'v1', kind: 'ConfigMap', plural: 'configmaps', namespaced: true },
  { apiVersion: 'v1', kind: 'Secret', plural: 'secrets', namespaced: true },
  { apiVersion: 'v1', kind: 'ServiceAccount', plural: 'serviceaccounts', namespaced: true },
  { apiVersion: 'v1', kind: 'Pod', plural: 'pods', namespaced: true },
  { apiVersion: 'apps/v1', kind: 'Deployment', plural: 'deployments', namespaced: true },
  { apiVersion: 'cert-manager.io/v1', kind: 'Issuer', plural: 'issuers', namespaced: true },
  { apiVersion: 'cert-manager.io/v1', kind: 'Certificate', plural: 'certificates', namespaced: true },
];

let workloads: Workloads | undefined;
afterEach(() => workloads?.close());

test('an authority that signed itself issues the certificate that a controller mounts', async () => {
  const server = fakeServer(KINDS);
  workloads = await runWorkloads(server.connection, 'the authority', { delay: 1 });
  const until = (holds: () => boolean) => expect.poll(holds, { timeout: 20_000, interval: 5 }).toBe(true);
  const ready = (plural: string, name: string) => isTrue(server.get(plural, name, 'shop') ?? ({} as StoredObject), 'Ready');
  const apply = (kind: string, name: string, spec: object) =>
    server.apply({ apiVersion: 'cert-manager.io/v1', kind, metadata: { name, namespace: 'shop' }, spec });
  const pem = (name: string, key: string) =>
    (server.get('secrets', name, 'shop') as unknown as { readonly stringData: Record<string, string> }).stringData[key] ?? '';

  server.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } });
  apply('Certificate', 'serving', { dnsNames: ['web.shop.svc'], issuerRef: { name: 'root' }, secretName: 'serving-tls' });
  apply('Issuer', 'root', { ca: { secretName: 'root-tls' } });
  apply('Certificate', 'root', { isCA: true, commonName: 'root of shop', issuerRef: { name: 'self' }, secretName: 'root-tls' });
  apply('Issuer', 'self', { selfSigned: {} });
  const template = { spec: { containers: [] } };
  server.apply({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'cert-manager', namespace: 'shop' },
    spec: { replicas: 1, template },
  });

  await until(() => server.get('secrets', 'serving-tls', 'shop') !== undefined);
  await until(() => ready('issuers', 'root'));
  const root = new X509Certificate(pem('root-tls', 'tls.crt'));
  const serving = new X509Certificate(pem('serving-tls', 'tls.crt'));
  expect(serving.checkIssued(root) && serving.verify(root.publicKey)).toBe(true);
  expect([root.ca, serving.subjectAltName]).toEqual([true, 'DNS:web.shop.svc']);
  expect(pem('serving-tls', 'ca.crt')).toBe(pem('root-tls', 'tls.crt'));
});
