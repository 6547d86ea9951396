import { metadata } from './parts.ts';
import type { KindTable } from './refusals.ts';

/** Kinds that say who may do what, each with what it may get wrong. */
export const rightsTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata,
      rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
    },
    refused: [
      { mistake: 'no verbs', change: (o) => (o.rules[0].verbs = []), server: ['rules[0].verbs'] },
      { mistake: 'no group', change: (o) => delete o.rules[0].apiGroups, server: ['rules[0].apiGroups'] },
      {
        mistake: 'URLs in a namespace',
        change: (o) => (o.rules[0] = { nonResourceURLs: ['/a'], verbs: ['get'] }),
        server: ['rules[0].nonResourceURLs'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'web' },
      roleRef: { kind: 'ClusterRole', name: 'web' },
      subjects: [{ kind: 'ServiceAccount', name: 'web', namespace: 'lab' }],
    },
    refused: [
      { mistake: 'a Role', change: (o) => (o.roleRef.kind = 'Role'), server: ['roleRef.kind'] },
      { mistake: 'a subject of no kind', change: (o) => (o.subjects[0].kind = 'Robot'), server: ['subjects[0].kind'] },
      { mistake: 'an account in no namespace', change: (o) => delete o.subjects[0].namespace, server: ['subjects[0].namespace'] },
    ],
  },
];
