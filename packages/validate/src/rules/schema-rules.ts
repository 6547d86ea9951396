import type { Rule } from '@slipway/manifest';

const API_SERVER = 'kube-openapi pkg/validation/validate and apiextensions-apiserver pkg/registry/customresource';
const CRD_DOCS = 'https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/';

/** What the schema of a kind, with all that the API server adds to it, has to say. */
export const schemaRules = [
  {
    id: 'unknown-field',
    severity: 'reject',
    summary: 'A field must be declared in the schema of its object.',
    why: 'Flux applies on the server side, where an undeclared field of a custom resource fails with "field not declared in schema" (structured-merge-diff typed/validate.go); in built-in kinds kustomize-controller drops it without a word.',
    remedy: 'Correct the spelling (case counts), move the field to the object that declares it, or remove it.',
  },
  {
    id: 'missing-field',
    severity: 'reject',
    summary: 'A required field must have a value, of its own or by default.',
    why: `The server answers "Required value" (${API_SERVER}).`,
    remedy: 'Add the field.',
  },
  {
    id: 'wrong-type',
    severity: 'reject',
    summary: 'A value must have the type that the schema gives it.',
    why: 'Neither the typed patch nor the schema converts anything: "5" is not an integer, and [] is not an object (structured-merge-diff typed/validate.go).',
    remedy: 'Write the value in its own type; numbers without quotes, text in quotes.',
  },
  {
    id: 'null-value',
    severity: 'reject',
    summary: 'Null is a value, and the schema must allow it.',
    why: 'Server-side apply does not prune nulls of custom resources as create does: without a default and without nullable the answer is "must be of type ...: null" (observed on kube-apiserver 1.36).',
    remedy: 'Leave the field out, or give it a value.',
  },
  {
    id: 'replaced-null',
    severity: 'lossy',
    summary: 'A null that the server replaces, by nothing or by a default, should not be written.',
    why: 'The server decodes built-in kinds into Go types, which have no null, and replaces a null of a custom resource by the default.',
    remedy: 'Leave the field out.',
  },
  {
    id: 'undeclared-content',
    severity: 'lossy',
    summary: 'Where the schema declares no fields, or those around it take unknown ones, what is not declared is dropped.',
    why: 'Server-side apply refuses unknown fields only where fields are declared and nothing around says x-kubernetes-preserve-unknown-fields (kube-openapi pkg/schemaconv); what it lets pass the server prunes (apiextensions-apiserver pkg/apiserver/schema/pruning).',
    remedy: 'Remove the content, or declare it in the CRD.',
  },
  {
    id: 'unstored-zero',
    severity: 'advice',
    summary: 'An empty text, 0 or false that is as good as no field is not stored.',
    why: 'Go leaves the zero values of such fields of built-in kinds out when it writes an object (omitempty). The verdict is lossy, though nothing that anyone meant is lost.',
    remedy: 'Leave the field out.',
  },
  {
    id: 'canonical-form',
    severity: 'advice',
    summary: 'Quantities, times and bytes are stored in one form, however they are written.',
    why: 'Built-in kinds are decoded into Go types and written again: 0.5 becomes 500m, 1024Mi becomes 1Gi (apimachinery pkg/api/resource). The verdict is lossy, though the value is the same.',
    remedy: 'Write the value as the server does.',
  },
  {
    id: 'missing-list-key',
    severity: 'reject',
    summary: 'An entry of a list with keys says at least one of them.',
    why: 'Server-side apply finds entries by their keys: "associative list with keys has an element that omits all key fields" (structured-merge-diff typed/helpers.go keyByFields).',
    remedy: 'Add the key.',
  },
  {
    id: 'embedded-resource',
    severity: 'reject',
    summary: 'A whole object inside a custom resource has an API version, a kind and metadata that an object of its own could have.',
    why: 'The server validates embedded resources like objects, with any name that a path can have (apiextensions-apiserver pkg/apiserver/schema/objectmeta).',
    remedy: 'Correct the object inside.',
  },
  {
    id: 'not-allowed-value',
    severity: 'reject',
    summary: 'A value must be one of those that the schema lists.',
    why: `The server answers "Unsupported value" (${API_SERVER}).`,
    remedy: 'Choose one of the listed values; case counts.',
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
    summary: 'Where a kind has a scale subresource, its replicas must be an int32, zero or more.',
    why: 'The server checks the fields of specReplicasPath and statusReplicasPath, even where the schema does not (ValidateScaleSpec in apiextensions-apiserver pkg/registry/customresource/validator.go).',
    remedy: 'Change the number.',
  },
  {
    id: 'wrong-length',
    severity: 'reject',
    summary: 'Text, lists and maps must have the number of characters, entries or fields that the schema allows.',
    why: 'Characters are counted as Unicode code points (kube-openapi pkg/validation/validate).',
    remedy: 'Shorten the value, or add what is missing.',
  },
  {
    id: 'wrong-pattern',
    severity: 'reject',
    summary: 'Text must match the pattern of its field.',
    why: 'Patterns are Go regular expressions and match anywhere unless they are anchored (https://github.com/google/re2/wiki/Syntax).',
    remedy: 'Write the text in the form that the pattern asks for, durations for example as 5m or 1h30m.',
  },
  {
    id: 'wrong-format',
    severity: 'reject',
    summary: 'A string must have the format of its schema, when the server checks the format.',
    why: 'The server checks about twenty formats and ignores all others (apiextensions-apiserver pkg/apiserver/validation/formats.go).',
    remedy: 'Write the text in that format.',
  },
  {
    id: 'one-of',
    severity: 'reject',
    summary: 'Exactly one of the alternatives must hold.',
    why: `oneOf of the schema (${CRD_DOCS}).`,
    remedy: 'Make the value fit one alternative.',
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
    summary: 'At least one of the alternatives must hold.',
    why: `anyOf of the schema (${CRD_DOCS}).`,
    remedy: 'Make the value fit one alternative.',
  },
  {
    id: 'not-allowed-combination',
    severity: 'reject',
    summary: 'A combination that the schema forbids must not occur.',
    why: `not of the schema (${CRD_DOCS}).`,
    remedy: 'Remove one part of the combination.',
  },
  {
    id: 'duplicate-list-entry',
    severity: 'reject',
    summary: 'Entries of a set differ, and entries of a list with keys differ in their keys.',
    why: 'Server-side apply answers "duplicate entries for key", for built-in kinds too, where create only warns (kubernetes/kubernetes#121575). A key left out has its default.',
    remedy: 'Merge the two entries, or change the key of one.',
  },
  {
    id: 'failed-rule',
    severity: 'reject',
    summary: 'An object must meet the CEL rules of its CRD.',
    why: 'The server evaluates x-kubernetes-validations when nothing else is wrong with types, required fields, enums and sizes (apiextensions-apiserver pkg/apiserver/schema/cel). Rules that compare with the old object wait for an update.',
    remedy: 'Change the fields that the rule names until it holds.',
  },
] as const satisfies readonly Rule[];

/** Rules of advice that report a lossy verdict all the same: the server stores another text for the same value. */
export const rewritingRuleIds: ReadonlySet<string> = new Set(['unstored-zero', 'canonical-form']);
