import { describe, expect, test } from 'vitest';
import { problemsIn } from './documents.ts';

/** A composite of a queue, of which each test changes a part. */
interface Parts {
  readonly spec?: string;
  readonly status?: string;
  readonly patches?: readonly string[];
  readonly base?: string;
  readonly input?: string;
  readonly resources?: string;
  readonly scope?: string;
}

const text = ({
  spec = '',
  status = 'arn: {type: string}',
  patches = [],
  base = '',
  input = '',
  resources = '',
  scope = 'Namespaced',
}: Parts): string => `
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: jobs.example.org}
spec:
  group: example.org
  scope: ${scope}
  names: {kind: Job, plural: jobs}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: {type: object, required: [region], properties: {region: {type: string}${spec}}}
            status: {type: object, properties: {${status}}}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: job}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Job}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources${input}
        resources:
          - name: queue
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue${base}}
            patches:
              - {type: FromCompositeFieldPath, fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}
              - {type: ToCompositeFieldPath, fromFieldPath: status.atProvider.arn, toFieldPath: status.arn}${patches.map((each) => `\n              - ${each}`).join('')}${resources}
`;

const problemsOf = (parts: Parts): readonly string[] =>
  problemsIn(text(parts))
    .filter(({ rule }) => rule !== 'composite-field-unused')
    .map(({ rule, severity = '', message, expected }) => `${rule} ${severity}: ${message}; ${expected}`);

const from = (source: string, target: string, more = ''): string =>
  `{type: FromCompositeFieldPath, fromFieldPath: '${source}', toFieldPath: '${target}'${more}}`;
const to = (source: string, target: string): string => `{type: ToCompositeFieldPath, fromFieldPath: "${source}", toFieldPath: '${target}'}`;

test('a Composition without a mistake has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

describe('mistakes of public Compositions', () => {
  test.each([
    [
      'a condition that is selected with an expression',
      { patches: [to("status.conditions[?(@.type=='Ready')].status", 'status.arn')] },
      /^patch-field-not-found reject: .* the function fails as soon as status\.conditions exists, which is a list; an index/,
    ],
    [
      'an annotation with dots and without brackets',
      { patches: [from('metadata.name', 'metadata.annotations.crossplane.io/external-name')] },
      /^patch-field-not-found reject: .* metadata\.annotations\.crossplane is of the type string, .*; the whole key in brackets/,
    ],
    [
      'a misspelt field of the composite',
      { spec: ', attribtues: {type: string}', patches: [from('spec.attributes', 'spec.forProvider.tags.a')] },
      /^patch-field-not-found risk: .* the patch never applies; attribtues instead of attributes/,
    ],
    [
      'a misspelt status',
      { patches: [to('status.atProvider.id', 'statys.arn')] },
      /^patch-field-not-found risk: .* Crossplane applies only the status of a composite, .*; status instead of statys/,
    ],
    [
      'a connection detail that a patch writes',
      { patches: [to('status.atProvider.url', 'connectionDetails.url')] },
      /^patch-field-not-found risk: .* Crossplane applies only the status of a composite/,
    ],
    [
      'a region of a kind without it',
      {
        resources: `
          - name: role
            base: {apiVersion: iam.aws.m.upbound.io/v1beta1, kind: Role, spec: {forProvider: {assumeRolePolicy: '{}'}}}
            patches: [${from('spec.region', 'spec.forProvider.region')}]`,
      },
      /^patch-field-not-found reject: .* the API server refuses to apply the resource, and Crossplane stops; /,
    ],
    [
      'a tag that other resources spell differently',
      {
        base: ', spec: {forProvider: {tags: {Nmae: a}}}',
        resources: ['b', 'c']
          .map(
            (name) => `
          - name: ${name}
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: eu-west-1, tags: {Name: ${name}}}}}`,
          )
          .join(''),
      },
      /^patch-differs : the resource queue has the key Nmae in tags; 2 other resources have Name; Name instead of Nmae/,
    ],
    [
      'a misspelt status field that the composite gets',
      { patches: [to('status.atProvider.id', 'status.anr')] },
      /^patch-field-not-found reject: .* the API server refuses to apply the status of the composite; arn instead of anr/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('values that fit', () => {
  test.each([
    ['an integer into a number', { spec: ', n: {type: integer}', patches: [from('spec.n', 'spec.forProvider.delaySeconds')] }],
    [
      'a number of a provider into an integer',
      { status: 'arn: {type: string}, n: {type: integer}', patches: [to('status.atProvider.delaySeconds', 'status.n')] },
    ],
    [
      'a text after a conversion',
      {
        spec: ', n: {type: integer}',
        patches: [from('spec.n', 'spec.forProvider.tags.n', ', transforms: [{type: convert, convert: {toType: string}}]')],
      },
    ],
    [
      'a text that Go reads as a number',
      {
        spec: ', n: {type: string, enum: [inf]}',
        patches: [
          from(
            'spec.n',
            'spec.forProvider.tags.n',
            ', transforms: [{type: convert, convert: {toType: float64}}, {type: convert, convert: {toType: string}}]',
          ),
        ],
      },
    ],
    ['an annotation in brackets', { patches: [from('metadata.name', 'metadata.annotations[crossplane.io/external-name]')] }],
    [
      'each item of a list of the base',
      { base: ', spec: {managementPolicies: [Create]}', patches: [from('metadata.name', 'metadata.labels[a.b/c]')] },
    ],
    [
      'a policy with asterisks',
      {
        patches: [
          `{type: CombineFromComposite, combine: {variables: [{fromFieldPath: metadata.name}], strategy: string, string: {fmt: '{"Action": ["*", "*", "*", "*", "*", "*"], "Resource": "%s/*"}'}}, toFieldPath: spec.forProvider.policy}`,
        ],
      },
    ],
  ])('%s', (_, parts) => {
    expect(problemsOf(parts)).toEqual([]);
  });
});

describe('transforms', () => {
  const tag = (field: string, transforms: string): Parts => ({
    spec: `, n: {type: integer}, size: {type: string, enum: [small, large]}, names: {type: array, items: {type: string}}, free: {type: string},
      large: {type: string, enum: ['9223372036854775808']}, hexadecimal: {type: string, enum: ['0x10']}`,
    patches: [from(field, 'spec.forProvider.tags.t', `, transforms: [${transforms}]`)],
  });
  test.each([
    ['a verb for another type', tag('spec.n', '{type: string, string: {type: Format, fmt: "a-%d"}}'), /^patch-format .*a-%!d\(float64=5\)/],
    ['more verbs than values', tag('spec.free', '{type: string, string: {type: Format, fmt: "%s-%s"}}'), /^patch-format .*%!s\(MISSING\)/],
    [
      'a format without a verb',
      tag('spec.free', '{type: string, string: {type: Format, fmt: "a"}}'),
      /^patch-format .*%!\(EXTRA string=a\)/,
    ],
    ['a map of a number', tag('spec.n', '{type: map, map: {a: b}}'), /^patch-type-differs reject: .*map does not accept an integer/],
    ['a map without a case', tag('spec.size', '{type: map, map: {small: a}}'), /^map-without-case reject: .*no case for large/],
    [
      'a map with an unused case',
      tag('spec.size', '{type: map, map: {small: a, large: b, huge: c}}'),
      /^map-without-case risk: .*the case huge is never used/,
    ],
    ['a map of any text', tag('spec.free', '{type: map, map: {small: a}}'), /^map-without-case risk: .*accepts any text/],
    [
      'a match without a fallback',
      tag('spec.free', '{type: match, match: {patterns: [{type: literal, literal: a, result: b}]}}'),
      /^map-without-case risk: .*no fallback/,
    ],
    [
      'two fallbacks of which one is needed',
      tag(
        'spec.size',
        '{type: match, match: {patterns: [{type: literal, literal: small, result: b}], fallbackTo: Input, fallbackValue: c}}',
      ),
      /^map-without-case reject: .*for large the function fails/,
    ],
    [
      'two fallbacks of any text',
      tag('spec.free', '{type: match, match: {patterns: [{type: literal, literal: a, result: b}], fallbackTo: Input, fallbackValue: c}}'),
      /^map-without-case risk: .*for a value that no pattern matches the function fails/,
    ],
    [
      'a pattern without a type',
      tag('spec.free', '{type: match, match: {patterns: [{literal: a, result: b}], fallbackTo: Input}}'),
      /^composition-input : a pattern has no type/,
    ],
    [
      'a calculation with text',
      tag('spec.free', '{type: math, math: {type: Multiply, multiply: 2}}'),
      /^patch-type-differs reject: .*math does not accept a string/,
    ],
    [
      'a calculation without a type',
      tag('spec.n', '{type: math, math: {multiply: 2}}, {type: convert, convert: {toType: string}}'),
      /^composition-input : a math transform has no type/,
    ],
    [
      'strings that are not integers',
      tag('spec.size', '{type: convert, convert: {toType: int64}}, {type: convert, convert: {toType: string}}'),
      /^patch-type-differs reject: .*fails to convert small, large to int64/,
    ],
    [
      'an integer of more than 64 bits',
      tag('spec.large', '{type: convert, convert: {toType: int64}}, {type: convert, convert: {toType: string}}'),
      /^patch-type-differs reject: .*fails to convert 9223372036854775808 to int64/,
    ],
    [
      'a number that Go does not read',
      tag('spec.hexadecimal', '{type: convert, convert: {toType: float64}}, {type: convert, convert: {toType: string}}'),
      /^patch-type-differs reject: .*fails to convert 0x10 to float64/,
    ],
    [
      'a conversion that does not exist',
      tag('spec.names', '{type: convert, convert: {toType: string}}'),
      /^patch-type-differs reject: .*does not convert an array to string/,
    ],
    [
      'a long separator',
      tag('spec.names', '{type: string, string: {type: Join, join: {separator: ", "}}}'),
      /^patch-format risk: .*the text ends with ","/,
    ],
    [
      'a join of text',
      tag('spec.free', '{type: string, string: {type: Join, join: {separator: ","}}}'),
      /^patch-type-differs reject: .*Join does not accept a string/,
    ],
    [
      'an expression with a lookahead',
      tag('spec.free', '{type: string, string: {type: Regexp, regexp: {match: "a(?=b)"}}}'),
      /^composition-input : .*is not a regular expression of Go/,
    ],
    [
      'a group that does not exist',
      tag('spec.free', '{type: string, string: {type: Regexp, regexp: {match: "(a)b", group: 2}}}'),
      /^patch-type-differs reject: .*has no group 2/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('input of the function', () => {
  test.each([
    [
      'a patch set that does not exist',
      { input: '\n        patchSets: [{name: tags, patches: []}]', patches: ['{type: PatchSet, patchSetName: tgas}'] },
      /^composition-input .*tgas does not exist.*; tags instead of tgas/,
    ],
    [
      'a patch set in a patch set',
      {
        input: '\n        patchSets: [{name: tags, patches: [{type: PatchSet}]}]',
        patches: ['{type: PatchSet, patchSetName: tags}'],
      },
      /^composition-input .*contains a patch set/,
    ],
    [
      'an unknown field',
      {
        patches: [
          '{type: FromCompositeFieldPath, fromFieldPath: metadata.name, toFieldPatch: spec.forProvider.tags.a, toFieldPath: spec.forProvider.tags.a}',
        ],
      },
      /^composition-input .*toFieldPatch.*; toFieldPath instead of toFieldPatch/,
    ],
    [
      'an unknown type of a patch',
      { patches: ['{type: FromCompositeFieldPaths, fromFieldPath: metadata.name}'] },
      /^composition-input .*FromCompositeFieldPath instead of/,
    ],
    [
      'a combine patch without a target',
      {
        patches: [
          '{type: CombineFromComposite, combine: {strategy: string, string: {fmt: "%s"}, variables: [{fromFieldPath: metadata.name}]}}',
        ],
      },
      /^composition-input .*needs toFieldPath/,
    ],
    [
      'two resources with one name',
      {
        resources:
          '\n          - {name: queue, base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: a}}}}',
      },
      /^composition-input risk: two resources have the name queue/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('fields that are set too late or never', () => {
  const required = ', policy: {fromFieldPath: Required}';
  test.each([
    [
      'a status that nothing writes',
      { status: 'arn: {type: string}, id: {type: string}', patches: [from('status.id', 'spec.forProvider.tags.id', required)] },
      /^composed-resource-held-back reject: .*no patch of the Composition writes/,
    ],
    [
      'a resource that waits for itself',
      { patches: [from('status.arn', 'spec.forProvider.tags.id', required)] },
      /^composed-resource-held-back reject: .*the resource waits for itself/,
    ],
    [
      'a required read of an optional field',
      { spec: ', owner: {type: string}', patches: [from('spec.owner', 'spec.forProvider.tags.owner', required)] },
      /^composed-resource-held-back risk: .*which the composite may lack/,
    ],
    [
      'the environment that nothing fills',
      { patches: ['{type: FromEnvironmentFieldPath, fromFieldPath: account, toFieldPath: spec.forProvider.tags.a}'] },
      /^patch-order risk: .*nothing in the pipeline writes/,
    ],
    [
      'a wildcard without items',
      { patches: [from('metadata.name', 'metadata.finalizers[*]')] },
      /^patch-field-not-found reject: .*neither the base nor an earlier patch sets metadata\.finalizers/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('readiness checks', () => {
  const check = (text: string): Parts => ({
    resources: `
          - name: other
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: eu-west-1}}}
            readinessChecks: [${text}]`,
  });
  test.each([
    [
      'of a field that does not exist',
      check('{type: NonEmpty, fieldPath: status.atProvider.urll}'),
      /^patch-field-not-found reject: .*the resource never becomes ready; url instead of urll/,
    ],
    [
      'of a number as text',
      check('{type: MatchString, fieldPath: status.atProvider.delaySeconds, matchString: "5"}'),
      /^patch-type-differs reject: .*is a number/,
    ],
    [
      'of an integer',
      check('{type: MatchInteger, fieldPath: status.atProvider.delaySeconds, matchInteger: 5}'),
      /^patch-type-differs reject: .*float64/,
    ],
    ['without a condition', check('{type: MatchCondition}'), /^composition-input : .*needs matchCondition/],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('values that the function accepts, and that have another effect than it seems', () => {
  const queue = (more: string): string => `
          - name: other
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: a}}}
${more}`;
  const names = ', names: {type: array, items: {type: string}}';
  const environment = (transforms: string): string => `
        environment:
          patches: [{type: FromCompositeFieldPath, fromFieldPath: spec.region, toFieldPath: seconds${transforms}}]`;
  const days = '{type: FromEnvironmentFieldPath, fromFieldPath: seconds, toFieldPath: spec.forProvider.delaySeconds}';
  const detail = (name: string): string => `{type: FromConnectionSecretKey, name: ${name}, fromConnectionSecretKey: a}`;
  const join = (options: string): string =>
    from('spec.names', 'spec.forProvider.tags.a', `, transforms: [{type: string, string: {type: Join, join: ${options}}}]`);
  const match = (result: string): string =>
    from(
      'spec.region',
      'spec.forProvider.tags.a',
      `, transforms: [{type: match, match: {patterns: [{type: literal, literal: a${result}}], fallbackTo: Input}}]`,
    );

  test.each<[string, Parts, RegExp]>([
    [
      'a status that no condition has',
      { resources: queue("            readinessChecks: [{type: MatchCondition, matchCondition: {type: Ready, status: 'true'}}]") },
      /^patch-type-differs reject: .* the resource never becomes ready; one of True, False, Unknown/,
    ],
    [
      'two connection details with one name',
      { resources: queue(`            connectionDetails: [${detail('a')}, ${detail('b')}, ${detail('a')}]`) },
      /^composition-input risk: two connection details of a resource have the name a/,
    ],
    ['a join without a separator', { spec: names, patches: [join('{}')] }, /^composition-input risk: the join has no separator/],
    ['a pattern without a result', { patches: [match('')] }, /^composition-input risk: a pattern has no result, so the patch writes null/],
    [
      'a text of the environment in a number',
      { input: environment(''), patches: [days] },
      /^patch-type-differs reject: .* a string is not a number/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });

  test('the correct forms have no problem', () => {
    const convert = ', transforms: [{type: convert, convert: {toType: int64}}]';
    expect(problemsOf({ spec: names, patches: [join("{separator: ','}")] })).toEqual([]);
    expect(problemsOf({ patches: [match(', result: b')] })).toEqual([]);
    expect(problemsOf({ input: environment(convert), patches: [days] })).toEqual([]);
    const ready = "            readinessChecks: [{type: MatchCondition, matchCondition: {type: Ready, status: 'False'}}]\n";
    expect(problemsOf({ resources: queue(`${ready}            connectionDetails: [${detail('a')}, ${detail('b')}]`) })).toEqual([]);
  });

  test('a key of a map of quantities with dots needs brackets', () => {
    const quota = (path: string): Parts => ({
      resources: `
          - name: quota
            base: {apiVersion: v1, kind: ResourceQuota}
            readinessChecks: [{type: None}]
            patches: [${from('spec.region', path)}]`,
    });
    expect(problemsOf(quota('spec.hard.limits.memory'))).toEqual([
      expect.stringMatching(/^patch-field-not-found reject: .* spec\.hard\.limits is of the type string or number/),
    ]);
    expect(problemsOf(quota('spec.hard[limits.memory]'))).toEqual([]);
  });
});

test('a resource needs a base, or a step before that may create it', () => {
  const missing = [expect.stringMatching(/^resource-without-base : the resource other has no base/)];
  expect(problemsOf({ resources: '\n          - {name: other}' })).toEqual(missing);
  const step = (name: string, kind: string): string => `
    - step: before
      functionRef: {name: ${name}}
      input: {apiVersion: ${kind}, kind: Resources, resources: [{name: other, base: {apiVersion: example.com/v1, kind: Thing}}]}`;
  const after = (before: string): readonly string[] =>
    problemsIn(text({ resources: '\n          - {name: other}' }).replace('pipeline:', `pipeline:${before}`)).map(({ rule }) => rule);
  expect(after(step('function-patch-and-transform', 'pt.fn.crossplane.io/v1beta1'))).not.toContain('resource-without-base');
  expect(after(step('function-of-team', 'example.com/v1'))).not.toContain('resource-without-base');
});

test('an index beyond the largest list of the composite does not exist', () => {
  const spec = ', zones: {type: array, maxItems: 2, items: {type: string}}';
  expect(
    problemsOf({ spec, patches: [from('spec.zones[1]', 'spec.forProvider.tags.a'), from('spec.zones[2]', 'spec.forProvider.tags.b')] }),
  ).toEqual([expect.stringMatching(/^patch-field-not-found risk: patch 4 .*spec\.zones\[2\]/)]);
});

test('the same patch twice has no effect', () => {
  const tag = from('spec.region', 'spec.forProvider.tags.a');
  expect(problemsOf({ patches: [tag, tag] })).toEqual([]);
  expect(problemsOf({ patches: [from('metadata.name', 'spec.forProvider.tags.a'), tag] })).toEqual([
    expect.stringMatching(/^patch-order : patch 4 of the resource queue replaces/),
  ]);
});

test('the fields of a kind that composes nothing are for other composites', () => {
  const unread = text({}).replace(/pipeline:\n[\s\S]*$/, 'pipeline: [{step: ready, functionRef: {name: function-auto-ready}}]\n');
  expect(problemsIn(unread)).toEqual([]);
});

test('kinds that are not available are unknown, not wrong', () => {
  expect(problemsOf({ base: '' }).length).toBe(0);
  const unknown = text({ patches: [from('metadata.name', 'spec.anything.at[0].all')] }).replaceAll('sqs.aws.m.upbound.io', 'example.com');
  expect(problemsIn(unknown).filter(({ rule }) => rule !== 'composite-field-unused')).toEqual([]);
});

test('a message shows only the error of a long text', () => {
  const long = from('spec.region', 'metadata.labels.a', ', transforms: [{type: string, string: {type: Format, fmt: "%999999s%d"}}]');
  const [problem] = problemsIn(text({ patches: [long] })).filter(({ rule }) => rule === 'patch-format');
  expect(problem?.message).toContain('prints "...%!d(MISSING)"');
  expect(problem?.message.length).toBeLessThan(1000);
});

test('names of JavaScript are names like any other', () => {
  const selector = '{matchControllerRef: true, matchLabels: {a: b}}';
  expect(problemsOf({ base: `, spec: {forProvider: {region: a, constructorSelector: ${selector}}}` })).toContainEqual(
    expect.stringMatching(/^selector-without-resource : constructorSelector of the resource queue selects the resource of/),
  );
});

test('bad input gives problems and ends', () => {
  const many = Array.from({ length: 5000 }, (_, index) => from('spec.wrong', `spec.forProvider.tags.a${index}`));
  expect(problemsOf({ patches: many })).toHaveLength(1000);
  expect(
    problemsOf({
      patches: [
        from('spec.region', 'spec.forProvider.tags.a', ', transforms: [{type: string, string: {type: Format, fmt: "%99999999s"}}]'),
      ],
    }),
  ).toEqual([]);
  for (const value of ['1', '[]', '{}', 'null', 'text'])
    expect(() => problemsIn(text({}).replace(/resources:\n {10}- name[\s\S]*$/, `resources: ${value}\n`))).not.toThrow();
});

describe('names, labels, namespaces and steps', () => {
  const named = (target: string, fmt: string): Parts => ({
    patches: [from('metadata.name', target, `, transforms: [{type: string, string: {type: Format, fmt: '${fmt}'}}]`)],
  });
  const config = (patch: string): Parts => ({
    ...{ scope: 'Cluster', base: ', metadata: {namespace: a}', status: 'arn: {type: string}, space: {type: string}' },
    patches: [to('metadata.namespace', 'status.space')],
    resources: `
          - name: settings
            base: {apiVersion: v1, kind: ConfigMap}
            readinessChecks: [{type: None}]
            patches: [${patch}]`,
  });
  const usage = (kind: string, labels = ''): Parts => ({
    base: ', metadata: {labels: {part: queue}}',
    resources: `
          - name: usage
            base:
              apiVersion: protection.crossplane.io/v1beta1
              kind: Usage
              spec:
                of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: ${kind}, resourceSelector: {matchControllerRef: true${labels}}}
                reason: it has data`,
  });
  const list = ', list: {type: array, items: {type: object, properties: {a: {type: string}}}}';
  const join: Parts = {
    spec: list,
    patches: [from('spec.list', 'spec.forProvider.tags.a', `, transforms: [{type: string, string: {type: Join, join: {separator: ','}}}]`)],
  };

  test.each<[string, Parts, RegExp]>([
    ['a name with a capital letter', named('metadata.name', 'Queue-%s'), /^patch-type-differs reject: .*never has the character "Q"/],
    ['a label with a space', named('metadata.labels.team', 'team %s'), /^patch-type-differs reject: .*never has the character " "/],
    [
      'a name with some values that are refused',
      { spec: ', kind: {type: string, enum: [Big, small]}', patches: [from('spec.kind', 'metadata.name')] },
      /^patch-type-differs risk: .*writes "Big" to metadata.name/,
    ],
    [
      'the status of a resource',
      { patches: [from('spec.region', 'status.atProvider.region')] },
      /^patch-outside-status : .*the API server drops a status that is applied with its object/,
    ],
    [
      'a label that is not one of Crossplane',
      { patches: [from('metadata.labels[crossplane.io/composit]', 'spec.forProvider.tags.a')] },
      /^patch-field-not-found risk: .*crossplane.io\/composite instead of crossplane.io\/composit/,
    ],
    [
      'a label of a claim, without claims',
      { patches: [from('metadata.labels[crossplane.io/claim-name]', 'spec.forProvider.tags.a')] },
      /^patch-field-not-found risk: .*only claims of Crossplane 1 set this one/,
    ],
    [
      'a namespace from a status that a new composite does not have',
      config(from('status.space', 'metadata.namespace')),
      /^composed-scope risk: .*gets its namespace from status.space/,
    ],
    ['a Usage of a kind that is not composed', usage('Bucket'), /^selector-without-resource : .*the Usage protects nothing/],
    [
      'a Usage of labels that no resource has',
      usage('Queue', ', matchLabels: {part: queeu}'),
      /^selector-without-resource : .*with the labels part=queeu.*one of part=queue/,
    ],
    ['a text that is nearly JSON', named('spec.forProvider.policy', '{"Resource": ["%s"}'), /^patch-format : .*is not valid JSON/],
    ['a join of objects', join, /^patch-format risk: .*prints each item, which is an object, as map\[a:b\]/],
  ])('%s', (_, parts, expected) => {
    expect(problemsOf(parts)).toEqual([expect.stringMatching(expected)]);
  });

  test.each<[string, Parts]>([
    ['a name with dots', named('metadata.name', 'queue.%s')],
    [
      'a name that a later transform corrects',
      {
        patches: [
          from(
            'metadata.name',
            'metadata.name',
            ", transforms: [{type: string, string: {type: Format, fmt: 'Queue-%s'}}, {type: string, string: {type: Convert, convert: ToLower}}]",
          ),
        ],
      },
    ],
    ['a text in JSON', named('spec.forProvider.policy', '{"Resource": [%q]}')],
    ['a number in JSON', named('spec.forProvider.policy', '{"Size": %s}')],
    ['a text in braces', named('spec.forProvider.policy', '{%s')],
    ['an annotation with any text', named('metadata.annotations[example.org/text]', 'Any text: %s')],
    ['a label with a capital letter', named('metadata.labels.team', 'Team_%s')],
    ['the label of the composite', { patches: [from('metadata.labels[crossplane.io/composite]', 'spec.forProvider.tags.a')] }],
    ['a label of the user', { patches: [from('metadata.labels[example.org/team]', 'spec.forProvider.tags.a')] }],
    ['a namespace that the resource waits for', config(from('status.space', 'metadata.namespace', ', policy: {fromFieldPath: Required}'))],
    ['a Usage of a composed kind', usage('Queue')],
  ])('accepts %s', (_, parts) => {
    expect(problemsOf(parts)).toEqual([]);
  });

  test('a resource in a later step replaces one of the same name', () => {
    const step = (name: string): string => `
    - step: more
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: ${name}
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: a}}}`;
    expect(problemsOf({ resources: step('queue') })).toEqual([
      expect.stringMatching(/^composition-input risk: a step before has a resource with the name queue/),
    ]);
    expect(problemsOf({ resources: step('other') })).toEqual([]);
  });
});

describe('the input of function-environment-configs', () => {
  const environment = (spec: string): Parts => ({
    resources: `
    - step: environment
      functionRef: {name: function-environment-configs}
      input: {apiVersion: environmentconfigs.fn.crossplane.io/v1beta1, kind: Input, spec: {environmentConfigs: [${spec}]}}`,
  });

  test.each<[string, string, RegExp]>([
    ['a misspelt field', '{type: Reference, ref: {nam: a}}', /^composition-input : .*the field nam .*name instead of nam/],
    ['labels that are a map', '{type: Selector, selector: {matchLabels: {a: b}}}', /^composition-input : .*an object at .*matchLabels/],
    [
      'a type that does not exist',
      '{type: reference, ref: {name: a}}',
      /^composition-input risk: .*the type reference, which does not exist/,
    ],
    ['a mode that does not exist', '{type: Selector, selector: {mode: One}}', /^composition-input : .*the mode One, which does not exist/],
    [
      'a label without its path',
      '{type: Selector, selector: {matchLabels: [{key: a}]}}',
      /^composition-input : a label of the type FromCompositeFieldPath needs valueFromFieldPath/,
    ],
  ])('%s', (_, spec, expected) => {
    expect(problemsOf(environment(spec))).toContainEqual(expect.stringMatching(expected));
  });

  test('accepts valid sources', () => {
    const valid =
      '{ref: {name: a}}, {type: Selector, selector: {matchLabels: [{type: Value, key: a, value: b}, {key: c, valueFromFieldPath: spec.region}]}}';
    expect(problemsOf(environment(valid))).toEqual([]);
  });
});

describe('the schema of a definition', () => {
  test.each<[string, string, RegExp]>([
    ['a misspelt description', ', size: {type: string, desription: a}', /^xrd-part-dropped advice: .*description instead of desription/],
    [
      'a field that is indented like a keyword',
      ', size: {type: array, items: {type: string}, owner: {type: string}}',
      /^xrd-part-dropped : .*the field owner below properties/,
    ],
    ['a misspelt keyword', ', size: {type: string, maxLenght: 3}', /^xrd-part-dropped : .*maxLength instead of maxLenght/],
    [
      'a keyword of JSON Schema',
      ', size: {type: array, items: {type: string, const: a}}',
      /^xrd-part-dropped : .*the keyword const, which no CRD has/,
    ],
  ])('%s', (_, spec, expected) => {
    expect(problemsOf({ spec })).toEqual([expect.stringMatching(expected)]);
  });

  test('accepts words that only describe it', () => {
    expect(problemsOf({ spec: ', size: {type: string, examples: [a], x-editor: text, title: Size}' })).toEqual([]);
  });

  test.each([
    [
      '.spec.regoin',
      [
        'patch-field-not-found risk: the column Region reads .spec.regoin, which its composites do not have: the column is always empty; region instead of regoin',
      ],
    ],
    ['.spec.region', []],
    [".status.conditions[?(@.type=='Ready')].status", []],
    ['.metadata.creationTimestamp', []],
    ['.spec.crossplane.compositionRef.name', []],
  ])('a column that reads %s', (path, expected) => {
    const own = text({}).replace(
      '      schema:\n',
      `      additionalPrinterColumns: [{name: Region, type: string, jsonPath: "${path}"}]\n      schema:\n`,
    );
    expect(own).not.toBe(text({}));
    expect(problemsIn(own).map(({ rule, severity, message, expected: right }) => `${rule} ${severity}: ${message}; ${right}`)).toEqual(
      expected,
    );
  });
});

describe('readiness of the composite', () => {
  const READY = '\n    - {step: ready, functionRef: {name: function-auto-ready}}';
  const resource = (base: string, more = ''): Parts => ({
    resources: `\n          - name: other\n            base: ${base}${more}`,
  });
  const problemsWith = (parts: Parts, step = ''): readonly string[] =>
    problemsIn(`${text(parts)}${step.slice(1)}`).map(({ rule, severity = '', message }) => `${rule} ${severity}: ${message}`);
  const NONE = '\n            readinessChecks: [{type: None}]';
  const CONFIG = '{apiVersion: v1, kind: ConfigMap}';
  const ROLE = '{apiVersion: rbac.authorization.k8s.io/v1, kind: Role}';
  const PROVIDER =
    '{apiVersion: kubernetes.m.crossplane.io/v1alpha1, kind: ProviderConfig, spec: {credentials: {source: InjectedIdentity}}}';

  test.each<[string, string, string]>([
    ['a ConfigMap without function-auto-ready', CONFIG, ''],
    ['a Role', ROLE, READY],
    ['a ProviderConfig, which has no conditions', PROVIDER, READY],
  ])('%s never becomes ready', (_, base, step) => {
    expect(problemsWith(resource(base), step)).toEqual([
      expect.stringMatching(/^resource-never-ready : .*the composite never becomes ready$/),
    ]);
    expect(problemsWith(resource(base, NONE), step)).toEqual([]);
  });

  test('function-auto-ready makes resources ready', () => {
    expect(problemsWith(resource(CONFIG), READY)).toEqual([]);
    expect(problemsWith(resource('{apiVersion: v1, kind: Pod, spec: {containers: [{name: a}]}}'), '')).toEqual([]);
  });

  test('a check that never passes has no effect if function-auto-ready follows', () => {
    const wrong = resource(
      '{apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: a}}}',
      '\n            readinessChecks: [{type: MatchInteger, fieldPath: status.atProvider.delaySeconds, matchInteger: 5}]',
    );
    expect(problemsWith(wrong)).toEqual([expect.stringMatching(/^patch-type-differs reject: .*the resource never becomes ready$/)]);
    expect(problemsWith(wrong, READY)).toEqual([
      expect.stringMatching(/^patch-type-differs risk: .*function-auto-ready alone decides whether the resource is ready$/),
    ]);
  });
});

describe('what Crossplane 2 refuses', () => {
  const role = (fmt: string): Parts => ({
    resources: `
          - name: role
            base: {apiVersion: rbac.authorization.k8s.io/v1, kind: Role}
            readinessChecks: [{type: None}]
            patches: [${from('metadata.name', 'metadata.name', `, transforms: [{type: string, string: {type: Format, fmt: '${fmt}'}}]`)}]`,
  });

  test('a name of a role that other names may not have', () => {
    expect(problemsOf(role('a:%s'))).toEqual([expect.stringMatching(/^patch-type-differs reject: .*Crossplane refuses the resource/)]);
    expect(problemsOf(role('a-%s'))).toEqual([]);
  });

  test('the package of a function instead of its name', () => {
    const own = text({}).replace('name: function-patch', 'name: contrib/function-patch');
    expect(problemsIn(own).map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'composition-input /spec/pipeline/0/functionRef/name',
    ]);
  });

  test('a longer name in a definition than Crossplane allows', () => {
    const own = (most: number): string =>
      text({}).replace(
        'properties:\n            spec:',
        `properties:\n            metadata: {type: object, properties: {name: {type: string, maxLength: ${most}}}}\n            spec:`,
      );
    expect(problemsIn(own(63))).toEqual([]);
    expect(problemsIn(own(100)).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'xrd-part-dropped: maxLength of metadata.name is 100, and Crossplane writes 63 into the CRD that it creates',
    ]);
  });

  test('an item of a list that only patches create, without its name', () => {
    const pod = (index: number): Parts => ({
      resources: `
          - name: pod
            base: {apiVersion: v1, kind: Pod, spec: {containers: [{name: web}]}}
            patches: [${from('metadata.name', `spec.containers[${index}].image`)}]`,
    });
    expect(problemsOf(pod(0))).toEqual([]);
    expect(problemsOf(pod(1))).toEqual([expect.stringMatching(/^composed-field-required .*sets spec\.containers\[1\]\.name/)]);
  });

  test('a match with a pattern for each boolean needs no fallback', () => {
    const patterns = (second: string): string =>
      from(
        'spec.on',
        'spec.forProvider.tags.a',
        `, transforms: [{type: convert, convert: {toType: string}}, {type: match, match: {patterns: [{type: literal, literal: 'true', result: a}, ${second}]}}]`,
      );
    const of = (second: string): Parts => ({ spec: ', on: {type: boolean}', patches: [patterns(second)] });
    expect(problemsOf(of("{type: regexp, regexp: '^f', result: b}"))).toEqual([]);
    expect(problemsOf(of("{type: regexp, regexp: '^g', result: b}"))).toEqual([expect.stringMatching(/^map-without-case risk: /)]);
  });
});
