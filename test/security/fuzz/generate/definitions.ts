// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { type Node, nodeOf } from './nodes.ts';

/** A CRD or XRD with a schema that is meant to crash its compiler, and instances of it. */
export function definitionWithInstances(draft: Draft): Node[] {
  const { random, note } = draft;
  const isComposite = random.chance(0.3);
  note(isComposite ? 'xrd' : 'crd');
  const schema = objectSchema(draft, 0);
  const versions = random.times(1, 2, (index) => ({
    name: ['v1', 'v1alpha1', hostileText(random)][
      random.weighted([
        [10, index],
        [1, 2],
      ])
    ],
    served: true,
    ...(isComposite ? { referenceable: index === 0 } : { storage: index === 0 }),
    schema: { openAPIV3Schema: { type: 'object', properties: { spec: schema } } },
    ...(random.chance(0.2)
      ? { subresources: { status: {}, scale: { specReplicasPath: hostileText(random), statusReplicasPath: '.status.a' } } }
      : {}),
    ...(random.chance(0.2) ? { additionalPrinterColumns: [{ name: 'a', type: 'string', jsonPath: hostileText(random) }] } : {}),
    ...(random.chance(0.2) ? { selectableFields: [{ jsonPath: hostileText(random) }] } : {}),
  }));
  const definition = nodeOf({
    apiVersion: isComposite ? random.pick(['apiextensions.crossplane.io/v2', 'apiextensions.crossplane.io/v1']) : 'apiextensions.k8s.io/v1',
    kind: isComposite ? 'CompositeResourceDefinition' : 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.org' },
    spec: {
      group: random.chance(0.95) ? 'example.org' : hostileText(random),
      names: { kind: random.chance(0.95) ? 'Widget' : hostileText(random), plural: 'widgets', singular: 'widget', listKind: 'WidgetList' },
      scope: random.pick(['Namespaced', 'Cluster']),
      ...(random.chance(0.2) ? { conversion: { strategy: 'Webhook', webhook: hostileValue(random) } } : {}),
      versions,
    },
  });
  const instances = random.times(0, 3, () =>
    nodeOf({
      apiVersion: 'example.org/v1',
      kind: 'Widget',
      metadata: { name: random.word(3), namespace: 'apps' },
      spec: instanceOf(schema, random),
    }),
  );
  return [definition, ...instances];
}

type Schema = Record<string, unknown>;

function objectSchema(draft: Draft, depth: number): Schema {
  const { random } = draft;
  return {
    type: 'object',
    ...rulesOf(draft),
    properties: Object.fromEntries(
      random.times(1, 4, (index) => [random.chance(0.1) ? hostileText(random) : `f${index}`, fieldSchema(draft, depth + 1)]),
    ),
    ...(random.chance(0.2) ? { required: ['f0', hostileText(random)] } : {}),
  };
}

function fieldSchema(draft: Draft, depth: number): Schema {
  const { random } = draft;
  return random.weighted<() => Schema>([
    [3, () => ({ type: 'string', ...restrictions(draft) })],
    [3, () => ({ type: 'integer', ...numbers(draft) })],
    [1, () => ({ type: 'number', ...numbers(draft) })],
    [1, () => ({ type: 'boolean', default: hostileValue(random) })],
    [depth < 4 ? 2 : 0, () => objectSchema(draft, depth)],
    [depth < 4 ? 2 : 0, () => ({ type: 'array', items: fieldSchema(draft, depth + 1), ...listType(random), ...rulesOf(draft) })],
    [depth < 4 ? 1 : 0, () => ({ type: 'object', additionalProperties: fieldSchema(draft, depth + 1) })],
    [1, () => ({ type: 'object', 'x-kubernetes-preserve-unknown-fields': true })],
    [0.5, () => ({ 'x-kubernetes-int-or-string': true })],
    [0.5, () => ({ type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true })],
    [0.5, () => ({ $ref: random.pick(['#', '#/properties/spec', '@OUTSIDE@/canary.json', '../canary.yaml', 'https://example.org/a']) })],
    [0.5, () => ({ type: hostileValue(random) })],
    [
      0.5,
      () => ({ [random.pick(['oneOf', 'anyOf', 'allOf', 'not'])]: [{ required: ['a'] }, { properties: { a: hostileValue(random) } }] }),
    ],
    [0.2, () => deepSchema(random)],
  ])();
}

const deepSchema = (random: Random): Schema => {
  let schema: Schema = { type: 'string' };
  for (let depth = random.int(10, 150); depth > 0; depth--) schema = { type: 'array', items: schema };
  return schema;
};

const listType = (random: Random): Schema =>
  random.weighted<Schema>([
    [4, {}],
    [1, { 'x-kubernetes-list-type': 'set' }],
    [1, { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['f0', 'b'] }],
  ]);

function restrictions({ random, note }: Draft): Schema {
  const schema: Schema = {};
  if (random.chance(0.4)) {
    note('crd:pattern');
    schema.pattern = random.pick(PATTERNS);
  }
  if (random.chance(0.2)) schema.default = hostileValue(random);
  if (random.chance(0.2)) schema.enum = [hostileText(random), hostileValue(random)];
  if (random.chance(0.2))
    schema.format = random.pick(['date-time', 'uuid', 'int64', 'byte', 'ipv4', 'cidr', 'duration', 'password', hostileText(random)]);
  if (random.chance(0.2)) schema[random.pick(['maxLength', 'minLength'])] = bigNumber(random);
  return { ...schema, ...(random.chance(0.2) ? { 'x-kubernetes-validations': [{ rule: random.pick(RULES) }] } : {}) };
}

function numbers({ random, note }: Draft): Schema {
  if (random.chance(0.5)) return {};
  note('crd:big-integer');
  return {
    [random.pick(['default', 'minimum', 'maximum', 'multipleOf', 'enum'])]: bigNumber(random),
    ...(random.chance(0.5) ? { format: 'int64' } : {}),
  };
}

const bigNumber = (random: Random): Node =>
  random.pick<Node>([
    9223372036854775807n,
    -9223372036854775808n,
    18446744073709551615n,
    9007199254740993n,
    1e300,
    { raw: '.nan' },
    { raw: '1e999' },
    -1,
    0,
    1.5,
    3,
  ]);

function rulesOf({ random, note }: Draft): Schema {
  if (random.chance(0.6)) return {};
  note('crd:cel');
  return {
    'x-kubernetes-validations': random.times(1, random.chance(0.03) ? 200 : 3, () => ({
      rule: random.chance(0.85) ? random.pick(RULES) : hostileText(random),
      ...(random.chance(0.3) ? { message: hostileText(random) } : {}),
      ...(random.chance(0.2)
        ? { messageExpression: random.pick(["'a' + self.f0", "'::error::' + string(self)", hostileText(random)]) }
        : {}),
      ...(random.chance(0.1) ? { fieldPath: hostileText(random), reason: hostileText(random) } : {}),
    })),
  };
}

const PATTERNS = [
  '^(a+)+$',
  '(a|a)*b',
  '(?=a)b',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '((((((((((a{0,50}){0,50}){0,50}',
  'a{1000}',
  '(a{1,1000}){1,1000}',
  '[',
  '\\',
  '(?P<n>a)',
  '\\p{L}+',
  '(?i)a',
  '^[a-z]{1,63}$',
  'x*x*x*x*x*x*y',
  '^(a|b|ab)*c$',
  '\\C',
  '(?:)',
  '',
];

const RULES = [
  'self.f0 == self.f0',
  'has(self.f0) && self.f0.size() > 0',
  'self.all(a, self.all(b, self.all(c, a == b || b == c)))',
  'self.exists(x, x.matches("(a+)+$"))',
  '[1,2,3,4,5,6,7,8,9].all(a, [1,2,3,4,5,6,7,8,9].all(b, [1,2,3,4,5,6,7,8,9].all(c, [1,2,3,4,5,6,7,8,9].all(d, [1,2,3,4,5,6,7,8,9].all(e, a+b+c+d+e > 0)))))',
  'oldSelf == self',
  'self',
  '1/0 == 1',
  '9223372036854775807 + 1 > 0',
  '"a".replace("a", "aaaaaaaaaa").replace("a", "aaaaaaaaaa").replace("a", "aaaaaaaaaa").replace("a", "aaaaaaaaaa").size() > 0',
  'self.f0.matches(self.f1)',
  'self.f0.split("").join("").size() > 0',
  'duration("1h") > duration("x")',
  'timestamp("x") < timestamp("y")',
  'url(self).getHost() == ""',
  'quantity("1e999").isGreaterThan(quantity("1"))',
  'self.__proto__ == null',
  'constructor',
  'self["__proto__"]',
  '((((((((((((((((((((1))))))))))))))))))))',
  'has(',
  '"',
  'a.b.c.d()',
  'ip("::1").family() == 6',
  'self.f0 in self.f1',
  'dyn(self).toString()',
  '{"a": 1}.map(x, x)',
  'optional.of(1).value() == 1',
  '',
];

/** Something that the schema may have asked for. */
function instanceOf(schema: Schema, random: Random): Node {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return {
    entries: fields
      .filter(() => random.chance(0.8))
      .map(([name, field]) => [name, random.chance(0.3) ? hostileValue(random) : sample(field, random)]),
  };
}

function sample(schema: Schema, random: Random, depth = 0): Node {
  const { type, items, additionalProperties } = schema;
  if (type === 'string')
    return random.pick(['a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', 'ab'.repeat(random.int(1, 2000)), hostileText(random)]);
  if (type === 'integer' || type === 'number') return random.pick<Node>([1, 3, 9007199254740993n, 9223372036854775807n, 0.5]);
  if (type === 'boolean') return true;
  if (type === 'array') return random.times(0, depth > 3 ? 1 : 3, () => sample((items ?? {}) as Schema, random, depth + 1));
  if (typeof additionalProperties === 'object')
    return {
      entries: random.times(0, depth > 3 ? 1 : 3, (index) => [`k${index}`, sample(additionalProperties as Schema, random, depth + 1)]),
    };
  return schema.properties === undefined ? hostileValue(random) : instanceOf(schema, random);
}
