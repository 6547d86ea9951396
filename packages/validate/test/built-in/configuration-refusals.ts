import { metadata } from './parts.ts';
import type { KindTable } from './refusals.ts';

/** Kinds that hold settings and limits, each with what it may get wrong. */
export const configurationTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'shop', labels: { 'pod-security.kubernetes.io/enforce': 'baseline' } },
    },
    refused: [
      {
        mistake: 'a level of security that does not exist',
        change: (o) => (o.metadata.labels['pod-security.kubernetes.io/enforce'] = 'strict'),
        server: ['metadata.labels[pod-security.kubernetes.io/enforce]'],
      },
      {
        mistake: 'a finalizer without a domain',
        change: (o) => (o.spec = { finalizers: ['mine'] }),
        server: ['spec.finalizers'],
      },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { a: '1' }, binaryData: { b: 'YQ==' } },
    refused: [
      { mistake: 'a key that is not a file name', change: (o) => (o.data = { 'a b': '1' }), server: ['data[a b]'] },
      { mistake: 'a key twice', change: (o) => (o.data.b = '1'), server: ['data[b]'] },
      { mistake: 'more than a mebibyte', change: (o) => (o.data.a = 'x'.repeat(1024 * 1024)), server: ['[]'], ours: ['data'] },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'Secret', metadata, type: 'kubernetes.io/tls', stringData: { 'tls.crt': '', 'tls.key': '' } },
    accepted: [
      { detail: 'a type of its own', change: (o) => Object.assign(o, { type: 'example.org/mine', stringData: { a: '' } }) },
      {
        detail: 'one half of a login',
        change: (o) => Object.assign(o, { type: 'kubernetes.io/basic-auth', stringData: { username: '' } }),
      },
    ],
    refused: [
      { mistake: 'a key left out', change: (o) => delete o.stringData['tls.key'], server: ['data[tls.key]'] },
      {
        mistake: 'a registry that is no JSON',
        change: (o) => Object.assign(o, { type: 'kubernetes.io/dockerconfigjson', stringData: { '.dockerconfigjson': '' } }),
        server: ['data[.dockerconfigjson]'],
      },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'ServiceAccount', metadata, secrets: [{ name: 'a' }] },
    refused: [
      {
        mistake: 'a Secret without a name',
        change: (o) => (o.secrets = [{}]),
        server: ['.secrets'],
        ours: ['secrets[0].name'],
      },
    ],
  },
  {
    object: { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'web' }, value: 1000 },
    refused: [
      { mistake: 'a value of the system', change: (o) => (o.value = 1_000_000_001), server: ['value'] },
      { mistake: 'a name of the system', change: (o) => (o.metadata.name = 'system-web'), server: ['metadata.name'] },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'ResourceQuota',
      metadata,
      spec: { hard: { pods: '10', 'requests.cpu': '4', 'count/jobs.batch': '5' } },
    },
    refused: [
      {
        mistake: 'a resource that is not counted',
        change: (o) => (o.spec.hard.gpus = 1),
        server: ['spec.hard[gpus]'],
      },
      { mistake: 'half a Pod', change: (o) => (o.spec.hard.pods = '0.5'), server: ['spec.hard[pods]'] },
      {
        mistake: 'a scope without its resources',
        change: (o) => Object.assign(o.spec, { hard: { services: '1' }, scopes: ['BestEffort'] }),
        server: ['spec.scopes'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'LimitRange',
      metadata,
      spec: { limits: [{ type: 'Container', max: { cpu: '2' }, default: { cpu: '1' } }] },
    },
    refused: [
      {
        mistake: 'a default above the most',
        change: (o) => (o.spec.limits[0].default.cpu = '3'),
        server: ['spec.limits[0].default[cpu]', 'spec.limits[0].defaultRequest[cpu]'],
        ours: ['spec.limits[0].default.cpu'],
      },
      { mistake: 'a type twice', change: (o) => o.spec.limits.push({ type: 'Container' }), server: ['spec.limits[1].type'] },
      {
        mistake: 'a default for Pods',
        change: (o) => (o.spec.limits = [{ type: 'Pod', default: { cpu: '1' } }]),
        server: ['spec.limits[0].default'],
      },
    ],
  },
];
