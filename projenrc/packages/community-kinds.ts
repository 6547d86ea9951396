import type { PackageDefinition } from '../package-definition.ts';

export const communityKinds: PackageDefinition = {
  name: 'community-kinds',
  summary: 'Compact schemas of the kinds of widely used projects, read one API group at a time',
  side: 'model',
  level: 0,
  imports: [],
  data: ['crds.lock.json', 'gen/*.json'],
};
