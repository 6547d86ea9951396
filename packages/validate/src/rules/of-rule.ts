import type { Severity } from '@slipway/manifest';
import { clusterRules } from './cluster-rules.ts';
import { fluxRules } from './flux-rules.ts';
import { kindRules } from './kind-rules.ts';
import { metadataRules } from './metadata-rules.ts';
import { schemaRules } from './schema-rules.ts';
import { secretRules } from './secret-rules.ts';
import { treeRules } from './tree-rules.ts';
import { updateRules } from './update-rules.ts';

const described = [
  ...kindRules,
  ...schemaRules,
  ...metadataRules,
  ...secretRules,
  ...fluxRules,
  ...treeRules,
  ...clusterRules,
  ...updateRules,
];

/** A rule that is described here; those that the server has in Go are values of their own (`builtInRule`). */
export type RuleId = (typeof described)[number]['id'];

const severities = new Map<RuleId, Severity>(described.map(({ id, severity }) => [id, severity]));

/** Returns the rule that a problem breaks, with the severity that its description gives. */
export const ofRule = (rule: RuleId): { readonly rule: RuleId; readonly severity: Severity } => ({
  rule,
  severity: severities.get(rule) ?? 'reject',
});
