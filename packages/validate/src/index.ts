export { strictCidrForm, strictIpForm } from './built-in/forms/ip-forms.ts';
export type { KnownText } from './cache/cache-file.ts';
export type { ReadText } from './cache/finding-cache.ts';
export { isKnownHarmless } from './cache/finding-cache.ts';
export {
  defaultCacheDirectory,
  isPrivateDirectory,
  makePrivateDirectory,
  readPrivateBytes,
  readPrivateFile,
} from './cache/private-directory.ts';
export { programVersion } from './cache/program-version.ts';
export type { TextCache } from './cache/text-cache.ts';
export { openCache } from './cache/text-cache.ts';
export type { RuleNote } from './cel/describe-rules.ts';
export { describeRules } from './cel/describe-rules.ts';
export { clusterProblems } from './cluster/cluster-problems.ts';
export type { ClusterSettings } from './cluster/cluster-settings.ts';
export type { FeatureGate } from './cluster/feature-gates.ts';
export { featureGates } from './cluster/feature-gates.ts';
export { checksOf } from './kinds/checks-of.ts';
export type { KindSource, KnownKind } from './kinds/kind-source.ts';
export { crdProblems, definitionProblems, rejectedKind } from './kinds/rejected-crd.ts';
export { removedWith } from './kinds/removed-kinds.ts';
export type { ObjectFinding } from './objects/object-finding.ts';
export { objectTitle } from './objects/object-name.ts';
export { isSubstituted } from './objects/substitution.ts';
export { isPolicyRule } from './rules/secret-rules.ts';
export { validateRules } from './rules.ts';
export { embeddedSchema, objectSchema } from './schema/object-schema.ts';
export type { StructuralSchema } from './schema/structural-schema.ts';
export { isIntOrString, isQuantity, resolveReference } from './schema/structural-schema.ts';
export { asHidden, asShown, containsSecret, createQuoteSearch, withoutSecretsOf } from './secrets/confidential.ts';
export type { MayShow } from './secrets/confidential-lines.ts';
export { confidentialLines, mentionsSecret } from './secrets/confidential-lines.ts';
export type { Masker } from './secrets/masker.ts';
export { MASK } from './secrets/masker.ts';
export type { SecretValues } from './secrets/secret-values.ts';
export { createSecretValues } from './secrets/secret-values.ts';
export { isCiphertext } from './secrets/sops.ts';
export type { Variables } from './tree/known-variables.ts';
export { isDefinitionPatch } from './tree/kubebuilder-files.ts';
export type { SkippedDocument, SkipReason } from './tree/skipped-document.ts';
export type { Substitute } from './tree/substitute-variables.ts';
export type { DocumentVerdict, TreeOptions, TreeVerdicts } from './tree/validate-documents.ts';
export type { TextOptions } from './validate-texts.ts';
export { validateFiles, validateText, validateTexts } from './validate-texts.ts';
export type { CheckOptions, UpdateValidator, UpdateVerdict, Validator, ValidatorOptions, Verdict } from './validator/validator.ts';
export { createValidator, tooLargeToCheck } from './validator/validator.ts';
