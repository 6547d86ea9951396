// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a mistake has the form of a shell variable
/** A mistake in one of the correct Compositions, as a person may make it. */
export interface PlantedMistake {
  /** Name of the file with the Composition. */
  readonly style: string;
  readonly title: string;
  /** The correct text. Its first occurrence is replaced. */
  readonly right: string;
  readonly wrong: string;
}

const mistake = (style: string, title: string, right: string, wrong: string): PlantedMistake => ({ style, title, right, wrong });

const ADDRESS = '{type: NonEmpty, fieldPath: status.atProvider.address}';
const READY = "{type: MatchCondition, matchCondition: {type: Ready, status: 'True'}}";
const KUBECONFIG = '{type: FromConnectionSecretKey, name: value, fromConnectionSecretKey: kubeconfig}';
const REQUIRED = 'policy: {fromFieldPath: Required}';
const STAGED = 'variables: [{fromFieldPath: spec.name}, {fromFieldPath: spec.stage}]';

/** Mistakes of other kinds than those of `mistakesOf`, written by hand. */
export const plantedMistakes: readonly PlantedMistake[] = [
  // Readiness checks
  mistake(
    'transforms',
    'a text compared with a number',
    ADDRESS,
    "{type: MatchString, fieldPath: status.atProvider.port, matchString: '5432'}",
  ),
  mistake('transforms', 'true compared with a text', ADDRESS, '{type: MatchTrue, fieldPath: status.atProvider.address}'),
  mistake('transforms', 'a readiness check without a field', ADDRESS, '{type: NonEmpty}'),
  mistake('transforms', 'a readiness check of version 1', ADDRESS, '{type: NonEmptyField, fieldPath: status.atProvider.address}'),
  mistake('transforms', 'a status that is a boolean', READY, '{type: MatchCondition, matchCondition: {type: Ready, status: true}}'),
  mistake('transforms', 'a condition without a status', READY, '{type: MatchCondition, matchCondition: {type: Ready}}'),
  mistake('transforms', 'a condition next to its check', READY, "{type: MatchCondition, condition: {type: Ready, status: 'True'}}"),
  mistake('transforms', 'a status in lower case', READY, "{type: MatchCondition, matchCondition: {type: Ready, status: 'true'}}"),
  mistake('transforms', 'a condition in lower case', READY, "{type: MatchCondition, matchCondition: {type: ready, status: 'True'}}"),
  mistake('transforms', 'an integer in the status', ADDRESS, '{type: MatchInteger, fieldPath: status.atProvider.port, matchInteger: 5432}'),
  mistake(
    'transforms',
    'readiness checks that are one check',
    `readinessChecks:\n              - ${ADDRESS}\n              - ${READY}`,
    `readinessChecks: ${ADDRESS}`,
  ),
  // Connection details
  mistake(
    'networked-cluster',
    'a detail of another type',
    KUBECONFIG,
    '{type: FromFieldPath, name: value, fromConnectionSecretKey: kubeconfig}',
  ),
  mistake(
    'networked-cluster',
    'a value instead of a key',
    KUBECONFIG,
    '{type: FromValue, name: value, fromConnectionSecretKey: kubeconfig}',
  ),
  mistake('networked-cluster', 'a detail of version 1', KUBECONFIG, '{fromConnectionSecretKey: kubeconfig}'),
  mistake(
    'networked-cluster',
    'a key of the Secret as a path',
    KUBECONFIG,
    '{type: FromFieldPath, name: value, fromFieldPath: status.atProvider.kubeconfig}',
  ),
  mistake(
    'networked-cluster',
    'a detail without a name',
    KUBECONFIG,
    '{type: FromConnectionSecretKey, fromConnectionSecretKey: kubeconfig}',
  ),
  mistake(
    'networked-cluster',
    'a name that is another detail',
    'name: value, fromConnectionSecretKey: kubeconfig',
    'name: cluster-ca, fromConnectionSecretKey: kubeconfig',
  ),
  mistake('networked-cluster', 'the name of the key in another case', 'name: cluster-ca', 'name: clusterCA'),
  // Combine
  mistake('combine', 'variables that are texts', STAGED, 'variables: [spec.name, spec.stage]'),
  mistake('combine', 'variables with another key', STAGED, 'variables: [{fieldPath: spec.name}, {fieldPath: spec.stage}]'),
  mistake('combine', 'a format outside of string', "string: {fmt: '%s-%s.fifo'}", "fmt: '%s-%s.fifo'"),
  mistake('combine', 'an index of a variable that does not exist', "'%s-%s.fifo'", "'%[1]s-%[3]s.fifo'"),
  mistake('combine', 'a percent sign in the text', "'reads %s of %s'", "'100% of %s of %s'"),
  mistake(
    'combine',
    'a source next to combine',
    'toFieldPath: spec.forProvider.name, policy',
    'fromFieldPath: spec.name, toFieldPath: spec.forProvider.name, polcy',
  ),
  mistake(
    'combine',
    'a patch of variables without its type',
    '{type: CombineFromComposite, toFieldPath: spec.forProvider.name',
    '{toFieldPath: spec.forProvider.name',
  ),
  mistake(
    'combine',
    'combine in a patch of one field',
    '{type: CombineFromComposite, toFieldPath: spec.forProvider.name',
    '{type: FromCompositeFieldPath, toFieldPath: spec.forProvider.name',
  ),
  mistake(
    'combine',
    'a key with dots and no brackets',
    "'metadata.annotations[crossplane.io/external-name]'",
    'metadata.annotations.crossplane.io/external-name',
  ),
  mistake('combine', 'a shell variable as a format', "'%s-%s.fifo'", "'${name}-${stage}.fifo'"),
  mistake('combine', 'a template as a format', "'%s-%s.fifo'", "'{{ .name }}-{{ .stage }}.fifo'"),
  // Policies
  mistake('chain', 'a policy that is a text', REQUIRED, 'policy: Required'),
  mistake('chain', 'a policy in lower case', REQUIRED, 'policy: {fromFieldPath: required}'),
  mistake('chain', 'a misspelt key of the policy', REQUIRED, 'policy: {fromFieldPth: Required}'),
  mistake('chain', 'the policy of the target for the source', REQUIRED, 'policy: {toFieldPath: Required}'),
  mistake(
    'chain',
    'a policy inside a transform',
    "transforms: [{type: string, string: {type: Format, fmt: '%sa'}}]",
    "transforms: [{type: string, string: {type: Format, fmt: '%sa'}, policy: {fromFieldPath: Required}}]",
  ),
  mistake('workload', 'options of version 1', 'policy: {toFieldPath: MergeObjects}', 'policy: {mergeOptions: {keepMapValues: true}}'),
  mistake('workload', 'a policy that does not exist', 'policy: {toFieldPath: MergeObjects}', 'policy: {toFieldPath: Merge}'),
  mistake(
    'nested',
    'objects merged into a text',
    'toFieldPath: data.region}',
    'toFieldPath: data.region, policy: {toFieldPath: MergeObjects}}',
  ),
  mistake('native', 'the source of a patch of version 1', '{fromFieldPath: metadata.name,', '{fromFieldPth: metadata.name,'),
  mistake(
    'native',
    'the policy of a patch of version 1',
    'toFieldPath: spec.forProvider.region}]',
    'toFieldPath: spec.forProvider.region, policy: {fromField: Required}}]',
  ),
  mistake('native', 'transforms of version 1', 'transforms: [{type: math', 'transform: [{type: math'),
  // Environment
  mistake(
    'environment',
    'a field of the composite in the environment',
    'fromFieldPath: region, toFieldPath: spec.forProvider.region',
    'fromFieldPath: spec.region, toFieldPath: spec.forProvider.region',
  ),
  mistake(
    'environment',
    'a target outside of the environment',
    'fromFieldPath: spec.region, toFieldPath: region',
    'fromFieldPath: spec.region, toFieldPath: environment.region',
  ),
  mistake(
    'environment',
    'a type that the environment does not have',
    '{type: FromCompositeFieldPath, fromFieldPath: spec.region, toFieldPath: region}',
    '{type: PatchSet, patchSetName: region}',
  ),
  mistake(
    'environment',
    'a target of the environment without a patch',
    '{type: FromCompositeFieldPath, fromFieldPath: spec.owner, toFieldPath: owner}',
    '{type: FromCompositeFieldPath, fromFieldPath: spec.owner}',
  ),
  mistake('environment', 'patches next to the environment', 'environment:\n          patches:', 'environment:\n          patch:'),
  // References and values of bases
  mistake(
    'patch-sets',
    'a kind of ProviderConfig that does not exist',
    'providerConfigRef: {kind: ClusterProviderConfig}',
    'providerConfigRef: {kind: ClusterProviderconfig}',
  ),
  mistake('patch-sets', 'a management policy that does not exist', "managementPolicies: ['*']", 'managementPolicies: [All]'),
  mistake('patch-sets', 'management policies that are a text', "managementPolicies: ['*']", "managementPolicies: '*'"),
  mistake(
    'native',
    'a ProviderConfig of the wrong form',
    'spec: {deletionPolicy: Orphan,',
    'spec: {deletionPolicy: Orphan, providerConfigRef: {nam: default},',
  ),
  mistake('native', 'a deletion policy of Kubernetes', 'deletionPolicy: Orphan', 'deletionPolicy: Retain'),
  mistake('nested', 'an update policy in lower case', 'compositionUpdatePolicy: Manual', 'compositionUpdatePolicy: manual'),
  mistake('nested', 'a Composition that does not exist', 'compositionRef: {name: part}', 'compositionRef: {name: parts}'),
  mistake('workload', 'a type of Service in another case', 'type: ClusterIP', 'type: ClusterIp'),
  mistake('workload', 'a pull policy that does not exist', 'imagePullPolicy: IfNotPresent', 'imagePullPolicy: IfMissing'),
  mistake('workload', 'an amount that is not a quantity', 'cpu: 100m', "cpu: '100 m'"),
  mistake('workload', 'a protocol in lower case', 'protocol: TCP', 'protocol: tcp'),
  mistake('cluster-scope', 'a kind of role in another case', 'kind: ClusterRole,', 'kind: Clusterrole,'),
  mistake(
    'cluster-scope',
    'a group of a role with its version',
    'roleRef: {apiGroup: rbac.authorization.k8s.io,',
    'roleRef: {apiGroup: rbac.authorization.k8s.io/v1,',
  ),
  mistake('cluster-scope', 'a policy type in lower case', 'policyTypes: [Ingress]', 'policyTypes: [ingress]'),
  // Transforms
  mistake('transforms', 'a group that the expression does not have', "'^([0-9]+)', group: 1", "'^([0-9]+)', group: 2"),
  mistake(
    'transforms',
    'a format of a conversion to text',
    'transforms: [{type: convert, convert: {toType: string}}',
    'transforms: [{type: convert, convert: {toType: string, format: quantity}}',
  ),
  mistake('transforms', 'a number that is a text', 'multiply: 2', "multiply: '2'"),
  mistake('transforms', 'a number with a fraction', 'multiply: 2', 'multiply: 1.5'),
  mistake('transforms', 'a limit without its number', '{type: Multiply, multiply: 2}', '{type: ClampMin, multiply: 2}'),
  mistake('transforms', 'two fallbacks', 'fallbackTo: Value, fallbackValue: other', 'fallbackTo: Input, fallbackValue: other'),
  mistake(
    'transforms',
    'an expression in a literal pattern',
    "{type: regexp, regexp: '^post', result: pg}",
    "{type: literal, regexp: '^post', result: pg}",
  ),
  mistake('transforms', 'a pattern without a result', '{type: literal, literal: mysql, result: my}', '{type: literal, literal: mysql}'),
  mistake('transforms', 'a join without a separator', "join: {separator: ','}", 'join: {}'),
  mistake(
    'transforms',
    'a map as a list',
    'map: {small: db.t4g.small, large: db.r7g.large}',
    'map: [{small: db.t4g.small}, {large: db.r7g.large}]',
  ),
  mistake(
    'transforms',
    'transforms that are one transform',
    'transforms: [{type: string, string: {type: TrimPrefix, trim: db.}}]',
    'transforms: {type: string, string: {type: TrimPrefix, trim: db.}}',
  ),
  mistake('transforms', 'a result that is a number in a map of texts', 'map: {small: db.t4g.small,', 'map: {small: 1,'),
  // Kinds, selectors and steps
  mistake(
    'chain',
    'a kind of the other group',
    'ec2.aws.m.upbound.io/v1beta1, kind: RouteTable,',
    'ec2.aws.upbound.io/v1beta1, kind: RouteTable,',
  ),
  mistake('chain', 'a label that no resource has', 'matchLabels: {part: table}', 'matchLabels: {part: tables}'),
  mistake('chain', 'a reference with a selector', 'routeTableIdSelector: {', 'routeTableIdRef: {'),
  mistake('chain', 'an expression with a look-ahead', "'^[0-9]+\\.[0-9]+'", "'^(?=10)[0-9]+'"),
  mistake(
    'cluster-scope',
    'a namespaced kind without its namespace',
    'automountServiceAccountToken: false}\n            patches:\n              - {type: PatchSet, patchSetName: namespace}\n',
    'automountServiceAccountToken: false}\n            patches:\n',
  ),
  mistake('cluster-scope', 'a key with dots as a path', "'spec.hard[limits.memory]'", 'spec.hard.limits.memory'),
  mistake(
    'nested',
    'the reference of version 1',
    'crossplane: {compositionRef: {name: part}, compositionUpdatePolicy: Manual}',
    'compositionRef: {name: part}',
  ),
  mistake('nested', 'a text written to a map', 'toFieldPath: spec.labels.owner}', 'toFieldPath: spec.labels}'),
  mistake(
    'networked-cluster',
    'a misspelt field of a Secret',
    'writeConnectionSecretToRef: {namespace: crossplane-system}',
    'writeConnectionSecretToRef: {namespce: crossplane-system}',
  ),
  // Shapes
  mistake(
    'patch-sets',
    'a reference that is another field',
    'toFieldPath: spec.providerConfigRef.name',
    'toFieldPath: spec.providerConfig.name',
  ),
  mistake('patch-sets', 'an object for a list', 'attribute: [{name: id, type: S}]', 'attribute: {name: id, type: S}'),
  mistake('patch-sets', 'a list for an object', 'pointInTimeRecovery: {enabled: true}', 'pointInTimeRecovery: [{enabled: true}]'),
  mistake('patch-sets', 'the name of a patch set in another key', '{type: PatchSet, patchSetName: place}', '{type: PatchSet, name: place}'),
  mistake('patch-sets', 'a patch set without its type', '{type: PatchSet, patchSetName: place}', '{patchSetName: place}'),
  mistake(
    'patch-sets',
    'a patch set in a patch set',
    '{type: FromCompositeFieldPath, fromFieldPath: spec.team, toFieldPath: spec.forProvider.tags.team}',
    '{type: PatchSet, patchSetName: place}',
  ),
  // Values between types
  mistake(
    'transforms',
    'a text for a number',
    'toFieldPath: spec.forProvider.allocatedStorage}',
    'toFieldPath: spec.forProvider.allocatedStorage, transforms: [{type: convert, convert: {toType: string}}]}',
  ),
  mistake(
    'transforms',
    'a multiplication of a text',
    'toFieldPath: spec.forProvider.engineVersion}',
    'toFieldPath: spec.forProvider.engineVersion, transforms: [{type: math, math: {type: Multiply, multiply: 1}}]}',
  ),
  mistake(
    'transforms',
    'a map of a number',
    'fromFieldPath: spec.size, toFieldPath: spec.forProvider.instanceClass',
    'fromFieldPath: spec.storageGB, toFieldPath: spec.forProvider.instanceClass',
  ),
  mistake(
    'transforms',
    'transforms in another order',
    "transforms: [{type: convert, convert: {toType: string}}, {type: string, string: {type: Format, fmt: '%sGi'}}]",
    "transforms: [{type: string, string: {type: Format, fmt: '%sGi'}}, {type: convert, convert: {toType: int64}}]",
  ),
  mistake('transforms', 'a type of JSON', 'convert: {toType: string}', 'convert: {toType: integer}'),
  mistake(
    'transforms',
    'a match of a boolean',
    'fromFieldPath: spec.engine, toFieldPath: spec.forProvider.tags.family',
    'fromFieldPath: spec.public, toFieldPath: spec.forProvider.tags.family',
  ),
  mistake(
    'transforms',
    'a join of a text',
    'fromFieldPath: spec.zones, toFieldPath: spec.forProvider.tags.zones',
    'fromFieldPath: spec.region, toFieldPath: spec.forProvider.tags.zones',
  ),
  mistake(
    'transforms',
    'a list without a join',
    "toFieldPath: spec.forProvider.tags.zones, transforms: [{type: string, string: {type: Join, join: {separator: ','}}}]",
    'toFieldPath: spec.forProvider.tags.zones',
  ),
  mistake(
    'transforms',
    'another type of the status',
    'fromFieldPath: status.atProvider.port, toFieldPath: status.port',
    'fromFieldPath: status.atProvider.port, toFieldPath: status.address',
  ),
  mistake(
    'workload',
    'a number for a text',
    "toFieldPath: 'spec.template.spec.containers[0].image'",
    "toFieldPath: 'spec.template.spec.containers[0].command'",
  ),
  mistake('workload', 'an index after a dot', "'spec.template.spec.containers[0].image'", 'spec.template.spec.containers.0.image'),
  mistake('workload', 'a name as an index', "'spec.template.spec.containers[0].image'", "'spec.template.spec.containers[app].image'"),
  mistake('workload', 'a negative index', "'spec.template.spec.containers[0].image'", "'spec.template.spec.containers[-1].image'"),
  mistake('workload', 'a path with a dollar sign', 'fromFieldPath: spec.image', 'fromFieldPath: $.spec.image'),
  mistake('workload', 'a path that begins with a dot', 'fromFieldPath: spec.image', 'fromFieldPath: .spec.image'),
  mistake('workload', 'a limit of another type', 'clampMax: 1', 'clampMin: 1'),
  mistake(
    'environment',
    'a number of the environment in a text',
    'fromFieldPath: prefix, toFieldPath: spec.forProvider.description',
    'fromFieldPath: retention, toFieldPath: spec.forProvider.description',
  ),
  mistake('environment', 'a map without its conversion', ', {type: convert, convert: {toType: int64}}]', ']'),
  mistake(
    'environment',
    'a text of the environment in a number',
    'fromFieldPath: retention, toFieldPath: spec.forProvider.messageRetentionSeconds',
    'fromFieldPath: owner, toFieldPath: spec.forProvider.messageRetentionSeconds',
  ),
];
