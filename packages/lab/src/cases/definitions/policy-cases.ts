import type { Manifest } from '@slipway/manifest';
import type { Case } from '../cases.ts';
import { type Draw, drawn, sampleOf } from '../draw.ts';

/** Returns admission policies and webhooks with expressions. Most of them compile. */
export const policyCases = (count: number, seed: number): readonly Case[] =>
  sampleOf(
    drawn((draw) => drawPolicy(draw)),
    count,
    seed,
  ).map((value) => JSON.parse(JSON.stringify(value)) as Case);

const RULES = [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['deployments'] }];
const KINDS = [
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicy',
  'MutatingAdmissionPolicy',
  'ValidatingWebhookConfiguration',
] as const;

function drawPolicy(draw: Draw): Case {
  const kind = draw.pick(KINDS);
  const object: Manifest = { apiVersion: 'admissionregistration.k8s.io/v1', kind, metadata: { name: 'made' }, ...bodyOf(kind, draw) };
  return { mutation: kind, object };
}

function bodyOf(kind: (typeof KINDS)[number], draw: Draw): object {
  const matchConditions = draw.chance(40) ? { matchConditions: [{ name: 'one', expression: condition(draw) }] } : {};
  if (kind === 'ValidatingWebhookConfiguration') {
    const clientConfig = { url: 'https://a.example/check' };
    return {
      webhooks: [
        { name: 'a.made.example', clientConfig, sideEffects: 'None', admissionReviewVersions: ['v1'], rules: RULES, ...matchConditions },
      ],
    };
  }
  const shared = {
    failurePolicy: 'Fail',
    ...(draw.chance(50) ? { paramKind: { apiVersion: 'v1', kind: 'ConfigMap' } } : {}),
    matchConstraints: { resourceRules: RULES },
    ...matchConditions,
    ...(draw.chance(60) ? { variables: ['one', 'two'].map((name) => ({ name, expression: value(draw) })) } : {}),
  };
  if (kind === 'MutatingAdmissionPolicy') return { spec: { ...shared, reinvocationPolicy: 'Never', mutations: [mutation(draw)] } };
  const validation = { expression: condition(draw), ...(draw.chance(50) ? { messageExpression: text(draw) } : {}) };
  const audit = { key: 'said', valueExpression: draw.chance(20) ? 'null' : text(draw) };
  return { spec: { ...shared, validations: [validation], ...(draw.chance(30) ? { auditAnnotations: [audit] } : {}) } };
}

function mutation(draw: Draw): object {
  return draw.chance(50)
    ? { patchType: 'JSONPatch', jsonPatch: { expression: jsonPatch(draw) } }
    : { patchType: 'ApplyConfiguration', applyConfiguration: { expression: applyConfiguration(draw) } };
}

const jsonPatch = (draw: Draw): string =>
  draw.pick([
    `[JSONPatch{op: 'add', path: '/metadata/labels/' + jsonpatch.escapeKey('a/b'), value: ${value(draw)}}]`,
    `[JSONPatch{op: 'replace', path: '/spec/replicas', value: Object.spec{replicas: 1}}]`,
    `${condition(draw)} ? [JSONPatch{op: 'remove', path: '/spec'}] : []`,
    `[JSONPatch{op: 1, path: '/spec'}]`,
    `[JSONPatch{operation: 'add'}]`,
    `JSONPatch{op: 'add'}`,
    `[Patch{op: 'add'}]`,
    '[]',
    `[JSONPatch{op: 'test', path: '/', value: 1},]`,
  ]);

const applyConfiguration = (draw: Draw): string =>
  draw.pick([
    'Object{spec: Object.spec{replicas: 3}}',
    `Object{metadata: Object.metadata{labels: {'a': ${text(draw)}}}}`,
    `Object{spec: Object.spec{template: Object.spec.template{?spec: optional.none()}}}`,
    `${condition(draw)} ? Object{} : Object{spec: ${value(draw)}}`,
    'Object.spec{replicas: 3}',
    'Other{spec: 1}',
    'object',
    'Object{spec}',
    `{'spec': 1}`,
  ]);

/** Returns a condition. Some refer to a missing field. */
const condition = (draw: Draw): string =>
  draw.pick([
    'object.spec.replicas > 1',
    'object.spec.replicas <= params.data.most',
    '!has(oldObject.metadata) || oldObject.metadata.name == object.metadata.name',
    "request.operation == 'CREATE'",
    "request.userInfo.groups.exists(g, g == 'system:masters')",
    "request.userInfo.extra['a'][0] == 'b'",
    'request.noSuchField == 1',
    'request.object.spec == 1',
    "namespaceObject.metadata.labels['a'] == 'b'",
    'namespaceObject.spec.replicas > 1',
    "authorizer.group('apps').resource('deployments').check('create').allowed()",
    "authorizer.requestResource.check('create').allowed()",
    "authorizer.path('/healthz').check('get').errored()",
    "authorizer.serviceAccount('a', 'b').group('').resource('pods').labelSelector('a=b').check('list').reason() == ''",
    "authorizer.noSuchMethod('a')",
    'variables.one == 1',
    'variables.two.size() > 1',
    'variables.three',
    'variables.one && true',
    'object.metadata.labels.all(k, k.startsWith("a"))',
    'object.spec.template.spec.containers.all(c, quantity(c.resources.limits.cpu).isLessThan(quantity("1")))',
    'object.spec.',
    'size(object.spec) > "a"',
    '1 + 1',
    'self.spec == 1',
    'params == null',
    "duration('x') == duration('1s')",
    "object.metadata.name.matches('[')",
    'dyn(object) == dyn(oldObject)',
    'cel.noSuch(object)',
    'object.a == int("b")',
    '[1, "a"].size() > 0',
    'request.dryRun',
    'request.options.a.b == 1',
    'oldObject == null',
  ]);

const text = (draw: Draw): string =>
  draw.pick([
    "'said'",
    'object.metadata.name',
    "'a' + string(object.spec.replicas)",
    'request.name',
    'string(1)',
    '1',
    "'%s'.format([object])",
    "authorizer.path('/').check('get').reason()",
    'string(variables.one)',
    "'a' +",
  ]);

const value = (draw: Draw): string =>
  draw.pick([
    '1',
    "'a'",
    'object.spec',
    '[1, 2]',
    "{'a': [1]}",
    'request.userInfo',
    'null',
    'timestamp("2024-01-01T00:00:00Z")',
    'optional.of(1)',
    'variables.one',
    condition(draw),
    text(draw),
    'quantity("1")',
    'type(1)',
    '[optional.of(1)]',
  ]);
