import type { Rule } from '@slipway/manifest';

/** A rule with an example that it refuses and an example that it accepts. */
interface ExplainedRule extends Rule {
  readonly example: NonNullable<Rule['example']>;
}

/** Returns a failing example, and its fix by one replaced text. */
const fixedBy = (failing: string, wrong: string, right: string): ExplainedRule['example'] => ({
  failing,
  passing: failing.replace(wrong, () => right),
});

/** Additions of an example to the composite of a queue. */
interface QueueExample {
  /** More fields of the spec. */
  readonly spec?: string;
  /** The fields of the status. */
  readonly status?: string;
  /** More patches of the queue, one per line. */
  readonly patches?: readonly string[];
  /** More resources. */
  readonly resources?: string;
}

const REGION = '{type: FromCompositeFieldPath, fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}';

/** Returns the CompositeResourceDefinition and the Composition of a queue. */
const backlog = ({ spec = '', status, patches = [], resources = '' }: QueueExample): string => `
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: backlogs.example.org}
spec:
  group: example.org
  scope: Namespaced
  names: {kind: Backlog, plural: backlogs}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: {type: object, required: [region], properties: {region: {type: string}${spec}}}${
              status === undefined ? '' : `\n            status: {type: object, properties: {${status}}}`
            }
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: backlog}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Backlog}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: queue
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, metadata: {labels: {part: queue}}, spec: {forProvider: {}}}
            patches:${[REGION, ...patches].map((patch) => `\n              - ${patch}`).join('')}${resources}
`;

/** Returns a patch of a tag. */
const tag = (field: string, key: string, more = ''): string =>
  `{type: FromCompositeFieldPath, fromFieldPath: ${field}, toFieldPath: spec.forProvider.tags.${key}${more}}`;

/** Returns a policy that selects the queue. */
const queuePolicy = (selector: string): string => `
          - name: policy
            base:
              apiVersion: sqs.aws.m.upbound.io/v1beta1
              kind: QueuePolicy
              spec: {forProvider: {queueUrlSelector: {${selector}}, policy: '{}'}}
            patches:
              - ${REGION}`;

/** Returns a queue with one tag. */
const tagged = (name: string, key: string): string => `
          - name: ${name}
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {tags: {${key}: platform}}}}
            patches:
              - ${REGION}`;

/** Rules of Compositions and of the definitions of their composites. */
export const compositionRules = [
  {
    id: 'composition-input',
    severity: 'reject',
    summary: 'The input of a function in a Composition has a field, a type or a name that the function refuses.',
    why: 'Functions decode their input strictly. An unknown field, a missing member or an unknown type is fatal: the pipeline stops, and no resource of the composite is composed. The API server accepts the Composition, because the input may have any fields (validate.go and fn.go of function-patch-and-transform). Of two resources with one name the function keeps the last, also in two steps, which is a risk. So are two connection details with one name, a join without a separator and a pattern without a result. A Composition of Crossplane 1 has no function: server-side apply refuses an unknown field, and other requests drop it.',
    remedy: 'Correct the field. The message has the name that the function accepts.',
    example: fixedBy(
      backlog({ patches: [tag('metadata.name', 'name', ', transforms: [{type: string, string: {fmt: "%s-queue"}}]')] }),
      '{fmt: "%s-queue"}',
      '{type: Format, fmt: "%s-queue"}',
    ),
  },
  {
    id: 'patch-field-not-found',
    severity: 'reject',
    summary: 'A path in a Composition or its definition is not valid, or leads to a field that its object does not have.',
    why: 'Crossplane 2 applies composed resources and the status of the composite with server-side apply. The API server refuses a field that the kind does not have, and Crossplane stops. A patch that reads a missing field never applies and reports nothing, which is a risk. With the policy Required the resource is never composed. A key that the connection Secret does not get is a risk, and so is a column that reads a missing field.',
    remedy:
      'Correct the path, or add the field to the CompositeResourceDefinition. Write a key with dots in brackets: metadata.annotations[crossplane.io/external-name].',
    example: fixedBy(
      backlog({ patches: ['{type: FromCompositeFieldPath, fromFieldPath: metadata.name, toFieldPath: spec.forProvider.tag.name}'] }),
      'forProvider.tag.name',
      'forProvider.tags.name',
    ),
  },
  {
    id: 'patch-outside-status',
    severity: 'risk',
    summary: 'A patch writes a field of the composite outside of its status, or the status of a composed resource.',
    why: 'function-patch-and-transform accepts the patch, but Crossplane applies only the status of the composite that a pipeline returns. The API server drops the status of a composed resource that is applied with its object. The value is lost without a report.',
    remedy: 'Write a field below status, or use connectionDetails for keys of the connection Secret.',
    example: fixedBy(
      backlog({
        spec: ', arn: {type: string}',
        status: 'arn: {type: string}',
        patches: [
          '{type: ToCompositeFieldPath, fromFieldPath: status.atProvider.arn, toFieldPath: spec.arn}',
          '{type: ToCompositeFieldPath, fromFieldPath: status.atProvider.arn, toFieldPath: status.arn}',
          tag('spec.arn', 'arn'),
        ],
      }),
      'toFieldPath: spec.arn}',
      'toFieldPath: status.arn}',
    ),
  },
  {
    id: 'patch-type-differs',
    severity: 'reject',
    summary: 'A value does not fit the field, the transform or the check of a Composition that uses it.',
    why: 'A transform that gets a value of another type is fatal for the pipeline. The API server refuses a resource with a value of another type, or one that the enum, the pattern or the bounds of the field exclude. A number without a fraction fits both integer and number. A value that is refused only for some composites is a risk.',
    remedy: 'Add a transform convert, or correct the type in the CompositeResourceDefinition.',
    example: fixedBy(
      backlog({ spec: ', days: {type: integer}', patches: [tag('spec.days', 'days')] }),
      'tags.days}',
      'tags.days, transforms: [{type: convert, convert: {toType: string}}]}',
    ),
  },
  {
    id: 'map-without-case',
    severity: 'reject',
    summary: 'A map or match of a Composition has no case for a value that the composite accepts.',
    why: 'The transform map is fatal for a key that it does not have, so that nothing of the composite is composed. A match without a fallback writes null. If the field accepts any text, the problem is a risk, because the composites may have only the values of the map.',
    remedy: 'Add the case, or list the values with enum in the CompositeResourceDefinition.',
    example: fixedBy(
      backlog({
        spec: ', size: {type: string, enum: [small, large]}',
        patches: [tag('spec.size', 'size', ', transforms: [{type: map, map: {small: S}}]')],
      }),
      '{small: S}',
      '{small: S, large: L}',
    ),
  },
  {
    id: 'patch-format',
    severity: 'risk',
    summary: 'A transform of a Composition prints an error text of Go, or loses characters.',
    why: 'Formats are those of fmt.Sprintf in Go, which does not fail. A verb for another type, a missing variable and an unused one are printed as `%!d(float64=5)`, `%!s(MISSING)` and `%!(EXTRA string=a)`. Each number of a composite is a float64 in the function. Join removes one byte after the last item, also for a longer separator. It prints an object as map[a:b]. A format that begins like JSON writes a broken text if a bracket or a quote is missing.',
    remedy: 'Use one verb for each value, %s for text. Convert a number with toType string before the format.',
    example: fixedBy(
      backlog({ patches: [tag('metadata.name', 'name', ', transforms: [{type: string, string: {type: Format, fmt: "queue-%d"}}]')] }),
      'queue-%d',
      'queue-%s',
    ),
  },
  {
    id: 'patch-order',
    severity: 'risk',
    summary: 'A patch of a Composition replaces the value of an earlier patch, or reads the environment before it is written.',
    why: 'The function applies patches in their order. A patch that writes a whole map replaces the keys that earlier patches wrote to it, unless its policy merges them. Patches of the environment come first, then those of one resource after the other.',
    remedy: 'Change the order, or set policy.toFieldPath to MergeObjects.',
    example: fixedBy(
      backlog({
        spec: ', tags: {type: object, additionalProperties: {type: string}}',
        patches: [
          tag('metadata.name', 'name'),
          '{type: FromCompositeFieldPath, fromFieldPath: spec.tags, toFieldPath: spec.forProvider.tags}',
        ],
      }),
      'toFieldPath: spec.forProvider.tags}',
      'toFieldPath: spec.forProvider.tags, policy: {toFieldPath: MergeObjects}}',
    ),
  },
  {
    id: 'patch-differs',
    severity: 'risk',
    summary: 'A resource of a Composition has a key or a patch that differs from all the others by a typing mistake.',
    why: 'Tags, labels and annotations may have any key, and a text may be any text, so that nothing refuses a typing mistake or a transform that was forgotten. The rule compares resources of one Composition: several of them agree, and one differs. A transform that others have is advice.',
    remedy: 'Correct the key, or add the transform.',
    example: fixedBy(
      backlog({ resources: ['first', 'second', 'third'].map((name) => tagged(name, name === 'third' ? 'onwer' : 'owner')).join('') }),
      'onwer',
      'owner',
    ),
  },
  {
    id: 'composed-resource-held-back',
    severity: 'reject',
    summary: 'A resource of a Composition waits for a field that nothing sets.',
    why: 'With the policy Required, Crossplane does not create the resource while the field is missing, and the composite is not ready. Nothing sets a field of the status that no patch writes, or that is written only from resources that wait for it. A field of the spec that a valid composite may lack is a risk. A patch without the policy never applies, which is a risk.',
    remedy: 'Write the field with a patch ToCompositeFieldPath, require it in the CompositeResourceDefinition, or use the policy Optional.',
    example: fixedBy(
      backlog({
        status: 'arn: {type: string}, id: {type: string}',
        patches: [
          '{type: ToCompositeFieldPath, fromFieldPath: status.atProvider.arn, toFieldPath: status.arn}',
          '{type: ToCompositeFieldPath, fromFieldPath: status.atProvider.id, toFieldPath: status.id}',
          tag('status.arn', 'arn', ', policy: {fromFieldPath: Required}'),
        ],
      }),
      ', policy: {fromFieldPath: Required}',
      '',
    ),
  },
  {
    id: 'composed-field-required',
    severity: 'reject',
    summary: 'A resource of a Composition lacks a field that its kind requires.',
    why: 'The API server refuses the resource if neither the base nor a patch sets the field. If only a patch of an optional field sets it, composites without that field are accepted and their resource is refused, which is a risk.',
    remedy: 'Set the field in the base, or require the source of its patch in the CompositeResourceDefinition.',
    example: fixedBy(
      backlog({ resources: queuePolicy('matchControllerRef: true').replace(", policy: '{}'", '') }),
      'matchControllerRef: true}}',
      "matchControllerRef: true}, policy: '{}'}",
    ),
  },
  {
    id: 'resource-without-base',
    severity: 'reject',
    summary: 'A Composition patches a resource that has no base.',
    why: 'function-patch-and-transform patches the base of a resource, or a resource that a step before created. Without both the pipeline fails, and no resource of the composite is created.',
    remedy: 'Add the base, or correct the name of the resource.',
    example: fixedBy(
      backlog({
        resources: `
          - name: archive
            patches: [${REGION}]`,
      }),
      '- name: archive',
      '- name: archive\n            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue}',
    ),
  },
  {
    id: 'composed-scope',
    severity: 'reject',
    summary: 'A composite composes a kind that its scope does not allow.',
    why: 'A composite in a namespace composes only kinds with a namespace. A composite of the cluster composes such a kind only with metadata.namespace (composition_functions.go of crossplane). A namespace from the status is missing at first, so a patch without the policy Required is a risk.',
    remedy: 'Use the namespaced kind (its group has .m.), set metadata.namespace, or change the scope of the CompositeResourceDefinition.',
    example: fixedBy(
      backlog({
        resources:
          '\n          - name: archive\n            base: {apiVersion: sqs.aws.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: eu-west-1}}}',
      }),
      'sqs.aws.upbound.io/v1beta1',
      'sqs.aws.m.upbound.io/v1beta1',
    ),
  },
  {
    id: 'selector-of-all',
    severity: 'risk',
    summary: 'A selector in a Composition selects the resources of every composite.',
    why: "Labels in a base are the same in every composite. A selector with such labels and without matchControllerRef selects one of several resources, also one of another composite's. An empty selector selects any resource of the kind.",
    remedy: 'Set matchControllerRef: true in the selector.',
    example: fixedBy(
      backlog({ resources: queuePolicy('matchLabels: {part: queue}') }),
      '{matchLabels: {part: queue}}',
      '{matchControllerRef: true, matchLabels: {part: queue}}',
    ),
  },
  {
    id: 'selector-without-resource',
    severity: 'reject',
    summary: 'A selector in a Composition selects no resource of the composite.',
    why: 'With matchControllerRef a selector finds only resources of the same composite. If none of them has the labels, the provider never resolves the reference and never creates the resource. A Usage of a kind that the Composition does not have protects nothing.',
    remedy: 'Correct the labels of the selector, or those in the base of the other resource.',
    example: fixedBy(backlog({ resources: queuePolicy('matchControllerRef: true, matchLabels: {part: queeu}') }), 'queeu', 'queue'),
  },
  {
    id: 'resource-never-ready',
    severity: 'risk',
    summary: 'A resource of a Composition never becomes ready.',
    why: 'Without a readiness check, function-patch-and-transform waits for the condition Ready. Most kinds of Kubernetes never have it, and a ProviderConfig has no conditions. function-auto-ready has its own checks for some kinds of Kubernetes. The composite never becomes ready, and everything that waits for it fails.',
    remedy: 'Add readinessChecks with the type None to the resource, or a check of a field.',
    example: fixedBy(
      backlog({
        resources:
          "\n          - name: limits\n            base: {apiVersion: v1, kind: ResourceQuota, spec: {hard: {pods: '10'}}}\n            readinessChecks: []",
      }),
      'readinessChecks: []',
      'readinessChecks: [{type: None}]',
    ),
  },
  {
    id: 'xrd-part-dropped',
    severity: 'lossy',
    summary: 'A part of a CompositeResourceDefinition is not in the CRD that Crossplane creates.',
    why: 'Of the schema, Crossplane keeps the fields, required fields, rules and oneOf of spec and status, and the length of metadata.name (pkg/xcrd/crd.go of crossplane-runtime). It drops other fields next to spec, other keywords of spec and status, and keywords that no CRD has. The CompositeResourceDefinition is accepted, and the part has no effect. A field that Crossplane adds itself is advice.',
    remedy: 'Move the part to a field below spec or status, or write it as a rule in x-kubernetes-validations.',
    example: fixedBy(
      backlog({}).replace('spec: {type: object, required', 'spec: {type: object, minProperties: 1, required'),
      'minProperties: 1, ',
      '',
    ),
  },
  {
    id: 'composite-field-unused',
    severity: 'risk',
    summary: 'No Composition uses a field of its composite.',
    why: 'The value of a field of the spec that no Composition of the kind reads has no effect. A field of the status that none of them writes is never set, which is advice. The rule reports nothing if a Composition has a function that may use any field, or if no Composition for the kind is available.',
    remedy: 'Add the patch, or remove the field.',
    example: fixedBy(
      backlog({ spec: ', owner: {type: string}', patches: [tag('metadata.name', 'owner')] }),
      'fromFieldPath: metadata.name, toFieldPath: spec.forProvider.tags.owner',
      'fromFieldPath: spec.owner, toFieldPath: spec.forProvider.tags.owner',
    ),
  },
] as const satisfies readonly ExplainedRule[];

/** Id of a rule of this package. */
export type CompositionRuleId = (typeof compositionRules)[number]['id'];
