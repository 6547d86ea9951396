import type { PackageDefinition } from '../package-definition.ts';

export const awsAccess: PackageDefinition = {
  name: 'aws-access',
  summary: 'AWS rights of pods as values: roles, policies, Pod Identity, and the names they share',
  side: 'content',
  level: 1,
  imports: ['manifest', 'kube-models'],
};
