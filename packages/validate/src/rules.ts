import type { Rule } from '@slipway/manifest';
import { builtInRules } from './built-in/all-built-in-kinds.ts';
import { clusterRules } from './rules/cluster-rules.ts';
import { fluxRules } from './rules/flux-rules.ts';
import { kindRules } from './rules/kind-rules.ts';
import { metadataRules } from './rules/metadata-rules.ts';
import { schemaRules } from './rules/schema-rules.ts';
import { secretRules } from './rules/secret-rules.ts';
import { treeRules } from './rules/tree-rules.ts';
import { updateRules } from './rules/update-rules.ts';

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
