import { claim, metadata } from './parts.ts';
import type { KindTable } from './refusals.ts';

/** Kinds that volumes come from, each with what it may get wrong. */
export const storageTables: readonly KindTable[] = [
  {
    object: { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata, spec: claim },
    refused: [
      { mistake: 'no access mode', change: (o) => (o.spec.accessModes = []), server: ['spec.accessModes'] },
      {
        mistake: 'nothing',
        change: (o) => (o.spec.resources.requests.storage = '0'),
        server: ['spec.resources[storage]'],
      },
    ],
  },
  {
    object: { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata: { name: 'web' }, provisioner: 'ebs.csi.aws.com' },
    accepted: [{ detail: 'an empty reclaim policy', change: (o) => (o.reclaimPolicy = '') }],
    refused: [
      { mistake: 'no provisioner', change: (o) => (o.provisioner = ''), server: ['provisioner'] },
      { mistake: 'a policy that does not exist', change: (o) => (o.reclaimPolicy = 'Keep'), server: ['reclaimPolicy'] },
    ],
  },
];
