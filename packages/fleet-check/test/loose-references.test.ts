import type { AppliedObject } from '@slipway/flux-build';
import { fieldsOf, readYaml } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { looseReferences } from '../src/index.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const DEFINITION = `apiVersion: apiextensions.crossplane.io/v1
kind: CompositeResourceDefinition
metadata: {name: xlakes.example.org}
spec: {group: example.org, names: {kind: XLake, plural: xlakes}, claimNames: {kind: Lake, plural: lakes}}
`;

const composition = (name: string, spec = '{}', kind = 'XLake'): string =>
  `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${name}, labels: {size: small, provider: aws}}
spec: {compositeTypeRef: {apiVersion: example.org/v1, kind: ${kind}}, ...${spec}}
`.replace(/\.\.\.\{(.*)\}\}/, '$1}');

const lake = (spec: string, kind = 'XLake'): string => `apiVersion: example.org/v1
kind: ${kind}
metadata: {name: north}
spec: ${spec}
`;

const ENVIRONMENT = `apiVersion: apiextensions.crossplane.io/v1beta1
kind: EnvironmentConfig
metadata: {name: accounts}
data: {}
`;

const appliedIn = (text: string): readonly AppliedObject[] =>
  readYaml(text, 'a.yaml').documents.map(
    ({ value }) => ({ object: fieldsOf(value), file: 'a.yaml', index: 0, trace: [], variables: [], unknownVariables: [] }) as AppliedObject,
  );

function found(...documents: readonly string[]): readonly string[] {
  const objects = appliedIn(documents.join('---\n'));
  return [...looseReferences(objects)].map(({ rule, severity, pointer, message }) => {
    const meant = /did you mean (.*)\?|(kind of claims)|which is (for \S+)/.exec(message);
    return `${rule} ${severity} ${pointer}: ${meant?.slice(1).find((each) => each !== undefined)}`;
  });
}

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a composite of Crossplane 2',
    [DEFINITION, composition('lake-aws'), lake('{crossplane: {compositionRef: {name: lakes-aws}}}')],
    ['composition-not-found risk /spec/crossplane/compositionRef/name: lake-aws'],
  ],
  [
    'a claim',
    [DEFINITION, composition('lake-aws'), lake('{compositionRef: {name: lake-asw}}', 'Lake')],
    ['composition-not-found risk /spec/compositionRef/name: lake-aws'],
  ],
  [
    'the default of an XRD',
    [DEFINITION.replace('spec: {', 'spec: {defaultCompositionRef: {name: lakeaws}, '), composition('lake-aws')],
    ['composition-not-found risk /spec/defaultCompositionRef/name: lake-aws'],
  ],
  [
    'a Composition for another kind',
    [
      DEFINITION.replace('spec: {', 'spec: {enforcedCompositionRef: {name: pond}, '),
      composition('pond', '{}', 'XPond'),
      lake('{compositionRef: {name: nothing}}'),
    ],
    ['composition-not-found risk /spec/enforcedCompositionRef/name: for XPond'],
  ],
  [
    'the value of a label',
    [DEFINITION, composition('lake-aws'), lake('{compositionSelector: {matchLabels: {provider: aws, size: smal}}}', 'Lake')],
    ['composition-not-selected risk /spec/compositionSelector/matchLabels: provider=aws,size=small'],
  ],
  [
    'the key of a label',
    [DEFINITION, composition('lake-aws'), lake('{crossplane: {compositionSelector: {matchLabels: {provder: aws}}}}')],
    ['composition-not-selected risk /spec/crossplane/compositionSelector/matchLabels: provider=aws'],
  ],
  [
    'an activation policy with entries that match nothing',
    [
      `apiVersion: apiextensions.crossplane.io/v1alpha1
kind: ManagedResourceActivationPolicy
metadata: {name: lakes}
spec: {activate: ['*', '*.s3.aws.m.upbound.io', queues.sqs.aws.m.upbound.io, Queue.sqs.aws.m.upbound.io, buckets, 'buckets.*']}
`,
    ],
    ['3', '4'].map((index) => `kind-not-activated risk /spec/activate/${index}: undefined`),
  ],
  [
    'the label of a composite that another one composes',
    [
      DEFINITION,
      composition('lake-aws'),
      composition(
        'shore',
        '{resources: [{name: lake, base: {apiVersion: example.org/v1, kind: XLake, spec: {compositionSelector: {matchLabels: {size: smal}}}}}]}',
        'XShore',
      ),
    ],
    ['composition-not-selected risk /spec/resources/0/base/spec/compositionSelector/matchLabels: size=small'],
  ],
  [
    'an EnvironmentConfig of Crossplane 1',
    [
      ENVIRONMENT,
      composition('a', '{environment: {environmentConfigs: [{type: Reference, ref: {name: account}}]}}'),
      composition(
        'b',
        '{environment: {policy: {resolution: Optional}, environmentConfigs: [{ref: {name: acounts}}, {ref: {name: accounts}}]}}',
      ),
    ],
    [
      'environment-config-not-found risk /spec/environment/environmentConfigs/0/ref/name: accounts',
      'environment-config-not-found risk /spec/environment/environmentConfigs/0/ref/name: accounts',
    ],
  ],
  [
    'the settings of a provider',
    [
      'apiVersion: pkg.crossplane.io/v1beta1\nkind: DeploymentRuntimeConfig\nmetadata: {name: with-role}\n',
      "apiVersion: pkg.crossplane.io/v1\nkind: Provider\nmetadata: {name: s3}\nspec: {package: 'registry.example/s3:v2', runtimeConfigRef: {name: with-rol}}\n",
    ],
    ['runtime-config-not-found risk /spec/runtimeConfigRef/name: with-role'],
  ],
  [
    'the ProviderConfig of a base',
    [
      'apiVersion: aws.upbound.io/v1beta1\nkind: ProviderConfig\nmetadata: {name: production}\n',
      composition(
        'a',
        '{resources: [{name: a, base: {apiVersion: sqs.aws.upbound.io/v1beta1, kind: Queue, spec: {providerConfigRef: {name: prodution}}}}]}',
      ),
    ],
    ['provider-config-not-found risk /spec/resources/0/base/spec/providerConfigRef/name: production'],
  ],
  [
    'the kind of a ProviderConfig',
    [
      composition(
        'a',
        '{resources: [{name: a, base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {providerConfigRef: {kind: ClusterProviderconfig}}}, patches: [{fromFieldPath: spec.a, toFieldPath: spec.providerConfigRef.name}]}]}',
      ),
    ],
    ['provider-config-not-found risk /spec/resources/0/base/spec/providerConfigRef/kind: undefined'],
  ],
  [
    'a composite that another one composes',
    [
      DEFINITION,
      composition('lake-aws'),
      composition(
        'a',
        '{resources: [{name: a, base: {apiVersion: example.org/v1, kind: XLake, spec: {crossplane: {compositionRef: {name: lake-asw}}}}}]}',
        'Other',
      ),
    ],
    ['composition-not-found risk /spec/resources/0/base/spec/crossplane/compositionRef/name: lake-aws'],
  ],
  [
    'a Function',
    [
      'apiVersion: pkg.crossplane.io/v1\nkind: Function\nmetadata: {name: function-auto-ready}\n',
      composition('a', '{pipeline: [{step: a, functionRef: {name: function-autoready}}]}'),
    ],
    ['function-not-found risk /spec/pipeline/0/functionRef/name: function-auto-ready'],
  ],
  [
    'the kind of claims',
    [DEFINITION, composition('a', '{}', 'Lake')],
    ['composite-kind-not-found risk /spec/compositeTypeRef/kind: kind of claims'],
  ],
  ['a kind', [DEFINITION, composition('a', '{}', 'XLakes')], ['composite-kind-not-found risk /spec/compositeTypeRef/kind: XLake']],
])('a typing mistake in loose files is a risk: %s', (_, documents, expected) => {
  expect(found(...documents)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  [
    'a kind of a ProviderConfig that a patch sets, and one of a group with other kinds',
    [
      composition(
        'a',
        '{resources: [{name: a, base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {providerConfigRef: {kind: TBD}}}, patches: [{fromFieldPath: spec.a, toFieldPath: spec.providerConfigRef.kind}]}, {name: b, base: {apiVersion: example.org/v1, kind: Thing, spec: {providerConfigRef: {kind: Other}}}}]}',
      ),
    ],
  ],
  ['a name that is not similar', [DEFINITION, composition('lake-aws'), lake('{compositionRef: {name: lake-gcp}}')]],
  ['another number', [DEFINITION, composition('lake-v1'), lake('{compositionRef: {name: lake-v2}}')]],
  ['a variable', [DEFINITION, composition('lake-aws'), lake(`{compositionRef: {name: 'lake-\${c}'}}`)]],
  ['a kind without XRD', [composition('lake-aws'), lake('{compositionRef: {name: lake-asw}}')]],
  ['labels of other Compositions', [DEFINITION, composition('a'), lake('{compositionSelector: {matchLabels: {size: large}}}')]],
  [
    'labels, where the XRD names the Composition',
    [
      DEFINITION.replace('spec: {', 'spec: {enforcedCompositionRef: {name: lake}, '),
      composition('lake'),
      lake('{compositionSelector: {matchLabels: {size: smal}}}'),
    ],
  ],
  ['a kind of another group', [DEFINITION.replaceAll('example.org', 'example.net'), composition('a', '{}', 'Lake')]],
])('nothing is reported in loose files for %s', (_, documents) => {
  expect(found(...documents)).toEqual([]);
});

test('the references of XRDs and of environments of Crossplane 1 are checked on clusters', () => {
  const definition = DEFINITION.replace('spec: {', 'spec: {defaultCompositionRef: {name: a}, enforcedCompositionRef: {name: b}, ');
  const environment = '{environment: {environmentConfigs: [{type: Reference, ref: {name: network}}]}}';
  const problems = problemsIn(exampleFiles([definition, composition('c', environment), ENVIRONMENT].join('---\n')));
  expect(problems.map(({ rule, pointer, severity }) => `${rule} ${pointer} ${severity}`)).toEqual([
    'environment-config-not-found /spec/environment/environmentConfigs/0/ref/name undefined',
    'composition-not-found /spec/defaultCompositionRef/name risk',
    'composition-not-found /spec/enforcedCompositionRef/name undefined',
  ]);
});

const usage = (of: string, kind = 'Usage', namespace = ', namespace: data'): string => `apiVersion: protection.crossplane.io/v1beta1
kind: ${kind}
metadata: {name: state${namespace}}
spec: {of: ${of}, reason: it has the state}
`;
const STATE = `apiVersion: v1
kind: ConfigMap
metadata: {name: state, namespace: data, labels: {part: state}}
data: {a: b}
`;
const clusterUsage = (of: string): string => usage(of, 'ClusterUsage', '');

test.each<[string, string, RegExp | undefined]>([
  ['an object that exists', usage('{apiVersion: v1, kind: ConfigMap, resourceRef: {name: state}}'), undefined],
  ['labels that exist', usage('{apiVersion: v1, kind: ConfigMap, resourceSelector: {matchLabels: {part: state}}}'), undefined],
  ['a composite of the cluster', clusterUsage('{apiVersion: example.org/v1, kind: XLake, resourceRef: {name: any}}'), undefined],
  ['a kind that is not here', usage('{apiVersion: other.org/v1, kind: Other, resourceRef: {name: any}}'), undefined],
  ['a misspelt name', usage('{apiVersion: v1, kind: ConfigMap, resourceRef: {name: sttae}}'), /sttae, which .*did you mean state/],
  ['its own controller', usage('{apiVersion: v1, kind: ConfigMap, resourceSelector: {matchControllerRef: true}}'), /its own controller/],
  ['an API group without its version', usage('{apiVersion: example.org, kind: XLake, resourceRef: {name: a}}'), /not GROUP\/VERSION/],
  [
    'a plural',
    clusterUsage(
      '{apiVersion: apiextensions.crossplane.io/v1, kind: CompositeResourceDefinitions, resourceRef: {name: xlakes.example.org}}',
    ),
    /CompositeResourceDefinition\?/,
  ],
  [
    'an object without a namespace',
    usage('{apiVersion: apiextensions.crossplane.io/v1, kind: CompositeResourceDefinition, resourceRef: {name: xlakes.example.org}}'),
    /is in a namespace/,
  ],
  ['an object in a namespace', clusterUsage('{apiVersion: v1, kind: ConfigMap, resourceRef: {name: state}}'), /has no namespace/],
])('a Usage of %s', (_, document, expected) => {
  const problems = fleetProblemsAnd(DEFINITION, STATE, document);
  expect(problems).toEqual(expected === undefined ? [] : [expect.stringMatching(expected), expect.stringMatching(expected)]);
});

/** Returns the messages about Usages in files without Flux, and in a fleet. */
function fleetProblemsAnd(...documents: readonly string[]): readonly string[] {
  const own = appliedIn(documents.join('---\n'));
  const inFleet = problemsIn(exampleFiles(documents.join('---\n')));
  return [...looseReferences(own), ...inFleet].filter(({ rule }) => rule === 'usage-without-object').map(({ message }) => message);
}

test('a Usage of labels that no object has, and of an object that a Composition may compose', () => {
  const of = (kind: string): string => usage(`{apiVersion: v1, kind: ${kind}, resourceSelector: {matchLabels: {part: stat}}}`);
  const messages = (...documents: readonly string[]): readonly string[] =>
    fleetProblemsAnd(...documents).map((each) => each.replace(/ on .*/, ''));
  expect(messages(STATE, of('ConfigMap'))).toEqual(['Usage/data/state selects a ConfigMap with part=stat, and none of the 1']);
  const composed = composition('lake-aws', '{pipeline: [{step: a, input: {base: {kind: ConfigMap}}}]}');
  expect(messages(DEFINITION, composed, STATE, of('ConfigMap'))).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['package', 'xpkg.example.org/contrib/function-a:v1', 'xpkg.example.org/Contrib/function-a:v1', 'no registry has a repository'],
  ['packagePullPolicy', 'IfNotPresent', 'ifNotPresent', 'refuses the Deployment'],
  ['revisionActivationPolicy', 'Manual', 'manual', 'leaves the package inactive'],
])('%s of a package', (field, right, wrong, expected) => {
  const own = (value: string): string => `apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-a}
spec: {${field}: '${value}'}
`;
  expect(packageMessages(own(right))).toEqual([]);
  expect(packageMessages(own(wrong))).toEqual([expect.stringContaining(expected)]);
});

test('a container that does not get the image of the package', () => {
  const own = (container: string): string => `apiVersion: pkg.crossplane.io/v1beta1
kind: DeploymentRuntimeConfig
metadata: {name: small}
spec: {deploymentTemplate: {spec: {selector: {}, template: {spec: {containers: [${container}]}}}}}
`;
  expect(packageMessages(own('{name: package-runtime, args: [--debug]}'))).toEqual([]);
  expect(packageMessages(own('{name: sidecar, image: busybox}'))).toEqual([]);
  expect(packageMessages(own('{name: runtime, args: [--debug]}'))).toEqual([expect.stringContaining('without an image')]);
});

const packageMessages = (document: string): readonly string[] =>
  [...looseReferences(appliedIn(document))].filter(({ rule }) => rule === 'package-not-installed').map(({ message }) => message);

test.each([
  ['queue.sqs.aws.m.upbound.io', 'queues.sqs.aws.m.upbound.io instead of'],
  ['sqs.aws.m.upbound.io', '*.sqs.aws.m.upbound.io instead of'],
  ['queues.sqs.aws.m.upbound.io', undefined],
  ['providerconfigs.aws.m.upbound.io', undefined],
  ['*.sqs.aws.m.upbound.io', undefined],
])('an activation of %s', (name, expected) => {
  const policy = `apiVersion: apiextensions.crossplane.io/v1alpha1
kind: ManagedResourceActivationPolicy
metadata: {name: kinds}
spec: {activate: ['${name}']}
---
apiVersion: sqs.aws.m.upbound.io/v1beta1
kind: Queue
metadata: {name: jobs, namespace: data}
spec: {}
`;
  const problems = [...looseReferences(appliedIn(policy))].filter(({ rule }) => rule === 'kind-not-activated');
  expect(problems.map((each) => each.expected)).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

test('a ProviderConfig of the other scope', () => {
  const own = (kind: string): string => `apiVersion: aws.m.upbound.io/v1beta1
kind: ProviderConfig
metadata: {name: team, namespace: data}
spec: {credentials: {source: PodIdentity}}
---
apiVersion: sqs.aws.m.upbound.io/v1beta1
kind: Queue
metadata: {name: jobs, namespace: data}
spec: {providerConfigRef: {kind: ${kind}, name: team}}
`;
  expect([...looseReferences(appliedIn(own('ProviderConfig')))]).toEqual([]);
  expect([...looseReferences(appliedIn(own('ClusterProviderConfig')))].map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'provider-config-not-found /spec/providerConfigRef/kind',
  ]);
});
