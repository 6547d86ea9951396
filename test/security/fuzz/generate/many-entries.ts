// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';
import type { Command, Draft } from './draft.ts';
import { type FleetParts, fleetCommand } from './flux-fleet.ts';
import { composition, iamObject } from './large-fields.ts';
import { iamDocument, rbacRules } from './policies.ts';

/** Many small entries of one kind: what is done for each pair of them never ends. */
export function manyEntries(draft: Draft): Command {
  const { random, note } = draft;
  const [name, make, most = 40_000] = random.pick(MANY);
  const count = draft.sized(Math.min(most, numberOfEntries(random)), 300);
  note(`many:${name}`, `count:${count > 9_000 ? 'ten-thousands' : count > 900 ? 'thousands' : 'hundreds'}`);
  return fleetCommand(draft, make(count, draft));
}

const numberOfEntries = (random: Random): number =>
  random.weighted([
    [50, random.int(50, 500)],
    [34, random.int(1_000, 3_000)],
    [12, random.int(8_000, 15_000)],
    [4, 40_000],
  ]);

const lines = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join('');
const list = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const fields = (count: number, name: (index: number) => string, value: (index: number) => unknown = String): Record<string, unknown> =>
  Object.fromEntries(list(count, (index) => [name(index), value(index)]));

/** Objects in a file of their own, each in a line. */
const objectsFile = (count: number, object: (index: number) => unknown): FleetParts => ({
  files: { 'apps/many.yaml': lines(count, (index) => `---\n${JSON.stringify(object(index))}\n`) },
});

const map = (name: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'apps' },
  ...more,
});

const flux = (name: string, spec: Record<string, unknown>): Record<string, unknown> => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', prune: true, path: './apps', sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

const pod = (fields: Record<string, unknown>, spec: Record<string, unknown> = {}): unknown => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', namespace: 'apps' },
  spec: { containers: [{ name: 'a', image: 'a:1', ...fields }], ...spec },
});

const crd = (index: number, properties: unknown): unknown => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `w${index}s.example.org` },
  spec: {
    group: 'example.org',
    scope: 'Namespaced',
    names: { kind: `W${index}`, plural: `w${index}s`, singular: `w${index}`, listKind: `W${index}List` },
    versions: [
      { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec: properties } } } },
    ],
  },
});

type Many = readonly [name: string, make: (count: number, draft: Draft) => FleetParts, most?: number];

const MANY: readonly Many[] = [
  ['objects', (n) => objectsFile(n, (i) => map(`m${i}`, { data: { a: 'b' } }))],
  ['same-objects', (n) => objectsFile(n, () => map('same', { data: { a: 'b' } }))],
  ['findings', (n) => objectsFile(n, (i) => map(`m${i}`, { [`size${i % 97}`]: 1 }))],
  [
    'findings-of-object',
    (n) => ({
      objects: [
        map(
          'a',
          fields(n, (i) => `f${i}`),
        ),
      ],
    }),
  ],
  [
    'kinds',
    (n) => objectsFile(n, (i) => ({ apiVersion: `g${i}.example.org/v1`, kind: `K${i}`, metadata: { name: 'a', namespace: 'apps' } })),
  ],
  ['namespaces', (n) => objectsFile(n, (i) => ({ ...map('a'), metadata: { name: 'a', namespace: `n${i}` } }))],
  [
    'secrets',
    (n) =>
      objectsFile(n, (i) => ({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: `s${i}`, namespace: 'apps' },
        stringData: { a: `v${i * 7919}x` },
        size: 1,
      })),
  ],
  ['documents', (n) => ({ files: { 'apps/many.yaml': '---\na\n'.repeat(n) } })],
  ['empty-documents', (n) => ({ files: { 'apps/many.yaml': '---\n# a\n'.repeat(n) } })],
  [
    'list-items',
    (n) => ({
      files: {
        'apps/many.yaml': `apiVersion: v1\nkind: List\nitems:\n${lines(n, (i) => `- ${JSON.stringify(map(`m${i}`, { size: 1 }))}\n`)}`,
      },
    }),
  ],
  ['keys', (n) => ({ objects: [map('a', { data: fields(n, (i) => `k${i}`), size: 1 })] })],
  ['bad-keys', (n) => ({ objects: [map('a', { data: fields(n, (i) => `bad key ${i}`) })] })],
  [
    'same-keys',
    (n) => ({
      files: { 'apps/many.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: apps}\ndata:\n${'  a: b\n'.repeat(n)}` },
    }),
  ],
  [
    'labels',
    (n) => ({
      objects: [
        {
          ...map('a'),
          metadata: { name: 'a', namespace: 'apps', labels: fields(n, (i) => `l${i}`), annotations: fields(n, (i) => `a${i}`) },
        },
      ],
    }),
  ],
  ['env', (n) => ({ objects: [pod({ env: list(n, (i) => ({ name: `E${i % Math.max(1, n - 3)}`, value: `$(E${i - 1})` })), size: 1 })] })],
  ['env-from', (n) => ({ objects: [pod({ envFrom: list(n, (i) => ({ configMapRef: { name: `c${i}` } })) })] })],
  [
    'containers',
    (n) => ({
      objects: [pod({}, { initContainers: list(n, (i) => ({ name: `i${i}`, image: 'a:1', ports: [{ containerPort: 1 + i }] })) })],
    }),
    15_000,
  ],
  [
    'ports',
    (n) => ({
      objects: [
        pod({ ports: list(n, (i) => ({ containerPort: (i % 65_535) + 1, name: `p${i}` })) }),
        {
          apiVersion: 'v1',
          kind: 'Service',
          metadata: { name: 's', namespace: 'apps' },
          spec: { selector: { a: 'b' }, ports: list(n, (i) => ({ name: `p${i}`, port: (i % 65_535) + 1 })) },
        },
      ],
    }),
  ],
  [
    'volumes',
    (n) => ({
      objects: [
        pod(
          { volumeMounts: list(n, (i) => ({ name: `v${i}`, mountPath: `/v${i}` })) },
          { volumes: list(n, (i) => ({ name: `v${i}`, configMap: { name: `c${i}` } })) },
        ),
      ],
    }),
  ],
  [
    'tolerations',
    (n) => ({
      objects: [
        pod(
          {},
          { tolerations: list(n, (i) => ({ key: `k${i}`, operator: 'Exists' })), imagePullSecrets: list(n, (i) => ({ name: `s${i}` })) },
        ),
      ],
    }),
  ],
  [
    'ingress-paths',
    (n) => ({
      objects: [
        {
          apiVersion: 'networking.k8s.io/v1',
          kind: 'Ingress',
          metadata: { name: 'a', namespace: 'apps' },
          spec: {
            rules: list(n, (i) => ({
              host: `h${i}.example.org`,
              http: { paths: [{ path: `/${i}`, pathType: 'Prefix', backend: { service: { name: `s${i}`, port: { number: 80 } } } }] },
            })),
          },
        },
      ],
    }),
  ],
  [
    'network-peers',
    (n) => ({
      objects: [
        {
          apiVersion: 'networking.k8s.io/v1',
          kind: 'NetworkPolicy',
          metadata: { name: 'a', namespace: 'apps' },
          spec: { podSelector: {}, ingress: [{ from: list(n, (i) => ({ ipBlock: { cidr: `10.${(i >> 8) % 256}.${i % 256}.0/24` } })) }] },
        },
      ],
    }),
  ],
  [
    'network-policies',
    (n) =>
      objectsFile(n, (i) => ({
        apiVersion: 'networking.k8s.io/v1',
        kind: 'NetworkPolicy',
        metadata: { name: `p${i}`, namespace: 'apps' },
        spec: { podSelector: { matchLabels: { a: `${i % 50}` } }, policyTypes: ['Egress'], egress: [{ to: [{ podSelector: {} }] }] },
      })),
    8_000,
  ],
  [
    'services',
    (n) =>
      objectsFile(n, (i) =>
        i % 2 === 0
          ? {
              apiVersion: 'v1',
              kind: 'Service',
              metadata: { name: `s${i}`, namespace: 'apps' },
              spec: { selector: { a: `${i % 30}` }, ports: [{ port: 80 }] },
            }
          : {
              apiVersion: 'apps/v1',
              kind: 'Deployment',
              metadata: { name: `d${i}`, namespace: 'apps' },
              spec: {
                selector: { matchLabels: { a: `${i % 30}` } },
                template: { metadata: { labels: { a: `${i % 30}` } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
              },
            },
      ),
    8_000,
  ],
  [
    'owners',
    (n) => ({
      objects: [
        {
          ...map('a'),
          metadata: {
            name: 'a',
            namespace: 'apps',
            ownerReferences: list(n, (i) => ({ apiVersion: 'v1', kind: 'A', name: `o${i}`, uid: `u${i}` })),
            finalizers: list(n, (i) => `example.org/f${i}`),
          },
        },
      ],
    }),
  ],
  [
    'rbac-rules',
    (n, { random }) => ({
      objects: [
        {
          apiVersion: 'rbac.authorization.k8s.io/v1',
          kind: 'ClusterRole',
          metadata: { name: 'a' },
          rules: rbacRules(random, Math.min(n, 4000), 'a'),
        },
      ],
    }),
  ],
  [
    'subjects',
    (n) => ({
      objects: [
        {
          apiVersion: 'rbac.authorization.k8s.io/v1',
          kind: 'ClusterRoleBinding',
          metadata: { name: 'a' },
          roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' },
          subjects: list(n, (i) => ({ kind: 'ServiceAccount', name: `s${i}`, namespace: 'apps' })),
        },
      ],
    }),
  ],
  [
    'roles',
    (n) =>
      objectsFile(n, (i) =>
        i % 2 === 0
          ? {
              apiVersion: 'rbac.authorization.k8s.io/v1',
              kind: 'Role',
              metadata: { name: `r${i}`, namespace: 'apps' },
              rules: [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }],
            }
          : {
              apiVersion: 'rbac.authorization.k8s.io/v1',
              kind: 'RoleBinding',
              metadata: { name: `b${i}`, namespace: 'apps' },
              roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: `r${i - 1}` },
              subjects: [{ kind: 'ServiceAccount', name: 'a', namespace: 'apps' }],
            },
      ),
    10_000,
  ],
  [
    'aggregated-roles',
    (n) =>
      objectsFile(n, (i) => ({
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRole',
        metadata: { name: `r${i}`, labels: { [`l${i % 20}`]: 'a' } },
        aggregationRule: { clusterRoleSelectors: [{ matchLabels: { [`l${(i + 1) % 20}`]: 'a' } }] },
        rules: [],
      })),
    5_000,
  ],
  ['statements', (n, { random }) => ({ objects: [iamObject(random, iamDocument(random, Math.min(n, 8_000), 'a'))] })],
  ['iam-objects', (n, { random }) => objectsFile(n, (i) => iamObject(random, iamDocument(random, 2, `a${i}`), `r${i}`)), 4_000],
  [
    'webhooks',
    (n) => ({
      objects: [
        {
          apiVersion: 'admissionregistration.k8s.io/v1',
          kind: 'ValidatingWebhookConfiguration',
          metadata: { name: 'a' },
          webhooks: list(n, (i) => ({
            name: `w${i}.example.org`,
            admissionReviewVersions: ['v1'],
            sideEffects: 'None',
            clientConfig: { service: { name: 's', namespace: 'apps' } },
            rules: [{ apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*'] }],
          })),
        },
      ],
    }),
    15_000,
  ],
  [
    'cel-rules',
    (n) => ({
      objects: [
        crd(1, {
          type: 'object',
          properties: { x: { type: 'string' } },
          'x-kubernetes-validations': list(n, (i) => ({ rule: `self.x != "${i}"` })),
        }),
        { apiVersion: 'example.org/v1', kind: 'W1', metadata: { name: 'a', namespace: 'apps' }, spec: { x: '1' } },
      ],
    }),
    15_000,
  ],
  [
    'admission-variables',
    (n) => ({
      objects: [
        {
          apiVersion: 'admissionregistration.k8s.io/v1',
          kind: 'ValidatingAdmissionPolicy',
          metadata: { name: 'a' },
          spec: {
            matchConstraints: { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] },
            variables: list(n, (i) => ({ name: `v${i}`, expression: i === 0 ? '1' : `variables.v${i - 1} + variables.v${i - 1}` })),
            validations: [{ expression: `variables.v${n - 1} > 0` }],
          },
        },
      ],
    }),
    3_000,
  ],
  [
    'crd-properties',
    (n) => ({
      objects: [
        crd(1, {
          type: 'object',
          properties: fields(
            n,
            (i) => `f${i}`,
            () => ({ type: 'string', pattern: '^a*$' }),
          ),
        }),
        {
          apiVersion: 'example.org/v1',
          kind: 'W1',
          metadata: { name: 'a', namespace: 'apps' },
          spec: fields(
            n,
            (i) => `f${i}`,
            () => 'b',
          ),
        },
      ],
    }),
    15_000,
  ],
  ['crds', (n) => objectsFile(n, (i) => crd(i, { type: 'object', properties: { x: { type: 'string' } } })), 3_000],
  [
    'set-items',
    (n) => ({
      objects: [
        crd(1, {
          type: 'object',
          properties: {
            x: { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } },
            y: {
              type: 'array',
              'x-kubernetes-list-type': 'map',
              'x-kubernetes-list-map-keys': ['a'],
              items: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
            },
          },
        }),
        {
          apiVersion: 'example.org/v1',
          kind: 'W1',
          metadata: { name: 'a', namespace: 'apps' },
          spec: { x: list(n, String), y: list(n, (i) => ({ a: `${i}` })) },
        },
      ],
    }),
  ],
  [
    'enum',
    (n) => ({
      objects: [
        crd(1, { type: 'object', properties: { x: { type: 'array', items: { type: 'string', enum: list(n, (i) => `e${i}`) } } } }),
        {
          apiVersion: 'example.org/v1',
          kind: 'W1',
          metadata: { name: 'a', namespace: 'apps' },
          spec: { x: list(Math.min(n, 5_000), (i) => `f${i}`) },
        },
      ],
    }),
  ],
  [
    'composed-patches',
    (n) => ({
      objects: [
        composition([
          {
            name: 'a',
            base: { apiVersion: 's3.aws.upbound.io/v1beta1', kind: 'Bucket', spec: { forProvider: {} } },
            patches: list(n, (i) => ({
              type: 'FromCompositeFieldPath',
              fromFieldPath: `spec.f${i}`,
              toFieldPath: `spec.forProvider.f${i}`,
            })),
          },
        ]),
      ],
    }),
    15_000,
  ],
  [
    'composed-resources',
    (n) => ({
      objects: [
        composition(
          list(n, (i) => ({ name: `r${i}`, base: { apiVersion: 'iam.aws.upbound.io/v1beta1', kind: 'Role', spec: { forProvider: {} } } })),
        ),
      ],
    }),
    10_000,
  ],
  [
    'composition-steps',
    (n) => ({
      objects: [
        composition(
          [],
          list(n, (i) => ({ step: `s${i}`, functionRef: { name: `f${i}` } })),
        ),
      ],
    }),
    10_000,
  ],
  [
    'helm-values',
    (n) => ({
      objects: [
        {
          apiVersion: 'helm.toolkit.fluxcd.io/v2',
          kind: 'HelmRelease',
          metadata: { name: 'h', namespace: 'apps' },
          spec: {
            interval: '1m',
            chartRef: { kind: 'OCIRepository', name: 'a' },
            values: fields(n, (i) => `v${i}`),
            valuesFrom: list(n, (i) => ({ kind: 'ConfigMap', name: `c${i}` })),
            dependsOn: list(n, (i) => ({ name: `h${i}` })),
          },
        },
      ],
    }),
    15_000,
  ],
  // Flux.
  [
    'kustomizations',
    (n) => ({
      cluster: [],
      files: {
        'clusters/prod/many.yaml': lines(
          n,
          (i) => `---\n${JSON.stringify(flux(`k${i}`, { dependsOn: i > 0 ? [{ name: `k${i - 1}` }] : [] }))}\n`,
        ),
      },
    }),
    3_000,
  ],
  [
    'dependencies',
    (n) => ({
      fluxSpec: {
        dependsOn: list(n, (i) => ({ name: `d${i}` })),
        healthChecks: list(n, (i) => ({ apiVersion: 'v1', kind: 'ConfigMap', name: `c${i}`, namespace: 'apps' })),
      },
    }),
  ],
  [
    'variables',
    (n) => ({
      fluxSpec: { postBuild: { substitute: fields(n, (i) => `v${i}`) } },
      objects: [map('a', { data: { a: lines(Math.min(n, 20_000), (i) => `\${v${i}}`) } })],
    }),
  ],
  [
    'variable-sources',
    (n) => ({
      fluxSpec: {
        postBuild: {
          substituteFrom: list(n, (i) => ({ kind: i % 2 === 0 ? 'ConfigMap' : 'Secret', name: `s${i}`, optional: i % 3 === 0 })),
        },
      },
    }),
  ],
  [
    'flux-patches',
    (n) => ({
      fluxSpec: {
        patches: list(n, (i) => ({ target: { kind: 'ConfigMap', name: `a${i}?` }, patch: '[{"op":"add","path":"/data/x","value":"a"}]' })),
      },
    }),
    15_000,
  ],
  ['flux-images', (n) => ({ fluxSpec: { images: list(n, (i) => ({ name: `i${i}`, newTag: '1' })) }, objects: [pod({})] })],
  [
    'sources',
    (n) => ({
      files: {
        'clusters/prod/sources.yaml': lines(
          n,
          (i) =>
            `---\n${JSON.stringify({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository', metadata: { name: `s${i}`, namespace: 'flux-system' }, spec: { interval: '1m', url: `https://example.org/${i}`, ref: { branch: 'main' }, include: [{ repository: { name: `s${i - 1}` } }] } })}\n`,
        ),
      },
    }),
    15_000,
  ],
  [
    'inputs',
    (n) => ({
      cluster: [
        {
          apiVersion: 'fluxcd.controlplane.io/v1',
          kind: 'ResourceSet',
          metadata: { name: 'a', namespace: 'flux-system' },
          spec: { inputs: list(n, (i) => ({ a: `i${i}` })), resources: [map('<< inputs.a >>', { data: { a: '<< inputs.a >>' } })] },
        },
      ],
    }),
  ],
  [
    'artifacts',
    (n) => ({
      cluster: [
        {
          apiVersion: 'source.extensions.fluxcd.io/v1beta1',
          kind: 'ArtifactGenerator',
          metadata: { name: 'm', namespace: 'flux-system' },
          spec: {
            sources: [{ alias: 'repo', kind: 'GitRepository', name: 'flux-system' }],
            artifacts: list(Math.min(n, 1000), (i) => ({
              name: `m${i}`,
              copy: [{ from: '@repo/**', to: '@artifact/', exclude: list(20, (j) => `**/*${j}`) }],
            })),
          },
        },
      ],
    }),
  ],
  // kustomize.
  ['resources', (n) => ({ kustomize: { resources: ['a.yaml', ...list(n, (i) => `missing-${i}.yaml`)] } })],
  ['same-resource', (n) => ({ kustomize: { resources: list(n, (i) => `${'./'.repeat(i % 50)}a.yaml`) } })],
  [
    'components',
    (n) => ({
      kustomize: { components: list(n, (i) => `${'./'.repeat(i % 300)}c`) },
      files: {
        'apps/c/kustomization.yaml': '{"apiVersion":"kustomize.config.k8s.io/v1alpha1","kind":"Component","commonLabels":{"a":"b"}}',
      },
    }),
    3_000,
  ],
  [
    'patches',
    (n) => ({
      kustomize: {
        patches: list(n, (i) => ({
          target: { kind: 'ConfigMap', name: `plain|x${i}` },
          patch: `[{"op":"add","path":"/data/k${i}","value":"a"}]`,
        })),
      },
    }),
    15_000,
  ],
  [
    'merge-patches',
    (n) => ({ kustomize: { patchesStrategicMerge: list(n, (i) => JSON.stringify(map('plain', { data: { [`k${i}`]: 'a' } }))) } }),
    8_000,
  ],
  [
    'operations',
    (n) => ({
      kustomize: {
        patches: [
          { target: { kind: 'ConfigMap' }, patch: JSON.stringify(list(n, (i) => ({ op: 'add', path: `/data/k${i}`, value: 'a' }))) },
        ],
      },
    }),
  ],
  [
    'literals',
    (n) => ({
      kustomize: {
        configMapGenerator: [{ name: 'g', literals: list(n, (i) => `k${i}=a`) }],
        secretGenerator: list(Math.min(n, 8_000), (i) => ({ name: `s${i}`, literals: ['a=b'] })),
      },
    }),
  ],
  [
    'replacements',
    (n) => ({
      kustomize: {
        replacements: list(n, () => ({
          source: { kind: 'ConfigMap', name: 'plain', fieldPath: 'data.a' },
          targets: [{ select: { kind: 'ConfigMap' }, fieldPaths: ['data.b'], options: { create: true } }],
        })),
      },
    }),
    8_000,
  ],
  [
    'labels-of-kustomize',
    (n) => ({ kustomize: { labels: list(n, (i) => ({ pairs: { [`l${i}`]: 'a' } })), commonAnnotations: fields(n, (i) => `a${i}`) } }),
    15_000,
  ],
  [
    'kustomize-images',
    (n) => ({
      kustomize: { images: list(n, (i) => ({ name: `i${i}`, newTag: '1' })), replicas: list(n, (i) => ({ name: `r${i}`, count: 1 })) },
      objects: [pod({})],
    }),
  ],
  [
    'vars',
    (n) => ({
      kustomize: {
        vars: list(n, (i) => ({
          name: `V${i}`,
          objref: { apiVersion: 'v1', kind: 'ConfigMap', name: 'plain' },
          fieldref: { fieldpath: 'data.a' },
        })),
      },
      objects: [map('plain', { data: { a: 'b' } }), pod({ args: list(Math.min(n, 5_000), (i) => `$(V${i})`) })],
    }),
    8_000,
  ],
  // Files.
  [
    'files',
    (n) => ({
      files: fields(
        Math.min(n, 3_000),
        (i) => `apps/f${i}.yaml`,
        (i) => JSON.stringify(map(`m${i}`, { size: 1 })),
      ) as Record<string, string>,
    }),
    3_000,
  ],
  [
    'folders',
    (n) => ({
      files: fields(
        Math.min(n, 1_500),
        (i) => `apps/d${i}/a.yaml`,
        (i) => JSON.stringify(map(`m${i}`)),
      ) as Record<string, string>,
    }),
    1_500,
  ],
  ['ignore-lines', (n) => ({ files: { '.sourceignore': lines(n, (i) => `**/x${i}*\n`), '.gitignore': lines(n, (i) => `!/a${i}/**\n`) } })],
  [
    'submodules',
    (n) => ({ files: { '.gitmodules': lines(n, (i) => `[submodule "s${i}"]\n\tpath = p${i}\n\turl = https://example.org/${i}\n`) } }),
  ],
  [
    'comments',
    (n) => ({
      files: {
        'apps/many.yaml': `${'# a\n'.repeat(n)}${JSON.stringify(map('m', { size: 1 }))}\n${'# {"$imagepolicy": "a:b"}\n'.repeat(n)}`,
      },
    }),
  ],
  [
    'aliases',
    (n) => ({
      files: {
        'apps/many.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, namespace: apps}\na: &a {b: c}\nlist:\n${'- *a\n'.repeat(n)}`,
      },
    }),
  ],
  [
    'anchors',
    (n) => ({
      files: {
        'apps/many.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, namespace: apps}\nlist:\n${lines(n, (i) => `- &a${i} b\n`)}${lines(n, (i) => `- *a${i}\n`)}`,
      },
    }),
  ],
  [
    'merge-keys',
    (n) => ({
      files: {
        'apps/many.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, namespace: apps}\nx: &a {b: c}\ndata:\n${'  <<: *a\n'.repeat(n)}`,
      },
    }),
  ],
  [
    'blank-lines',
    (n) => ({
      files: {
        'apps/many.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, namespace: apps}\ndata:\n  a: |\n${'\n'.repeat(n)}    b\nsize: 1\n`,
      },
    }),
  ],
  ['tokens', (n) => ({ objects: [map('a', { data: { a: [lines(n, (i) => `ghp_${(i * 7919).toString(36).padStart(36, 'aB3')} `)] } })] })],
  // Settings.
  [
    'unused-allowances',
    (n) => ({
      files: {
        'apps/many.yaml': lines(Math.min(n, 8_000), (i) => `---\n${JSON.stringify(map(`m${i}`, { [`q${i}`]: 1 }))}\n`),
        'slipway.yaml': `allow:\n${lines(n, (i) => `- {rule: r${i}, reason: x}\n`)}`,
      },
    }),
  ],
  [
    'used-allowances',
    (n) => ({
      files: {
        'apps/many.yaml': lines(Math.min(n, 8_000), (i) => `---\n${JSON.stringify(map(`m${i}`, { [`q${i}`]: 1 }))}\n`),
        'slipway.yaml': `allow:\n${lines(n, (i) => `- {rule: unknown-field, object: "ConfigMap/*/m*${i}*", file: "*a*", reason: x}\n`)}`,
      },
    }),
  ],
  [
    'baseline',
    (n) => ({
      objects: [map('a', { size: 1 })],
      files: {
        'slipway-baseline.yaml': `allow:\n${lines(n, (i) => `- {rule: unknown-field, object: ConfigMap/apps/m${i}, reason: x}\n`)}`,
      },
    }),
  ],
  [
    'allowed-deletions',
    (n) => ({ files: { 'slipway.yaml': `allow-delete:\n${lines(n, (i) => `- {object: "*/*/m${i}*", reason: x}\n`)}` } }),
  ],
  [
    'settings',
    (n) => ({
      files: {
        'slipway.yaml': JSON.stringify({
          severities: fields(
            n,
            (i) => `r${i}`,
            () => 'off',
          ),
          sources: fields(
            n,
            (i) => `GitRepository/a/b${i}`,
            () => 'apps',
          ),
          present: list(n, (i) => `p${i}`),
          kinds: list(n, () => 'apps'),
          roots: list(n, (i) => `clusters/${i}`),
          clusters: fields(
            n,
            (i) => `c${i}`,
            () => ({ kubernetes: '1.33' }),
          ),
        }),
      },
    }),
    15_000,
  ],
  [
    'workspaces',
    (n) => ({
      files: {
        'package.json': JSON.stringify({
          name: 'a',
          workspaces: list(n, (i) => `packages/*${i}*`),
          slipway: { crds: list(n, (i) => `c${i}`) },
        }),
        'packages/a/package.json': '{"name":"b"}',
      },
    }),
  ],
];
