import type { Severity } from '@slipway/manifest';
import { clusterRules } from './cluster-rules.ts';
import { fluxRules } from './flux-rules.ts';
import { kindRules } from './kind-rules.ts';
import { metadataRules } from './metadata-rules.ts';
import { schemaRules } from './schema-rules.ts';
import { secretRules } from './secret-rules.ts';
import { treeRules } from './tree-rules.ts';
import { updateRules } from './update-rules.ts';

const allRules = [
  ...kindRules,
  ...schemaRules,
  ...metadataRules,
  ...secretRules,
  ...fluxRules,
  ...treeRules,
  ...clusterRules,
  ...updateRules,
];

/** Id of a rule of this folder. The rules of built-in kinds, which the API server has in Go, are separate (`builtInRule`). */
export type RuleId = (typeof allRules)[number]['id'];

const severities = new Map<RuleId, Severity>(allRules.map(({ id, severity }) => [id, severity]));

/** Returns the fields of a problem that name its rule and severity. */
export const ofRule = (rule: RuleId): { readonly rule: RuleId; readonly severity: Severity } => ({
  rule,
  severity: severities.get(rule) ?? 'reject',
});
