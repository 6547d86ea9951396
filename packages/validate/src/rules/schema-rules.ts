import type { Rule } from '@slipway/manifest';

const API_SERVER = 'kube-openapi pkg/validation/validate and apiextensions-apiserver pkg/registry/customresource';
const CRD_DOCS = 'https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/';

/** Rules of the schema of a kind, and of the checks that the API server adds to it. */
export const schemaRules = [
  {
    id: 'unknown-field',
    severity: 'reject',
    summary: 'A field must be declared in the schema of its object.',
    why: 'Flux uses server-side apply. An undeclared field of a custom resource fails there with "field not declared in schema" (structured-merge-diff typed/validate.go). kustomize-controller drops an undeclared field of a built-in kind without a message.',
    remedy: 'Correct the spelling (names are case-sensitive), move the field to the object that declares it, or remove it.',
  },
  {
    id: 'missing-field',
    severity: 'reject',
    summary: 'A required field must have a value, or a default.',
    why: `The API server answers "Required value" (${API_SERVER}).`,
    remedy: 'Add the field.',
  },
  {
    id: 'wrong-type',
    severity: 'reject',
    summary: 'A value must have the type that the schema gives it.',
    why: 'The API server does not convert values: "5" is not an integer, and [] is not an object (structured-merge-diff typed/validate.go).',
    remedy: 'Write the value in this type: numbers without quotes, strings in quotes.',
  },
  {
    id: 'null-value',
    severity: 'reject',
    summary: 'A null must be allowed by the schema.',
    why: 'A create request removes nulls of custom resources, but server-side apply does not. Without a default and without nullable, it answers "must be of type ...: null" (observed on kube-apiserver 1.36).',
    remedy: 'Remove the field, or give it a value.',
  },
  {
    id: 'replaced-null',
    severity: 'lossy',
    summary: 'The API server removes a null, or replaces it with a default.',
    why: 'The API server decodes built-in kinds into Go types, which have no null. In a custom resource, it replaces a null with the default.',
    remedy: 'Remove the field.',
  },
  {
    id: 'undeclared-content',
    severity: 'lossy',
    summary:
      'The API server drops undeclared fields of an object whose schema declares no fields, or of an object in a field that accepts unknown fields.',
    why: 'Server-side apply rejects unknown fields only where the schema declares fields, and no parent has x-kubernetes-preserve-unknown-fields (kube-openapi pkg/schemaconv). The API server then prunes the fields that pass (apiextensions-apiserver pkg/apiserver/schema/pruning).',
    remedy: 'Remove the fields, or declare them in the CRD.',
  },
  {
    id: 'unstored-zero',
    severity: 'advice',
    summary: 'An empty string, 0 or false is not stored if it means the same as a missing field.',
    why: 'Go omits the zero values of such fields of built-in kinds (omitempty). The verdict is lossy, but no information is lost.',
    remedy: 'Remove the field.',
  },
  {
    id: 'canonical-form',
    severity: 'advice',
    summary: 'Quantities, times and bytes are stored in one canonical form.',
    why: 'The API server decodes built-in kinds into Go types and encodes them again: 0.5 becomes 500m, 1024Mi becomes 1Gi (apimachinery pkg/api/resource). The verdict is lossy, but the value is the same.',
    remedy: 'Write the value in the canonical form.',
  },
  {
    id: 'missing-list-key',
    severity: 'reject',
    summary: 'An entry of a list with keys must have at least one of them.',
    why: 'Server-side apply finds entries by their keys: "associative list with keys has an element that omits all key fields" (structured-merge-diff typed/helpers.go keyByFields).',
    remedy: 'Add the key.',
  },
  {
    id: 'embedded-resource',
    severity: 'reject',
    summary: 'An object inside a custom resource must have a valid apiVersion, kind and metadata.',
    why: 'The API server validates embedded resources like other objects. Their names may have any form that is valid in a path (apiextensions-apiserver pkg/apiserver/schema/objectmeta).',
    remedy: 'Correct the embedded object.',
  },
  {
    id: 'not-allowed-value',
    severity: 'reject',
    summary: 'A value must be one of those that the schema lists.',
    why: `The API server answers "Unsupported value" (${API_SERVER}).`,
    remedy: 'Choose one of the listed values. They are case-sensitive.',
  },
  {
    id: 'out-of-range',
    severity: 'reject',
    summary: 'A number must be within its limits and fit its Go type.',
    why: 'Minimum, maximum, multipleOf, and the formats int32, int64 and float are checked (kube-openapi pkg/validation/validate).',
    remedy: 'Change the number.',
  },
  {
    id: 'wrong-scale',
    severity: 'reject',
    summary: 'The replicas of a kind with a scale subresource must be an int32 of at least 0.',
    why: 'The API server checks the fields of specReplicasPath and statusReplicasPath, also if the schema does not (ValidateScaleSpec in apiextensions-apiserver pkg/registry/customresource/validator.go).',
    remedy: 'Change the number.',
  },
  {
    id: 'wrong-length',
    severity: 'reject',
    summary: 'Strings, lists and maps must have the number of characters, entries or fields that the schema allows.',
    why: 'Characters are counted as Unicode code points (kube-openapi pkg/validation/validate).',
    remedy: 'Shorten the value, or add the missing parts.',
  },
  {
    id: 'wrong-pattern',
    severity: 'reject',
    summary: 'A string must match the pattern of its field.',
    why: 'Patterns are Go regular expressions and match anywhere unless they are anchored (https://github.com/google/re2/wiki/Syntax).',
    remedy: 'Write the string in the form of the pattern: for a duration, for example 5m or 1h30m.',
  },
  {
    id: 'wrong-format',
    severity: 'reject',
    summary: 'A string must have the format of its schema, if the API server checks the format.',
    why: 'The API server checks about twenty formats and ignores all others (apiextensions-apiserver pkg/apiserver/validation/formats.go).',
    remedy: 'Write the string in this format.',
  },
  {
    id: 'one-of',
    severity: 'reject',
    summary: 'The value must match exactly one of the alternatives.',
    why: `oneOf of the schema (${CRD_DOCS}).`,
    remedy: 'Change the value so that it matches one alternative.',
  },
  {
    id: 'exclusive-fields',
    severity: 'reject',
    summary: 'Fields that exclude each other must not both be set.',
    why: `oneOf of the schema, in which each alternative requires a field of its own, or maxProperties: 1 (${CRD_DOCS}).`,
    remedy: 'Keep one of the fields.',
  },
  {
    id: 'any-of',
    severity: 'reject',
    summary: 'The value must match at least one of the alternatives.',
    why: `anyOf of the schema (${CRD_DOCS}).`,
    remedy: 'Change the value so that it matches one alternative.',
  },
  {
    id: 'not-allowed-combination',
    severity: 'reject',
    summary: 'The object must not have a combination of fields that the schema forbids.',
    why: `not of the schema (${CRD_DOCS}).`,
    remedy: 'Remove one part of the combination.',
  },
  {
    id: 'duplicate-list-entry',
    severity: 'reject',
    summary: 'A set must not have equal entries, and a list with keys must not have entries with equal keys.',
    why: 'Server-side apply answers "duplicate entries for key", also for built-in kinds, where a create request only warns (kubernetes/kubernetes#121575). A missing key has its default.',
    remedy: 'Merge the two entries, or change the key of one.',
  },
  {
    id: 'failed-rule',
    severity: 'reject',
    summary: 'An object must meet the CEL rules of its CRD.',
    why: 'The API server evaluates x-kubernetes-validations if types, required fields, enums and sizes are valid (apiextensions-apiserver pkg/apiserver/schema/cel). Rules that compare with the old object are evaluated for updates only.',
    remedy: 'Change the fields that the rule names.',
  },
] as const satisfies readonly Rule[];

/** Ids of advice with the verdict lossy: the API server stores another text for the same value. */
export const rewritingRuleIds: ReadonlySet<string> = new Set(['unstored-zero', 'canonical-form']);
