import { createValidator } from '@slipway/validate';
import { expect, test } from 'vitest';
import { checkObject } from './check-object.ts';

const context = { validator: createValidator(), isSubstituted: false, knowsReleases: true };
const object = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a', namespace: 'b' }, spec: { ports: [{ port: 80 }] } };
const applied = { object, file: 'a.yaml', index: 0, trace: [], variables: [], unknownVariables: [] };

test('reports each field that is lost, and leaves the object as it is', () => {
  const before = structuredClone(object);
  const dropped = [
    { pointer: '/size', value: 1 },
    { pointer: '/spec/ports/0/more', value: 2 },
    { pointer: '/spec/ports/7/more', value: 3 },
    { pointer: '/spec/other/deep', value: 4 },
    { pointer: '/__proto__', value: { polluted: true } },
  ];
  const { findings } = checkObject({ ...applied, dropped }, context);
  expect(findings.filter(({ severity }) => severity === 'lossy').map(({ pointer }) => pointer)).toEqual([
    '/spec/ports/0/more',
    '/size',
    '/__proto__',
  ]);
  expect(object).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('reports the label with which the controller loses all labels', () => {
  const { verdict, findings } = checkObject(
    { ...applied, dropped: [{ pointer: '/metadata/labels', value: { a: 'b', version: 1.1 } }] },
    context,
  );
  expect({ verdict, findings }).toMatchObject({
    verdict: 'lossy',
    findings: [
      { rule: 'wrong-type', severity: 'lossy', pointer: '/metadata/labels/version', message: expect.stringContaining('drops all labels') },
    ],
  });
});

test('takes as long for each of many lost fields as for one', () => {
  const dropped = Array.from({ length: 30_000 }, (_, index) => ({ pointer: `/f${index}`, value: 'a' }));
  const { findings } = checkObject({ ...applied, dropped }, context);
  expect(findings.some(({ rule, severity }) => rule === 'unknown-field' && severity === 'lossy')).toBe(true);
});

test('does not check an object whose kind SOPS encrypted', () => {
  const encrypted = {
    apiVersion: 'ENC[AES256_GCM,data:TBo=,type:str]',
    kind: 'ENC[AES256_GCM,data:5g8R,type:str]',
    metadata: { name: 'a' },
  };
  expect(checkObject({ ...applied, object: encrypted }, context)).toMatchObject({ verdict: 'unknown', findings: [] });
});

test('a version that is off by default is a risk where the flags of the cluster are unknown', () => {
  const policy = {
    apiVersion: 'admissionregistration.k8s.io/v1beta1',
    kind: 'MutatingAdmissionPolicyBinding',
    metadata: { name: 'a' },
    spec: { policyName: 'a' },
  };
  const severities = (knowsReleases: boolean): readonly string[] =>
    checkObject({ ...applied, object: policy }, { ...context, knowsReleases }).findings.map(({ rule, severity }) => `${rule} ${severity}`);
  expect(severities(true)).toEqual(['wrong-api-version reject']);
  expect(severities(false)).toEqual(['wrong-api-version risk']);
});

test.each([
  ['a volume that does not exist', { volumeMounts: [{ name: 'data', mountPath: '/data' }] }, 'risk'],
  ['a value of another type', { tty: 'often' }, 'reject'],
])('a StatefulSet with %s in its template', (_, more, severity) => {
  const labels = { app: 'web' };
  const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1.0.0', ...more }] } };
  const object = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name: 'web', namespace: 'web' },
    spec: { serviceName: 'web', selector: { matchLabels: labels }, template },
  };
  const found = (knowsReleases: boolean) => checkObject({ ...applied, object }, { ...context, knowsReleases }).findings;
  expect(found(true).map((finding) => finding.severity)).toEqual(['reject']);
  expect(found(false).map((finding) => finding.severity)).toEqual([severity]);
});

test('a version that the CRDs of the user do not have is described with them', () => {
  const object = { apiVersion: 'cert-manager.io/v1alpha2', kind: 'Certificate', metadata: { name: 'a', namespace: 'a' } };
  const found = (isGiven: boolean) =>
    checkObject({ ...applied, object }, { ...context, knowsReleases: false, isGiven }).findings.map(({ message }) => message);
  expect(found(false)).toMatchObject([expect.stringContaining('in the release that slipway includes;')]);
  expect(found(true)).toMatchObject([expect.stringContaining('in the CRDs that slipway-kinds or --crds has;')]);
});

test('an address that only newer releases of Kubernetes refuse is a risk where the release is unknown', () => {
  const policy = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'dns', namespace: 'shop' },
    spec: { podSelector: {}, policyTypes: ['Egress'], egress: [{ to: [{ ipBlock: { cidr: '169.254.20.0/16' } }] }] },
  };
  const found = (knowsReleases: boolean) => checkObject({ ...applied, object: policy }, { ...context, knowsReleases }).findings;
  expect(found(true)).toMatchObject([{ severity: 'reject' }]);
  expect(found(false)).toMatchObject([{ severity: 'risk', message: expect.stringMatching(/, since Kubernetes 1\.36$/) }]);
});
