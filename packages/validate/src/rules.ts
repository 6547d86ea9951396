import type { Rule } from '@slipway/manifest';
import { builtInRules } from './built-in/all-built-in-kinds.ts';
import { clusterRules } from './cluster/cluster-rules.ts';
import { fluxRules } from './flux/flux-rules.ts';
import { kindRules } from './kinds/kind-rules.ts';
import { metadataRules } from './metadata/metadata-rules.ts';
import { schemaRules } from './schema/schema-rules.ts';
import { secretRules } from './secrets/secret-rules.ts';
import { treeRules } from './tree/tree-rules.ts';
import { updateRules } from './updates/update-rules.ts';

/** Every rule of this package: what it asks, why the server, Flux or Git asks it, and what to do. */
export const validateRules: readonly Rule[] = [
  ...kindRules,
  ...schemaRules,
  ...metadataRules,
  ...builtInRules.map(({ rule }) => rule),
  ...secretRules,
  ...fluxRules,
  ...treeRules,
  ...clusterRules,
  ...updateRules,
];
