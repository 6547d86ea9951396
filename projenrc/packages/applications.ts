import type { PackageDefinition } from '../package-definition.ts';

export const applications: PackageDefinition = {
  name: 'applications',
  summary: 'One file per application: workload, its cloud resources, the permissions of its team',
  side: 'content',
  level: 2,
  imports: ['manifest', 'kube-models', 'fleet', 'eks'],
  libraries: ['cdk8s', 'constructs'],
  prefixes: ['applications'],
  registries: ['src/applications'],
};
