// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';
import { explainOf } from './commands.ts';
import type { Command, Draft } from './draft.ts';
import { type FleetParts, fleetCommand, writeFleet } from './flux-fleet.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';

/** Names of 1 to 80,000 characters: of objects, fields, variables, files and what refers to them. */
export function longNames(draft: Draft): Command {
  const { random, note } = draft;
  const [name, make] = random.pick(NAMED);
  note(`long:${name}`);
  const parts = make(longName(random), draft);
  if (random.chance(0.08)) {
    writeFleet(draft, parts);
    const subject = longName(random).replaceAll('\0', '').toWellFormed();
    return explainOf(
      draft,
      random.pick([subject, `ConfigMap/apps/${subject}`, `Pod.spec.${subject}`, `apps/${subject}:1`, `apps/a.yaml:${subject}`]),
    );
  }
  return fleetCommand(draft, parts);
}

function longName(random: Random): string {
  const unit = random.pick([
    'a',
    'a ',
    'a-',
    'a.',
    'A',
    'é',
    '/',
    'a/',
    '..',
    '../',
    '-',
    '_',
    ' ',
    '0',
    '::',
    '\u202e',
    '\n',
    '${v}',
    '(a+)+',
    '*',
    '__proto__',
    '\u3164',
    ...HOSTILE_TEXTS,
  ]);
  const size = random.weighted([
    [2, random.int(1, 60)],
    [3, random.int(60, 70)],
    [3, random.int(240, 320)],
    [3, random.int(1000, 9000)],
    [4, random.int(30_000, 80_000)],
  ]);
  return (unit === '' ? 'a' : unit).repeat(Math.ceil(size / Math.max(1, unit.length))).slice(0, size);
}

const object = (metadata: Record<string, unknown>, more: Record<string, unknown> = { size: 1 }): unknown => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'a', namespace: 'apps', ...metadata },
  ...more,
});

/** As much of a name as a file may have, in bytes. */
const fileName = (name: string): string => {
  const safe = name.replaceAll(/[/\0]/g, '_').toWellFormed();
  let length = Math.min(safe.length, 250);
  while (Buffer.byteLength(safe.slice(0, length)) > 250) length--;
  return safe.slice(0, length).toWellFormed() || 'a';
};

const refused = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: apps}\nsize: 1\n';

type Named = readonly [name: string, make: (name: string, draft: Draft) => FleetParts];

const NAMED: readonly Named[] = [
  ['name', (name) => ({ objects: [object({ name }), object({ name: 'b' })] })],
  ['names', (name) => ({ objects: Array.from({ length: 12 }, (_, index) => object({ name: `${name}${index}` })) })],
  ['namespace', (name) => ({ objects: [object({ namespace: name }), { apiVersion: 'v1', kind: 'Namespace', metadata: { name } }] })],
  [
    'kind',
    (name) => ({
      objects: [
        { apiVersion: 'v1', kind: name, metadata: { name: 'a' } },
        { apiVersion: 'example.org/v1', kind: name, metadata: { name: 'a' } },
      ],
    }),
  ],
  [
    'api-version',
    (name) => ({
      objects: [
        { apiVersion: name, kind: 'ConfigMap', metadata: { name: 'a' } },
        { apiVersion: `${name}/v1`, kind: 'A', metadata: { name: 'a' } },
      ],
    }),
  ],
  ['generate-name', (name) => ({ objects: [object({ name: undefined, generateName: name })] })],
  ['label', (name) => ({ objects: [object({ labels: { [name]: 'a', a: name } })] })],
  ['annotation', (name) => ({ objects: [object({ annotations: { [name]: 'a', a: name } })] })],
  ['data-key', (name) => ({ objects: [object({}, { data: { [name]: 'a', b: 1 } })] })],
  ['field', (name) => ({ objects: [object({}, { [name]: 1 })] })],
  [
    'nested-field',
    (name) => ({
      objects: [
        {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'a', namespace: 'apps' },
          spec: { [name]: { [name]: 1 }, containers: [{ name, image: 'a:1', [name]: 1 }] },
        },
      ],
    }),
  ],
  [
    'owner',
    (name) => ({ objects: [object({ ownerReferences: [{ apiVersion: 'v1', kind: name, name, uid: name }], finalizers: [name] })] }),
  ],
  [
    'crd',
    (name) => ({
      objects: [
        {
          apiVersion: 'apiextensions.k8s.io/v1',
          kind: 'CustomResourceDefinition',
          metadata: { name: `${name}s.example.org` },
          spec: {
            group: 'example.org',
            scope: 'Namespaced',
            names: { kind: name, plural: `${name}s`, singular: name, listKind: `${name}List` },
            versions: [
              {
                name: 'v1',
                served: true,
                storage: true,
                schema: { openAPIV3Schema: { type: 'object', properties: { [name]: { type: 'string' } } } },
              },
            ],
          },
        },
        { apiVersion: 'example.org/v1', kind: name, metadata: { name: 'a' }, [name]: 1 },
      ],
    }),
  ],
  [
    'service-account',
    (name) => ({
      objects: [
        {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'a', namespace: 'apps' },
          spec: {
            serviceAccountName: name,
            volumes: [
              { name, configMap: { name } },
              { name: 's', secret: { secretName: name } },
            ],
            containers: [{ name: 'a', image: 'a:1', envFrom: [{ configMapRef: { name } }] }],
          },
        },
      ],
    }),
  ],
  [
    'kustomization',
    (name) => ({
      cluster: [
        {
          apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
          kind: 'Kustomization',
          metadata: { name, namespace: 'flux-system' },
          spec: {
            interval: '1m',
            prune: true,
            path: './apps',
            sourceRef: { kind: 'GitRepository', name: 'flux-system' },
            dependsOn: [{ name }],
          },
        },
      ],
    }),
  ],
  [
    'source',
    (name) => ({
      fluxSpec: { sourceRef: { kind: 'GitRepository', name, namespace: name } },
      cluster: [
        {
          apiVersion: 'source.toolkit.fluxcd.io/v1',
          kind: 'GitRepository',
          metadata: { name, namespace: 'flux-system' },
          spec: { interval: '1m', url: 'https://example.org/a', ref: { branch: name } },
        },
      ],
    }),
  ],
  [
    'variable',
    (name) => ({
      fluxSpec: { postBuild: { substitute: { [name]: name, v: name } } },
      objects: [object({ name: 'a${v}' }, { data: { a: `\${${name}}` } })],
    }),
  ],
  ['target-namespace', (name) => ({ fluxSpec: { targetNamespace: name, namePrefix: name, nameSuffix: name } })],
  ['prefix', (name) => ({ kustomize: { namePrefix: name, nameSuffix: name, namespace: name } })],
  ['common-label', (name) => ({ kustomize: { commonLabels: { [name]: name }, commonAnnotations: { [name]: name } } })],
  [
    'generated',
    (name) => ({
      kustomize: { configMapGenerator: [{ name, literals: [`${name}=a`] }], secretGenerator: [{ name, literals: [`${name}=a`] }] },
    }),
  ],
  ['resource', (name) => ({ kustomize: { resources: ['a.yaml', name], components: [name] } })],
  [
    'patch-target',
    (name) => ({
      kustomize: {
        patches: [
          { target: { kind: name, name, namespace: name }, patch: `[{"op":"add","path":"/${name.replaceAll(/["\\\n]/g, '')}","value":1}]` },
        ],
      },
    }),
  ],
  [
    'role',
    (name) => ({
      objects: [
        {
          apiVersion: 'rbac.authorization.k8s.io/v1',
          kind: 'RoleBinding',
          metadata: { name, namespace: 'apps' },
          roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
          subjects: [{ kind: 'ServiceAccount', name, namespace: name }],
        },
        {
          apiVersion: 'rbac.authorization.k8s.io/v1',
          kind: 'Role',
          metadata: { name, namespace: 'apps' },
          rules: [{ apiGroups: [''], resources: ['secrets'], verbs: ['*'] }],
        },
      ],
    }),
  ],
  [
    'helm-release',
    (name) => ({
      objects: [
        {
          apiVersion: 'helm.toolkit.fluxcd.io/v2',
          kind: 'HelmRelease',
          metadata: { name, namespace: 'apps' },
          spec: { interval: '1m', chartRef: { kind: 'OCIRepository', name, namespace: name }, values: { [name]: name }, size: 1 },
        },
      ],
    }),
  ],
  ['file', (name) => ({ files: { [`apps/${fileName(name)}.yaml`]: refused } })],
  [
    'folder',
    (name) => ({
      files: {
        [`apps/${fileName(name)}/${fileName(name)}.yaml`]: refused,
        [`${fileName(name)}/kustomization.yaml`]: 'resources: [a.yaml]\n',
      },
    }),
  ],
  [
    'path',
    (name, { random }) => ({
      files: { [`${`${fileName(name).slice(0, random.pick([1, 20, 200]))}/`.repeat(random.int(1, 12))}a.yaml`]: refused },
    }),
  ],
  [
    'cluster-folder',
    (name) => ({
      files: {
        [`clusters/${fileName(name)}/a.yaml`]: JSON.stringify({
          apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
          kind: 'Kustomization',
          metadata: { name: 'b', namespace: 'flux-system' },
          spec: { interval: '1m', prune: true, path: './apps', sourceRef: { kind: 'GitRepository', name: 'flux-system' } },
        }),
      },
    }),
  ],
  [
    'allowance',
    (name) => ({
      objects: [object({})],
      files: {
        'slipway.yaml': JSON.stringify({
          allow: [
            { rule: name, object: name, reason: name },
            { rule: 'unknown-field', object: 'ConfigMap/*', file: `${name}*`, reason: name },
          ],
        }),
      },
    }),
  ],
  [
    'setting',
    (name) => ({
      files: {
        'slipway.yaml': JSON.stringify({ [name]: 1, severities: { [name]: 'off' }, clusters: { [name]: {} } }),
        'package.json': JSON.stringify({ name, slipway: { [name]: name } }),
      },
    }),
  ],
];
