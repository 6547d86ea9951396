/** A mistake in one of the correct repositories in `written-mistakes/`, as a person may make it. */
export interface WrittenMistake {
  /** Name of the file. */
  readonly style: string;
  readonly title: string;
  /** The correct text. Its first occurrence is replaced. */
  readonly right: string;
  readonly wrong: string;
}

const of =
  (style: string) =>
  (title: string, right: string, wrong: string): WrittenMistake => ({ style, title, right, wrong });

const queues = of('queues');
const claims = of('claims');
const nested = of('nested');
const environment = of('environment');
const cluster = of('cluster');
const install = of('install');

const LABELS = 'labels: {type: object, additionalProperties: {type: string}}';
const RETENTION = 'retentionDays: {type: integer, minimum: 1, maximum: 14, default: 4}';
const USAGE_OF = 'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, resourceSelector: {matchControllerRef: true}}';
const STEP = '    - step: ready\n      functionRef: {name: function-auto-ready}\n';

/** Mistakes in whole repositories: definitions, Compositions, Usages, environments, composites and packages. */
export const writtenMistakes: readonly WrittenMistake[] = [
  // The CompositeResourceDefinition
  queues('a name without its group', 'name: queues.x0.example.org\nspec', 'name: queues\nspec'),
  queues('a plural with a capital letter', 'plural: queues, singular', 'plural: Queues, singular'),
  queues('a singular that is the kind', 'singular: queue,', 'singular: Queue,'),
  queues('a scope of Crossplane 1 in version 2', 'scope: Namespaced', 'scope: LegacyCluster'),
  queues('a scope in lower case', 'scope: Namespaced', 'scope: namespaced'),
  queues('claims of a namespaced composite', 'conversion: {strategy: None}', 'claimNames: {kind: QueueClaim, plural: queueclaims}'),
  queues('a connection Secret of a namespaced composite', 'conversion: {strategy: None}', 'connectionSecretKeys: [url]'),
  queues('a conversion without its webhook', 'conversion: {strategy: None}', 'conversion: {strategy: Webhook}'),
  queues('a conversion in lower case', 'conversion: {strategy: None}', 'conversion: {strategy: none}'),
  queues('two referenceable versions', 'referenceable: false', 'referenceable: true'),
  queues('no referenceable version', 'served: true\n      referenceable: true', 'served: true\n      referenceable: false'),
  queues(
    'a referenceable version that is not served',
    'served: true\n      referenceable: true',
    'served: false\n      referenceable: true',
  ),
  queues('a version with a dot in its name', '- name: v1alpha1', '- name: 1.0'),
  queues('two versions of one name', '- name: v1alpha1', '- name: v1'),
  queues('a misspelt field of a version', 'referenceable: true', 'referencable: true'),
  queues('a column without its path', 'type: string, jsonPath: .spec.region', 'type: string'),
  queues('a path of a column without its dot', 'jsonPath: .spec.region', 'jsonPath: spec.region'),
  queues('a column of a field that does not exist', 'jsonPath: .spec.region', 'jsonPath: .spec.regoin'),
  queues('a type of a column that does not exist', 'name: Retention, type: integer', 'name: Retention, type: int'),
  queues(
    'columns outside of a version',
    'conversion: {strategy: None}',
    'additionalPrinterColumns: [{name: Region, type: string, jsonPath: .spec.region}]',
  ),
  queues(
    'the schema outside of its key',
    'schema:\n        openAPIV3Schema:\n          type: object\n          required',
    'schema:\n        openApiV3Schema:\n          type: object\n          required',
  ),
  queues('the default Composition of another name', 'name: x0-queue-standard}\n', 'name: x0-queue-standart}\n'),
  queues(
    'an update policy of the default in lower case',
    'defaultCompositionUpdatePolicy: Automatic',
    'defaultCompositionUpdatePolicy: automatic',
  ),
  queues('a required field that does not exist', 'required: [region, stage]', 'required: [region, stages]'),
  queues('required fields inside of properties', LABELS, `${LABELS}\n                required: [labels]`),
  queues('required as a boolean of a field', 'region: {type: string, enum', 'region: {type: string, required: true, enum'),
  queues('a default of another type', RETENTION, "retentionDays: {type: integer, minimum: 1, maximum: 14, default: '4'}"),
  queues('a default outside of its bounds', RETENTION, 'retentionDays: {type: integer, minimum: 1, maximum: 14, default: 0}'),
  queues('a type of JSON that does not exist', RETENTION, 'retentionDays: {type: int, minimum: 1, maximum: 14, default: 4}'),
  queues('a list without items', 'owners: {type: array, maxItems: 5, items: {type: string}', 'owners: {type: array, maxItems: 5'),
  queues('a field without a type', 'encrypted: {type: boolean, default: true}', 'encrypted: {description: whether messages are encrypted}'),
  queues('an expression that does not compile in Go', "pattern: '^[a-z]+$'", "pattern: '^(?!x)[a-z]+$'"),
  queues('a rule with a field that does not exist', 'self.encrypted"', 'self.encrypt"'),
  queues('a rule that returns a text', `rule: "self.stage != 'prod' || self.encrypted"`, 'rule: "self.stage"'),
  queues('a list of a map without its keys', 'x-kubernetes-list-type: set', 'x-kubernetes-list-type: map'),
  queues('a keyword of OpenAPI that a schema does not have', 'maxLength: 20', 'maxLenght: 20'),
  queues('nullable fields of JSON', 'stage: {type: string,', 'stage: {type: [string, "null"],'),
  queues('a deprecation of the served version', 'deprecationWarning: use v1', 'deprecationWarning: use v1\n      storage: true'),
  queues('a reference inside of the schema', 'encrypted: {type: boolean, default: true}', "encrypted: {$ref: '#/definitions/flag'}"),
  queues(
    'two properties of a union',
    LABELS,
    'labels: {type: object, properties: {team: {type: string}}, additionalProperties: {type: string}}',
  ),
  // The Composition
  queues(
    'the version of the composite that is not referenceable',
    'apiVersion: x0.example.org/v1, kind',
    'apiVersion: x0.example.org/v1alpha1, kind',
  ),
  queues('the group of the composite without its version', 'apiVersion: x0.example.org/v1, kind', 'apiVersion: x0.example.org, kind'),
  queues('a mode in lower case', 'mode: Pipeline', 'mode: pipeline'),
  queues('two steps of one name', '- step: ready', '- step: resources'),
  queues(
    'a function by its package',
    'functionRef: {name: function-auto-ready}',
    "functionRef: {name: 'crossplane-contrib/function-auto-ready'}",
  ),
  queues(
    'a function that does not exist',
    'functionRef: {name: function-patch-and-transform}',
    'functionRef: {name: function-patch-and-transforms}',
  ),
  queues('a function as a text', 'functionRef: {name: function-auto-ready}', 'functionRef: function-auto-ready'),
  queues(
    'readiness before the resources',
    `${STEP}---\napiVersion: apiextensions.crossplane.io/v1\nkind: Composition\nmetadata:\n  name: x0-queue-plain`,
    '---\napiVersion: apiextensions.crossplane.io/v1\nkind: Composition\nmetadata:\n  name: x0-queue-plain',
  ),
  queues('an input of another version', 'apiVersion: pt.fn.crossplane.io/v1beta1', 'apiVersion: pt.fn.crossplane.io/v1'),
  queues('an input of another kind', 'kind: Resources\n', 'kind: Resource\n'),
  queues(
    'credentials without their Secret',
    STEP,
    '    - step: ready\n      functionRef: {name: function-auto-ready}\n      credentials: [{name: aws, source: Secret}]\n',
  ),
  queues(
    'credentials of a Secret that does not exist',
    STEP,
    '    - step: ready\n      functionRef: {name: function-auto-ready}\n      credentials: [{name: aws, source: Secret, secretRef: {namespace: crossplane-system, name: x0-missing}}]\n',
  ),
  queues('a misspelt field of a step', STEP, '    - step: ready\n      functionsRef: {name: function-auto-ready}\n'),
  queues(
    'inputs of a step',
    'functionRef: {name: function-patch-and-transform}\n      input:',
    'functionRef: {name: function-patch-and-transform}\n      inputs:',
  ),
  queues('a policy in the composite', 'compositionUpdatePolicy: Automatic\n---', 'compositionUpdatePolicy: Auto\n---'),
  queues('labels of a Composition that does not exist', 'matchLabels: {tier: plain}}', 'matchLabels: {tier: plane}}'),
  queues('a selector outside of crossplane', '  crossplane:\n    compositionSelector', '  composition:\n    compositionSelector'),
  queues('a value of the composite that its kind refuses', 'region: us-east-1', 'region: us-east-2'),
  queues('a composite without a required field', '  stage: prod\n', ''),
  queues('a composite with a misspelt field', 'retentionDays: 7', 'retentionDay: 7'),
  // Composed resources
  queues(
    'a policy of managed resources that is a list of texts',
    'managementPolicies: [Observe, Create, Update, Delete]',
    "managementPolicies: ['Observe,Create']",
  ),
  queues(
    'a reference to a ProviderConfig without a kind',
    'providerConfigRef: {kind: ClusterProviderConfig, name: default}',
    'providerConfigRef: {name: default}',
  ),
  queues(
    'a reference to a ProviderConfig with a namespace',
    'providerConfigRef: {kind: ClusterProviderConfig, name: default}',
    'providerConfigRef: {kind: ProviderConfig, namespace: default, name: default}',
  ),
  queues(
    'a policy of deletion in a namespaced kind',
    'providerConfigRef: {kind',
    'deletionPolicy: Orphan\n                providerConfigRef: {kind',
  ),
  queues('a wildcard in the source', "fromFieldPath: 'spec.owners[0]'", "fromFieldPath: 'spec.owners[*]'"),
  queues('a whole list in a text', "fromFieldPath: 'spec.owners[0]'", 'fromFieldPath: spec.owners'),
  queues(
    'a patch to the status of a resource',
    'toFieldPath: spec.forProvider.sqsManagedSseEnabled',
    'toFieldPath: status.atProvider.sqsManagedSseEnabled',
  ),
  queues('a patch to the name of the composite', 'toFieldPath: status.url}', 'toFieldPath: metadata.name}'),
  queues('a patch to the kind', 'toFieldPath: spec.forProvider.sqsManagedSseEnabled', 'toFieldPath: kind'),
  queues('a label with a slash and no brackets', "'metadata.labels[example.org/stage]'", 'metadata.labels.example.org/stage'),
  queues(
    'variables of combine with an index that does not exist',
    'variables: [{fromFieldPath: spec.stage}, {fromFieldPath: metadata.name}]',
    'variables: [{fromFieldPath: spec.stage}, {fromFieldPath: metadata.names}]',
  ),
  queues('a multiplication that exceeds the field', 'multiply: 86400', 'multiply: 864000'),
  queues('a multiplication by a text', 'multiply: 86400', "multiply: '86400'"),
  queues('an unmerged map', ', policy: {toFieldPath: MergeObjects}}', '}'),
  queues('quotes in a format of JSON', `fmt: '{"Statement":[{"Resource":"%s"}]}'`, `fmt: '{"Statement":[{"Resource":%q}}'`),
  queues(
    'a percent sign in a format of JSON',
    `fmt: '{"Statement":[{"Resource":"%s"}]}'`,
    `fmt: '{"Statement":[{"Resource":"%s","Condition":"100%"}]}'`,
  ),
  queues('a readiness check of the spec', 'fieldPath: status.atProvider.url', 'fieldPath: spec.atProvider.url'),
  queues('a condition that is a list', "matchCondition: {type: Ready, status: 'True'}", "matchConditions: [{type: Ready, status: 'True'}]"),
  queues('a text instead of a condition', "matchCondition: {type: Ready, status: 'True'}", 'matchCondition: Ready'),
  // Usages
  queues('a Usage without a selector', USAGE_OF, 'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue}'),
  queues('a Usage with an empty selector', USAGE_OF, 'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, resourceSelector: {}}'),
  queues(
    'a Usage of a kind that does not exist',
    'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, resourceSelector',
    'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queues, resourceSelector',
  ),
  queues(
    'a Usage with labels that no resource has',
    USAGE_OF,
    'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, resourceSelector: {matchControllerRef: true, matchLabels: {role: main}}}',
  ),
  queues('a Usage without its reason', '  reason: queues are data\n', ''),
  queues(
    'a Usage of a kind that does not exist in the cluster',
    'kind: CompositeResourceDefinition, resourceRef',
    'kind: CompositeResourceDefinitions, resourceRef',
  ),
  queues(
    'a Usage of an object that does not exist',
    'resourceRef: {name: queues.x0.example.org}',
    'resourceRef: {name: queue.x0.example.org}',
  ),
  queues(
    'a Usage of the cluster in a namespace',
    'kind: ClusterUsage\nmetadata: {name: x0-definition}',
    'kind: Usage\nmetadata: {name: x0-definition, namespace: default}',
  ),
  // Claims of Crossplane 1
  claims(
    'the kind of the claim is that of the composite',
    'claimNames: {kind: Account, plural: accounts}',
    'claimNames: {kind: XAccount, plural: accounts}',
  ),
  claims(
    'the plural of the claim is that of the composite',
    'claimNames: {kind: Account, plural: accounts}',
    'claimNames: {kind: Account, plural: xaccounts}',
  ),
  claims('claims without a plural', 'claimNames: {kind: Account, plural: accounts}', 'claimNames: {kind: Account}'),
  claims('a Composition for the claim', 'kind: XAccount}\n  writeConnection', 'kind: Account}\n  writeConnection'),
  claims('a connection key that no resource has', 'connectionSecretKeys: [roleName, roleArn]', 'connectionSecretKeys: [rolename, roleArn]'),
  claims('a policy of deletion that does not exist', 'defaultCompositeDeletePolicy: Foreground', 'defaultCompositeDeletePolicy: Orphan'),
  claims(
    'an enforced Composition that does not exist',
    'enforcedCompositionRef: {name: x0-account}',
    'enforcedCompositionRef: {name: x0-accounts}',
  ),
  claims('a claim of the kind of composites', 'kind: Account\nmetadata', 'kind: XAccount\nmetadata'),
  claims(
    'a Secret of a claim with a namespace',
    'writeConnectionSecretToRef: {name: x0-shop-account}',
    'writeConnectionSecretToRef: {name: shop-account, namespace: default}',
  ),
  claims(
    'a policy of deletion of the claim in lower case',
    'compositeDeletePolicy: Foreground\n  write',
    'compositeDeletePolicy: foreground\n  write',
  ),
  claims('a deletion policy of a misspelt value', 'deletionPolicy: Orphan', 'deletionPolicy: Orphaned'),
  claims(
    'a Secret of a resource without its name',
    'metadata.uid, toFieldPath: spec.writeConnectionSecretToRef.name',
    'metadata.uuid, toFieldPath: spec.writeConnectionSecretToRef.name',
  ),
  claims('a label of claims that does not exist', "'metadata.labels[crossplane.io/claim-name]'", "'metadata.labels[crossplane.io/claim]'"),
  claims('a map of numbers', "map: {'1': '3600', '2': '7200', '4': '14400'}", "map: {'1': '1h', '2': '2h', '4': '4h'}"),
  claims('a map without its conversion', '\n                  - {type: convert, convert: {toType: int64}}', ''),
  claims('a match of a boolean', '                  - {type: convert, convert: {toType: string}}\n', ''),
  claims('a match of a literal that is a boolean', "literal: 'true'", 'literal: true'),
  claims('a match without its fallback', ', fallbackValue: /}', '}'),
  claims('a trim without its text', '{type: TrimPrefix, trim: team-}', '{type: TrimPrefix, prefix: team-}'),
  claims('a trim of another name', '{type: TrimPrefix, trim: team-}', '{type: Trim, trim: team-}'),
  claims('a conversion to a case that does not exist', 'convert: ToLower}', 'convert: Lower}'),
  claims(
    'a connection detail from the wrong object',
    'name: roleArn, type: FromFieldPath, fromFieldPath: status.atProvider.arn',
    'name: roleArn, type: FromFieldPath, fromFieldPath: status.roleArn',
  ),
  claims(
    'a connection detail of a key of the Secret that does not exist',
    'name: roleArn, type: FromFieldPath, fromFieldPath: status.atProvider.arn',
    'name: roleArn, type: FromConnectionSecretKey, fromConnectionSecretKey: arn',
  ),
  claims(
    'a namespaced kind in a composite of Crossplane 1',
    'apiVersion: iam.aws.upbound.io/v1beta1\n              kind: Role\n',
    'apiVersion: iam.aws.m.upbound.io/v1beta1\n              kind: Role\n',
  ),
  claims('a reference in the wrong form', 'roleSelector: {matchControllerRef: true}', 'roleRef: {matchControllerRef: true}'),
  claims(
    'a policy of selection that does not exist',
    'roleSelector: {matchControllerRef: true}',
    'roleSelector: {matchControllerRef: true, policy: {resolve: always}}',
  ),
  claims('a text that matches no resource', 'matchString: Orphan', 'matchString: Delete'),
  // Nested composites
  nested(
    'a selector of another label',
    'compositionSelector: {matchLabels: {for: x0-setting}}',
    'compositionSelector: {matchLabels: {for: x0-settings}}',
  ),
  nested(
    'a nested composite without a required field',
    'fromFieldPath: spec.image, toFieldPath: spec.text',
    'fromFieldPath: spec.image, toFieldPath: spec.kind',
  ),
  nested('a nested composite with another value', 'kind: plain\n                crossplane', 'kind: open\n                crossplane'),
  nested(
    'a status that the nested composite does not have',
    'fromFieldPath: status.configName, toFieldPath: status.configName',
    'fromFieldPath: status.config, toFieldPath: status.configName',
  ),
  nested(
    'a composite that composes itself',
    'apiVersion: x0.example.org/v1\n              kind: Setting',
    'apiVersion: x0.example.org/v1\n              kind: Service',
  ),
  nested('a value of the schema that is an immutable field', 'immutable: false', 'immutable: true'),
  nested(
    'a selector that the template does not match',
    'fromFieldPath: metadata.name, toFieldPath: spec.template.metadata.labels.app',
    'fromFieldPath: metadata.namespace, toFieldPath: spec.template.metadata.labels.app',
  ),
  nested(
    'a port that is a text',
    "toFieldPath: 'spec.template.spec.containers[0].ports[0].containerPort'",
    "transforms: [{type: convert, convert: {toType: string}}], toFieldPath: 'spec.template.spec.containers[0].ports[0].containerPort'",
  ),
  nested(
    'a second container without a name',
    "toFieldPath: 'spec.template.spec.containers[0].image'",
    "toFieldPath: 'spec.template.spec.containers[1].image'",
  ),
  nested('an amount of bytes with a wrong unit', 'storage: 1Gi', 'storage: 1GB'),
  nested('a mode of access that does not exist', 'accessModes: [ReadWriteOnce]', 'accessModes: [ReadWriteSingle]'),
  nested(
    'a number of replicas that is a text',
    'replicas: {type: integer, default: 2, minimum: 1}',
    'replicas: {type: string, default: "2"}',
  ),
  nested(
    'a wait for a status that comes too late',
    'policy: {fromFieldPath: Required}}\n            readinessChecks: [{type: None}]\n          - name: volume',
    'policy: {fromFieldPath: Require}}\n            readinessChecks: [{type: None}]\n          - name: volume',
  ),
  nested('a resource of the same name in two steps', '- name: policy', '- name: deployment'),
  nested('a case that the schema does not have', 'map: {plain: p, secret: s}', 'map: {plain: p, secrets: s}'),
  nested('data that is a number', 'data: {text: none}, immutable', 'data: {text: 1}, immutable'),
  nested(
    'a patch of the name with capital letters',
    'toFieldPath: data.kind, transforms: [{type: map, map: {plain: p, secret: s}}]',
    "toFieldPath: metadata.name, transforms: [{type: string, string: {type: Format, fmt: 'Config_%s'}}]",
  ),
  nested(
    'an enforced Composition of another kind',
    'enforcedCompositionRef: {name: x0-service}',
    'enforcedCompositionRef: {name: x0-setting}',
  ),
  // Environments
  environment('an EnvironmentConfig that does not exist', 'ref: {name: x0-common}', 'ref: {name: x0-commons}'),
  environment('data inside of spec', 'data: {prefix: t}', 'spec: {data: {prefix: t}}'),
  environment('a type of a source in lower case', '- type: Reference', '- type: reference'),
  environment('a mode that does not exist', 'mode: Single', 'mode: One'),
  environment('a label without its path', 'valueFromFieldPath: spec.stage', 'fromFieldPath: spec.stage'),
  environment('a label from a field that does not exist', 'valueFromFieldPath: spec.stage', 'valueFromFieldPath: spec.stages'),
  environment('a label that no EnvironmentConfig has', 'key: env, value: x0', 'key: envs, value: x0'),
  environment(
    'labels as a map',
    '                matchLabels:\n                  - {type: Value, key: env, value: x0}\n                  - {type: FromCompositeFieldPath, key: stage, valueFromFieldPath: spec.stage}',
    '                matchLabels: {env: x0}',
  ),
  environment(
    'sources outside of spec',
    '        spec:\n          environmentConfigs:\n            - type',
    '        specs:\n          environmentConfigs:\n            - type',
  ),
  environment('a key of the environment that does not exist', 'fromFieldPath: regions.eu', 'fromFieldPath: regions.us'),
  environment('an object of the environment as a text', 'fromFieldPath: regions.eu', 'fromFieldPath: regions'),
  environment('a number of the environment in a text', ', transforms: [{type: convert, convert: {toType: string}}]}', '}'),
  environment(
    'the environment after the resources that read it',
    'fromFieldPath: spec.suffix, toFieldPath: suffix',
    'fromFieldPath: spec.suffix, toFieldPath: sufix',
  ),
  environment(
    'another API version of EnvironmentConfigs',
    'apiVersion: apiextensions.crossplane.io/v1beta1\nkind: EnvironmentConfig',
    'apiVersion: apiextensions.crossplane.io/v1\nkind: EnvironmentConfig',
  ),
  environment('a status that the definition does not have', 'toFieldPath: status.account}', 'toFieldPath: status.accountId}'),
  environment('the input of another kind', 'kind: Input\n', 'kind: Inputs\n'),
  // Composites of the cluster
  cluster('a namespace in a composite of the cluster', 'metadata: {name: x0-search}', 'metadata: {name: x0-search, namespace: default}'),
  cluster('a name that is too long', 'maxLength: 30', 'maxLength: 100'),
  cluster('a name that the definition refuses', 'metadata: {name: x0-search}', 'metadata: {name: x0-search-and-recommendation-platform}'),
  cluster(
    'a namespaced kind without a namespace',
    '          - name: zones\n            base: {apiVersion: v1, kind: ConfigMap, metadata: {name: zones}, data: {}}\n            patches:\n              - {type: FromCompositeFieldPath, fromFieldPath: status.namespace, toFieldPath: metadata.namespace, policy: {fromFieldPath: Required}}\n',
    '          - name: zones\n            base: {apiVersion: v1, kind: ConfigMap, metadata: {name: zones}, data: {}}\n            patches:\n',
  ),
  cluster(
    'an optional namespace',
    'toFieldPath: metadata.namespace, policy: {fromFieldPath: Required}}',
    'toFieldPath: metadata.namespace}',
  ),
  cluster('a default of another type', 'default: [a, b]', 'default: a'),
  cluster('a default of an object that lacks its type', 'pods: {type: integer, default: 10}', 'pods: {type: integer, default: 10.5}'),
  cluster(
    'a field of the status as a source of the status',
    'fromFieldPath: status.phase, toFieldPath: status.phase',
    'fromFieldPath: status.phases, toFieldPath: status.phase',
  ),
  cluster(
    'a join of texts that is a list of maps',
    'zones: {type: array, items: {type: string}, default: [a, b]}',
    'zones: {type: array, items: {type: object, properties: {name: {type: string}}}}',
  ),
  cluster('a join without options', "string: {type: Join, join: {separator: ','}}", "string: {type: Join, separator: ','}"),
  cluster('a hash that does not exist', 'convert: ToSha256', 'convert: ToSHA256'),
  cluster('an expression with a back reference', "match: '^([a-z]{1,3})', group: 1", "match: '^([a-z])\\1', group: 1"),
  cluster('an expression without its key', "regexp: {match: '^([a-z]{1,3})', group: 1}", "regexp: '^([a-z]{1,3})'"),
  cluster('an expression that matches nothing', "match: '^([a-z]{1,3})', group: 1", "match: '^([0-9]{1,3})', group: 1"),
  cluster('a replacement without a search', "replace: {search: '-', replace: _}", 'replace: {from: "-", to: _}'),
  cluster('a format without its verb', "fmt: 'x0-%s'", "fmt: 'x0-tenant'"),
  cluster('a format of a name with a capital letter', "fmt: 'x0-%s'", "fmt: 'X0_%s'"),
  cluster('a format of a name with a space', "fmt: 'x0-%s-reader'", "fmt: 'x0 %s reader'"),
  cluster(
    'rules of a role in the wrong form',
    "rules: [{apiGroups: [''], resources: [configmaps], verbs: [get, list]}]",
    "rules: [{apiGroups: '', resources: [configmaps], verbs: [get, list]}]",
  ),
  cluster(
    'a rule of a role without verbs',
    "rules: [{apiGroups: [''], resources: [configmaps], verbs: [get, list]}]",
    "rules: [{apiGroups: [''], resources: [configmaps]}]",
  ),
  cluster('a comparison with a text of another case', 'matchString: Active', 'matchString: active'),
  // Packages
  install(
    'a package without its host',
    'package: xpkg.functions.example/x0/function-auto-ready:v0.7.0',
    'package: x0/function-auto-ready:v0.7.0',
  ),
  install('a package with a capital letter', 'package: xpkg.functions.example/x0/', 'package: xpkg.functions.example/X0/'),
  install('a package with a scheme', 'package: xpkg.functions.example/', 'package: https://xpkg.functions.example/'),
  install('a version in a field of its own', '  packagePullPolicy: IfNotPresent', '  version: v0.7.0'),
  install('a pull policy in lower case', 'packagePullPolicy: IfNotPresent', 'packagePullPolicy: ifNotPresent'),
  install('a policy of activation that is a boolean', 'revisionActivationPolicy: Automatic', 'revisionActivationPolicy: auto'),
  install('a history that is a text', 'revisionHistoryLimit: 1', "revisionHistoryLimit: '1'"),
  install('settings that do not exist', 'runtimeConfigRef: {name: x0-small}', 'runtimeConfigRef: {name: x0-smal}'),
  install('settings of Crossplane 1', 'runtimeConfigRef: {name: x0-small}', 'controllerConfigRef: {name: x0-small}'),
  install('settings of another kind', 'runtimeConfigRef: {name: x0-small}', 'runtimeConfigRef: {name: x0-small, kind: ControllerConfig}'),
  install('a container of another name', '- name: package-runtime', '- name: package_runtime'),
  install('a Deployment without its selector', '      selector: {}\n', ''),
  install('a service account in the Deployment', 'serviceAccountTemplate:\n', 'serviceAccount:\n'),
  install('a pattern in the middle', "'*.s3.aws.m.upbound.io'", "'s3.*.m.upbound.io'"),
  install('a kind instead of a plural', '- queues.sqs.aws.m.upbound.io', '- Queue.sqs.aws.m.upbound.io'),
  install('a singular instead of a plural', '- queues.sqs.aws.m.upbound.io', '- queue.sqs.aws.m.upbound.io'),
  install('kinds in another field', '  activate:', '  activates:'),
  install('a source of credentials that does not exist', 'source: PodIdentity', 'source: PodIdentities'),
  install(
    'credentials of a Secret without a key',
    'secretRef: {namespace: default, name: x0-aws, key: credentials}',
    'secretRef: {namespace: default, name: x0-aws}',
  ),
  install(
    'a ProviderConfig of the cluster in a namespace',
    'kind: ClusterProviderConfig\nmetadata: {name: x0-default}',
    'kind: ClusterProviderConfig\nmetadata: {name: x0-default, namespace: default}',
  ),
  install(
    'a ProviderConfig that does not exist',
    'providerConfigRef: {kind: ProviderConfig, name: x0-team}',
    'providerConfigRef: {kind: ProviderConfig, name: x0-teams}',
  ),
  install(
    'a ProviderConfig of the other scope',
    'providerConfigRef: {kind: ProviderConfig, name: x0-team}',
    'providerConfigRef: {kind: ClusterProviderConfig, name: x0-team}',
  ),
  install('policies of which one is not allowed', 'managementPolicies: [Observe, Update]', 'managementPolicies: [Observe, Orphan]'),
  install('a Usage of an object of another name', 'kind: Queue, resourceRef: {name: x0-jobs}', 'kind: Queue, resourceRef: {name: x0-job}'),
  install(
    'a Usage by an object of another name',
    'by: {apiVersion: v1, kind: ConfigMap, resourceRef: {name: x0-reader}}',
    'by: {apiVersion: v1, kind: ConfigMap, resourceRef: {name: x0-readers}}',
  ),
  install(
    'a Usage of an API group without its version',
    'of: {apiVersion: sqs.aws.m.upbound.io/v1beta1,',
    'of: {apiVersion: sqs.aws.m.upbound.io,',
  ),
  install(
    'images by a pattern',
    'matchImages: [{type: Prefix, prefix: x0.example.org/mirror}]',
    'matchImages: [{type: Regexp, prefix: x0.example.org/mirror}]',
  ),
  install('a Secret of a registry in another form', 'pullSecretRef: {name: x0-pull}', 'pullSecretRef: x0-pull'),
];

/** Mistakes with which the real programs do the same as without. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'queues: readiness before the resources',
  'queues: an input of another version',
  'queues: an input of another kind',
  'queues: a readiness check of the spec',
  'claims: a match without its fallback',
  'claims: a text that matches no resource',
  'nested: data that is a number',
  'environment: the input of another kind',
  'cluster: a namespace in a composite of the cluster',
  'cluster: a comparison with a text of another case',
  'install: a ProviderConfig of the cluster in a namespace',
  'install: settings of another kind',
]);

/** Mistakes whose effect no program of the lab shows: providers and their clouds are missing, or no composite has the value. */
const UNSEEN: ReadonlySet<string> = new Set([
  'claims: a connection key that no resource has',
  'nested: a case that the schema does not have',
  'install: a pattern in the middle',
  'install: a kind instead of a plural',
  'install: a singular instead of a plural',
  'install: a ProviderConfig that does not exist',
  'install: a ProviderConfig of the other scope',
]);

export const hasNoEffect = ({ style, title }: WrittenMistake): boolean => WITHOUT_EFFECT.has(`${style}: ${title}`);
export const isUnseen = ({ style, title }: WrittenMistake): boolean => UNSEEN.has(`${style}: ${title}`);
