import { describe, expect, test } from 'vitest';
import { createValidator, type Verdict, validateRules } from '../src/index.ts';
import { type ValidObject, validObjects } from './valid-objects.ts';

const validator = createValidator();

const rulesOf = (verdict: Verdict): string[] => verdict.findings.map((finding) => finding.rule);

/** The object with `fields` put over its top level. */
const having = (name: ValidObject, fields: object): unknown => ({ ...validObjects[name], ...fields });

/** What Flux replaces with the value of a variable. */
const variable = (name: string): string => ['$', '{', name, '}'].join('');

describe('the verdict', () => {
  test('is reject when the server rejects the object, with all findings at once', () => {
    const verdict = validator.check({
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      kind: 'Kustomization',
      metadata: { name: 'Shop', labels: { team: 'a b' } },
      spec: { interval: 'often', prune: 'yes', pahts: './shop', sourceRef: { kind: 'Git', name: 'fleet' } },
    });
    expect(verdict.verdict).toBe('reject');
    expect(rulesOf(verdict).sort()).toEqual([
      'missing-namespace',
      'not-allowed-value',
      'unknown-field',
      'wrong-label',
      'wrong-name',
      'wrong-pattern',
      'wrong-type',
    ]);
  });

  test('is lossy when the server accepts the object and drops a part of it', () => {
    expect(validator.check(having('nodePool', { metadata: { name: 'default', namespace: 'karpenter' } })).verdict).toBe('lossy');
  });

  test('names the object, and its namespace', () => {
    expect(validator.check(validObjects.helmRelease)).toEqual({
      verdict: 'accept',
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      name: 'cert-manager',
      namespace: 'flux-system',
      findings: [],
    });
  });

  test('is that of the server: it accepts a plain Secret, which Slipway rejects', () => {
    const verdict = validator.check(having('emptySecret', { stringData: { password: 'hunter2' } }));
    expect(verdict).toMatchObject({ verdict: 'accept', findings: [{ rule: 'plain-secret', severity: 'reject' }] });
    expect(JSON.stringify(verdict)).not.toContain('hunter2');
  });

  test('on a List is the verdict on its items, with pointers from the list', () => {
    const list = { apiVersion: 'v1', kind: 'List', items: [validObjects.service, having('configMap', { dta: {} })] };
    expect(validator.check(list).findings.map((finding) => finding.pointer)).toEqual(['/items/1/dta']);
  });

  test.each([undefined, null, 5, 'text', [], [validObjects.service]])('on %j is that it is not an object', (value) => {
    expect(rulesOf(validator.check(value))).toEqual(['not-an-object']);
  });
});

describe('where JSON Schema and the API server differ, the result is that of the server', () => {
  const schema = {
    group: 'example.org',
    version: 'v1',
    kind: 'Thing',
    plural: 'things',
    scope: 'Cluster',
    origin: 'crd',
    schema: {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: {
            size: { type: 'integer', minimum: 0, exclusiveMinimum: true },
            either: { anyOf: [{ type: 'integer' }, { type: 'string' }], 'x-kubernetes-int-or-string': true, nullable: true },
            share: { type: 'number', multipleOf: 0.1 },
            mode: { type: 'string', enum: ['On', 'Off'], default: 'On' },
            nothing: { type: 'string', nullable: true },
            insensitive: { type: 'string', pattern: '(?i)^abc[[:digit:]]+$' },
            free: {
              type: 'object',
              'x-kubernetes-preserve-unknown-fields': true,
              properties: { known: { type: 'object', properties: { a: { type: 'string' } } } },
            },
            ignored: { type: 'string', format: 'no-such-format' },
            wait: { type: 'string', format: 'duration' },
            nested: { type: 'object', required: ['mode'], properties: { mode: { type: 'string', default: 'x' } } },
            ports: {
              type: 'array',
              'x-kubernetes-list-type': 'map',
              'x-kubernetes-list-map-keys': ['port', 'protocol'],
              items: { type: 'object', properties: { port: { type: 'integer' }, protocol: { type: 'string', default: 'TCP' } } },
            },
            source: {
              type: 'object',
              properties: { git: { type: 'string' }, oci: { type: 'string' } },
              oneOf: [{ required: ['git'] }, { required: ['oci'] }],
            },
            target: {
              type: 'object',
              properties: { name: { type: 'string' }, host: { type: 'string' } },
              anyOf: [{ required: ['name'] }, { required: ['host'] }],
              not: { required: ['name', 'host'] },
            },
            toString: { type: 'string' },
          },
          required: [],
        },
      },
    },
  } as const;
  const custom = createValidator({ schemas: [schema] });
  const check = (spec: object): string[] =>
    custom
      .check({ apiVersion: 'example.org/v1', kind: 'Thing', metadata: { name: 'a' }, spec })
      .findings.map((finding) => `${finding.rule} ${finding.pointer}`);

  test.each([
    ['a boolean exclusiveMinimum', { size: 0 }, ['out-of-range /spec/size']],
    ['an integer written as 1.0', { size: 1.0 }, []],
    ['an integer that only fits a float', { size: 2 ** 63 }, ['out-of-range /spec/size']],
    ['an integer or a string, nullable without a type', { either: null }, []],
    ['a string for an integer or a string', { either: 'x' }, []],
    ['a boolean for an integer or a string', { either: true }, ['wrong-type /spec/either']],
    ['multiples of fractions', { share: 0.3 }, []],
    ['no multiple of a fraction', { share: 0.35 }, ['out-of-range /spec/share']],
    ['null where a default takes its place', { mode: null }, ['replaced-null /spec/mode']],
    ['null where it is allowed', { nothing: null }, []],
    ['null where it is not', { size: null }, ['null-value /spec/size']],
    ['a pattern in the dialect of Go', { insensitive: 'ABC1' }, []],
    ['a pattern in the dialect of Go that does not match', { insensitive: 'ABC' }, ['wrong-pattern /spec/insensitive']],
    ['unknown fields that are to be preserved', { free: { anything: { at: ['all'] } } }, []],
    ['unknown fields below, where preserving ends', { free: { known: { b: 1 } } }, ['undeclared-content /spec/free/known/b']],
    ['a format that the server does not know', { ignored: 'anything' }, []],
    ['a duration with the units in words', { wait: '3 days' }, []],
    ['a duration that is not valid', { wait: 'soon' }, ['wrong-format /spec/wait']],
    ['a required field that has a default', { nested: {} }, []],
    [
      'list keys of which one has a default',
      { ports: [{ port: 1 }, { port: 1, protocol: 'TCP' }] },
      ['duplicate-list-entry /spec/ports/1'],
    ],
    ['list keys that differ', { ports: [{ port: 1 }, { port: 1, protocol: 'UDP' }] }, []],
    ['a repeated entry is reported once', { ports: [{ port: 1 }, { port: 1 }, { port: 1 }] }, ['duplicate-list-entry /spec/ports/1']],
    ['one of two fields', { source: { git: 'a' } }, []],
    ['both of two exclusive fields', { source: { git: 'a', oci: 'b' } }, ['exclusive-fields /spec/source']],
    ['none of two fields', { source: {} }, ['one-of /spec/source']],
    ['any of two fields, and neither is there', { target: {} }, ['any-of /spec/target']],
    ['a combination that is not allowed', { target: { name: 'a', host: 'b' } }, ['not-allowed-combination /spec/target']],
    ['a wrong type hides what follows from it', { source: 'git' }, ['wrong-type /spec/source']],
    ['a field called like a method', { toString: 5 }, ['wrong-type /spec/toString']],
    ['a field called __proto__', JSON.parse('{"__proto__":{"a":1}}') as object, ['unknown-field /spec/__proto__']],
  ])('%s', (_, spec, expected) => {
    expect(check(spec)).toEqual(expected);
  });

  test('the schema of the caller has precedence over the pinned one', () => {
    const own = createValidator({ schemas: [{ ...schema, group: 'karpenter.sh', kind: 'NodePool' }] });
    expect(rulesOf(own.check(validObjects.nodePool))).toContain('unknown-field');
  });
});

test.each([
  ['externalSecret', 'an ExternalSecret lives in a namespace'],
  ['configMap', 'a ConfigMap lives in a namespace'],
] as const)('%s is called as people say it', (start, message) => {
  const { findings } = validator.check(having(start, { metadata: { name: 'x' } }));
  expect(findings[0]?.message).toContain(message);
});

describe('accepted objects', () => {
  test('a Secret that SOPS encrypted, but not one with a plain value', () => {
    const sops = { mac: 'ENC[AES256_GCM,data:x,type:str]', version: '3.10.0' };
    const encrypted = having('emptySecret', { data: { password: 'ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]' }, sops });
    expect(validator.check(encrypted)).toMatchObject({ verdict: 'accept', findings: [] });
    const forgotten = having('emptySecret', { data: { password: 'aHVudGVyMg==' }, sops });
    expect(validator.check(forgotten).findings).toMatchObject([{ rule: 'plain-secret', pointer: '/data/password' }]);
  });

  test.each([
    ['of stringData', 'ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]', []],
    ['of a whole file', 'A=ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]\nsops_mac=ENC[AES256_GCM,data:x]\n', []],
    ['of a variable that only the cluster has', '$'.concat('{PASSWORD}'), []],
    ['of a text that mentions SOPS', 'hunter2 is what sops: would encrypt', ['plain-secret']],
  ])('the values that Flux writes as base64 into data are decoded: %s', (_, text, rules) => {
    const object = having('emptySecret', { data: { password: Buffer.from(text).toString('base64') } });
    expect(rulesOf(validator.check(object))).toEqual(rules);
  });

  test.each([
    ['op://vault/item/password', []],
    ['op://vault/item/section/password\n', []],
    ['ref+awssecrets://shop/token#/password', []],
    ['vault:secret/data/shop#password', []],
    ['op://', ['plain-secret']],
    ['look up op://vault/item/password', ['plain-secret']],
    ['ref+hunter2', ['plain-secret']],
    ['vault:hunter2', ['plain-secret']],
  ])('a Secret with the place of its value, and not one with more than that: %s', (password, rules) => {
    expect(rulesOf(validator.check(having('emptySecret', { stringData: { password } })))).toEqual(rules);
  });

  test('a value of another type that SOPS encrypted', () => {
    const value = 'ENC[AES256_GCM,data:Mg==,iv:YQ==,tag:Yg==,type:int]';
    const object = having('disruptionBudget', { spec: { maxUnavailable: 1, unhealthyPodEvictionPolicy: value }, sops: { mac: 'x' } });
    expect(validator.check(object).findings).toEqual([]);
  });

  test('values that Flux still substitutes', () => {
    const release = structuredClone(validObjects.helmRelease) as {
      metadata: { namespace: string };
      spec: { interval: string; install: object };
    };
    release.metadata.namespace = `${variable('TEAM')}-apps`;
    release.spec.interval = variable('INTERVAL');
    release.spec.install = { remediation: { retries: variable('RETRIES') } };
    expect(validator.check(release).findings).toEqual([]);
    expect(validator.check(having('emptySecret', { stringData: { password: variable('PASSWORD') } })).findings).toEqual([]);
  });

  test('an object without a namespace, when Flux or kustomize sets one', () => {
    const object = having('helmRelease', { metadata: { name: 'cert-manager' } });
    expect(validator.check(object, { namespace: 'flux-system' }).findings).toEqual([]);
  });

  test('an empty status, as generators write it', () => {
    expect(validator.check(having('deployment', { status: { conditions: [], replicas: undefined } })).findings).toEqual([]);
  });

  test('names with colons in RBAC, and a creationTimestamp of null', () => {
    expect(validator.check(validObjects.clusterRole).findings).toEqual([]);
    expect(
      validator.check(having('deployment', { metadata: { name: 'web', namespace: 'shop', creationTimestamp: null } })).findings,
    ).toEqual([]);
  });
});

test('every rule is described once', () => {
  const ids = validateRules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of validateRules) expect([rule.summary, rule.why, rule.remedy].every((text) => text.length > 10)).toBe(true);
});

test('an unknown field of a built-in kind, which Flux drops, hides no other problem', () => {
  const { deployment } = validObjects;
  const changed = { ...deployment, spec: { ...deployment.spec, replica: 2, selector: { matchLabels: { app: 'other' } } } };
  expect(validator.check(changed).findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'unknown-field /spec/replica',
    'selector-matches-template /spec/template/metadata/labels',
  ]);
});

test.each([
  [
    'the field that is missing',
    {
      ...validObjects.deployment.spec,
      template: { ...validObjects.deployment.spec.template, metdata: { labels: { app: 'web' } }, metadata: undefined },
    },
    '/spec/template/metdata',
  ],
  [
    'a field of it',
    {
      ...validObjects.deployment.spec,
      template: { metadata: { labels: { app: 'web' } }, specs: validObjects.deployment.spec.template.spec },
    },
    '/spec/template/specs',
  ],
])('an unknown field that is meant as another is reported alone, without %s', (_name, spec, pointer) => {
  expect(validator.check({ ...validObjects.deployment, spec }).findings.map((finding) => finding.pointer)).toEqual([pointer]);
});
