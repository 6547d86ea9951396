import type { PackageDefinition } from '../package-definition.ts';

export const addonsCatalog: PackageDefinition = {
  name: 'addons-catalog',
  summary: 'One file per add-on: chart, version, typed options, IAM needs, order',
  side: 'content',
  level: 2,
  imports: ['manifest', 'kube-models', 'flux-sources', 'aws-access'],
  libraries: ['cdk8s', 'constructs'],
  prefixes: ['common/cluster-addons/add-ons', 'common/service-mesh'],
  registries: ['addons'],
};
