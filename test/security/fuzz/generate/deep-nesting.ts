// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Command, Draft } from './draft.ts';
import { type FleetParts, fleetCommand } from './flux-fleet.ts';
import { iamObject } from './large-fields.ts';

/** What is nested deeper than any reader expects. */
export function deepNesting(draft: Draft): Command {
  const { random, note } = draft;
  const [name, make, most = 60_000] = random.pick(DEEP);
  note(`deep:${name}`);
  const depth = random.weighted([
    [3, random.int(20, 110)],
    [4, random.int(400, 1_500)],
    [2, random.int(3_000, 9_000)],
    [1, 60_000],
  ]);
  return fleetCommand(draft, make(draft.sized(Math.min(depth, most), 600), draft));
}

const nested = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth);
const head = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: d, namespace: apps}\n';
const raw = (text: string): FleetParts => ({ files: { 'apps/deep.yaml': text } });
const map = (data: unknown): unknown => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'apps' }, data });

const crd = (schema: string, spec: string): FleetParts =>
  raw(
    `{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: widgets.example.org}, spec: {group: example.org, scope: Namespaced, names: {kind: Widget, plural: widgets, singular: widget, listKind: WidgetList}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: ${schema}}}}}]}}\n---\n{apiVersion: example.org/v1, kind: Widget, metadata: {name: a, namespace: apps}, spec: ${spec}}\n`,
  );

type Deep = readonly [name: string, make: (depth: number, draft: Draft) => FleetParts, most?: number];

const DEEP: readonly Deep[] = [
  ['flow-lists', (n) => raw(`${head}data: ${nested('[', '1', ']', n)}\n`)],
  ['flow-maps', (n) => raw(`${head}data: ${nested('{a: ', '1', '}', n)}\n`)],
  ['open-lists', (n) => raw(`${head}data: ${'['.repeat(n)}\n`)],
  ['open-maps', (n) => raw(`${head}data: ${'{a: '.repeat(n)}\n`)],
  ['flow-keys', (n) => raw(`${head}data: ${nested('{[', '1', ']: 1}', n)}\n`)],
  ['dashes', (n) => raw(`${head}data:\n${'- '.repeat(n)}1\n`)],
  ['questions', (n) => raw(`${head}data:\n${'? '.repeat(n)}1\n`)],
  ['block-maps', (n) => raw(`${head}data:\n${Array.from({ length: n }, (_, index) => `${' '.repeat(index + 1)}a:\n`).join('')}`), 2_500],
  ['block-lists', (n) => raw(`${head}data:\n${Array.from({ length: n }, (_, index) => `${' '.repeat(index + 1)}-\n`).join('')}`), 2_500],
  ['tags', (n) => raw(`${head}data: ${nested('!a [', '1', ']', n)}\n`)],
  ['anchors', (n) => raw(`${head}data: ${Array.from({ length: n }, (_, index) => `&a${index} [`).join('')}${']'.repeat(n)}\n`)],
  [
    'alias-chain',
    (n) => raw(`${head}x0: &x0 [a]\n${Array.from({ length: n }, (_, index) => `x${index + 1}: &x${index + 1} [*x${index}]\n`).join('')}`),
    9_000,
  ],
  [
    'alias-bomb',
    (n) =>
      raw(
        `${head}x0: &x0 [a, a]\n${Array.from({ length: n }, (_, index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}]\n`).join('')}`,
      ),
    1_500,
  ],
  [
    'merge-chain',
    (n) =>
      raw(
        `${head}x0: &x0 {a: b}\n${Array.from({ length: n }, (_, index) => `x${index + 1}: &x${index + 1} {<<: *x${index}, k${index}: a}\n`).join('')}`,
      ),
    3_000,
  ],
  [
    'json-file',
    (n, { random }) => ({ files: { 'apps/deep.json': random.chance(0.5) ? nested('{"a":[', '1', ']}', n) : '[{"a":'.repeat(n) } }),
  ],
  ['json-text', (n) => ({ objects: [map({ 'a.json': nested('{"a":[', '1', ']}', n) })] })],
  ['yaml-text', (n) => ({ objects: [map({ 'a.yaml': `a: ${nested('[', '1', ']', n)}` })] })],
  [
    'text-in-text',
    (n) => ({
      objects: [
        map({ a: Array.from({ length: Math.min(n, 14) }).reduce<string>((text) => JSON.stringify({ kind: 'Secret', data: text }), 'a') }),
      ],
    }),
  ],
  [
    'lists',
    (n) => raw(nested('{apiVersion: v1, kind: List, items: [', '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}, size: 1}', ']}', n)),
    9_000,
  ],
  ['iam-json', (n, { random }) => ({ objects: [iamObject(random, nested('{"Statement":[', '1', ']}', n))] })],
  [
    'iam-condition',
    (n, { random }) => ({
      objects: [
        iamObject(random, `{"Statement":{"Effect":"Allow","Action":"*","Resource":"*","Condition":${nested('{"a":', '1', '}', n)}}}`),
      ],
    }),
  ],
  [
    'iam-lists',
    (n, { random }) => ({
      objects: [iamObject(random, `{"Statement":[{"Effect":"Allow","Action":${nested('[', '"s3:*"', ']', n)},"Resource":"*"}]}`)],
    }),
  ],
  ['crd-arrays', (n) => crd(nested('{type: array, items: ', '{type: string}', '}', n), nested('[', '1', ']', n)), 3_000],
  ['crd-objects', (n) => crd(nested('{type: object, properties: {a: ', '{type: string}', '}}', n), nested('{a: ', '1', '}', n)), 3_000],
  ['crd-all-of', (n) => crd(`{type: object, ${nested('allOf: [{', '', '}]', n)}}`, '{}'), 3_000],
  ['crd-not', (n) => crd(`{type: object, ${nested('not: {', '', '}', n)}}`, '{}'), 3_000],
  ['crd-free', (n) => crd('{type: object, x-kubernetes-preserve-unknown-fields: true}', nested('{a: ', '1', '}', n))],
  ['cel-parentheses', (n) => crd(`{type: object, x-kubernetes-validations: [{rule: '${nested('(', 'true', ')', n)}'}]}`, '{}')],
  [
    'cel-operators',
    (n, { random }) =>
      crd(
        `{type: object, x-kubernetes-validations: [{rule: 'true${random.pick([' || true', ' && true', ' ? true : true', ' == true', '.a', '[0]', '.f()'])}'}]}`.replace(
          "'}]}",
          `${' || (true)'.repeat(n)}'}]}`,
        ),
        '{}',
      ),
    9_000,
  ],
  [
    'cel-negation',
    (n) => crd(`{type: object, x-kubernetes-validations: [{rule: '${'!'.repeat(n)}true'}, {rule: '${'-'.repeat(n)}1 == 1'}]}`, '{}'),
  ],
  [
    'cel-lists',
    (n) =>
      crd(
        `{type: object, x-kubernetes-validations: [{rule: '${nested('[', '1', ']', n)} == []'}, {rule: '${nested('{1:', '1', '}', n)} == {}'}]}`,
        '{}',
      ),
  ],
  [
    'cel-macros',
    (n) => crd(`{type: object, x-kubernetes-validations: [{rule: '${nested('[1,2].all(x, ', 'true', ')', Math.min(n, 300))}'}]}`, '{}'),
  ],
  ['pattern', (n) => crd(`{type: string, pattern: '${nested('(a', 'b', ')*', n)}'}`, 'aaaaaaaa')],
  [
    'helm-values',
    (n) =>
      raw(
        `{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: h, namespace: apps}, spec: {interval: 1m, chartRef: {kind: OCIRepository, name: a}, values: ${nested('{a: ', '1', '}', n)}}}\n`,
      ),
  ],
  ['variables', (n) => ({ fluxSpec: { postBuild: { substitute: { v: 'a' } } }, objects: [map({ a: nested('${x:-', '${v}', '}', n) })] })],
  [
    'variable-chain',
    (n) => ({
      fluxSpec: {
        postBuild: {
          substitute: Object.fromEntries(Array.from({ length: n }, (_, index) => [`v${index}`, `\${v${index + 1}}\${v${index + 1}}`])),
        },
      },
      objects: [map({ a: '${v0}' })],
    }),
    9_000,
  ],
  [
    'bases',
    (n) => ({
      kustomize: { resources: ['b'] },
      files: Object.fromEntries(
        Array.from({ length: n }, (_, index) => [`apps/${'b/'.repeat(index + 1)}kustomization.yaml`, `resources: [b]\nnamePrefix: a\n`]),
      ),
    }),
    300,
  ],
  [
    'base-chain',
    (n) => ({
      kustomize: { resources: ['../b0'] },
      files: Object.fromEntries(
        Array.from({ length: n }, (_, index) => [
          `b${index}/kustomization.yaml`,
          `resources: [${index + 1 < n ? `../b${index + 1}` : 'a.yaml'}]\nnameSuffix: -${index}\n`,
        ]),
      ),
    }),
    800,
  ],
  [
    'base-diamonds',
    (n) => ({
      kustomize: { resources: ['../b0'] },
      files: Object.fromEntries(
        Array.from({ length: n }, (_, index) => [
          `b${index}/kustomization.yaml`,
          `resources: [../b${index + 1}, ../c${index + 1}]\n`,
        ]).concat(
          Array.from({ length: n }, (_, index) => [`c${index}/kustomization.yaml`, `resources: [../b${index + 1}, ../c${index + 1}]\n`]),
        ),
      ),
    }),
    60,
  ],
  [
    'flux-chain',
    (n) => ({
      files: Object.fromEntries(
        Array.from({ length: n }, (_, index) => [
          `${index === 0 ? 'apps' : `k${index}`}/next.yaml`,
          JSON.stringify({
            apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
            kind: 'Kustomization',
            metadata: { name: `k${index + 1}`, namespace: 'flux-system' },
            spec: { interval: '1m', prune: true, path: `./k${index + 1}`, sourceRef: { kind: 'GitRepository', name: 'flux-system' } },
          }),
        ]),
      ),
    }),
    500,
  ],
  [
    'json-pointer',
    (n) => ({
      kustomize: { patches: [{ target: { kind: 'ConfigMap' }, patch: JSON.stringify([{ op: 'add', path: '/a'.repeat(n), value: 1 }]) }] },
    }),
  ],
  [
    'patch-value',
    (n) => ({
      kustomize: {
        patches: [{ target: { kind: 'ConfigMap' }, patch: `[{"op":"add","path":"/data/a","value":${nested('[', '1', ']', n)}}]` }],
      },
    }),
  ],
  [
    'merge-patch',
    (n) => ({
      kustomize: {
        patches: [{ patch: `{apiVersion: v1, kind: ConfigMap, metadata: {name: plain}, data: ${nested('{a: ', '1', '}', n)}}` }],
      },
    }),
  ],
  [
    'template',
    (n) => ({
      cluster: [
        {
          apiVersion: 'fluxcd.controlplane.io/v1',
          kind: 'ResourceSet',
          metadata: { name: 'a', namespace: 'flux-system' },
          spec: {
            inputs: [{ a: 'b' }],
            resourcesTemplate: `<<${nested('(', 'inputs.a', ')', n)}>>\n${nested('<<if true>>', 'a: b', '<<end>>', Math.min(n, 9_000))}`,
          },
        },
      ],
    }),
  ],
  [
    'label-path',
    (n) => ({
      kustomize: {
        labels: [{ pairs: { a: 'b' }, fields: [{ path: 'a/'.repeat(n), create: true }] }],
        replacements: [
          {
            source: { kind: 'ConfigMap', fieldPath: 'data.a' },
            targets: [{ select: { kind: 'ConfigMap' }, fieldPaths: ['a.'.repeat(n)], options: { create: true } }],
          },
        ],
      },
    }),
  ],
  [
    'settings',
    (n, { random }) => ({
      files: random.chance(0.5)
        ? { 'slipway.yaml': `allow: ${nested('[', '1', ']', n)}\n` }
        : { 'package.json': `{"slipway": ${nested('{"crds":', '1', '}', n)}}` },
    }),
  ],
  ['folders', (n) => ({ files: { [`${'d/'.repeat(n)}a.yaml`]: `${head}size: 1\n` } }), 1_900],
];
