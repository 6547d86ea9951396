// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Draft } from './draft.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { pathOut } from './kustomizations.ts';
import { type Node, nodeOf } from './nodes.ts';

/** Where Flux begins: the source and the Kustomization of a bootstrap. */
export const bootstrap = (draft: Draft, path: string): Node[] => [
  nodeOf({
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: 'flux-system', namespace: 'flux-system' },
    spec: {
      interval: '1m',
      url: draft.random.chance(0.8) ? 'https://example.org/fleet' : hostileText(draft.random),
      ref: { branch: 'main' },
    },
  }),
  fluxKustomization(draft, 'flux-system', path, true),
];

/** A Flux Kustomization that applies `path`. */
export function fluxKustomization(draft: Draft, name: string, path: string, isPlain = false): Node {
  const { random, note } = draft;
  const spec: Record<string, unknown> = { interval: '10m', prune: true, path, sourceRef: { kind: 'GitRepository', name: 'flux-system' } };
  for (
    let left = isPlain
      ? 0
      : random.weighted([
          [4, 0],
          [4, 1],
          [2, 2],
          [1, 4],
        ]);
    left > 0;
    left--
  ) {
    const [field, make] = random.pick(SPEC);
    note(`flux:${field}`);
    spec[field] = make(draft);
  }
  return nodeOf({
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: isPlain || random.chance(0.93) ? name : hostileText(random), namespace: 'flux-system' },
    spec,
  });
}

const substitution = ({ random }: Draft): string =>
  random.pick([
    '${x:=a}',
    '${x:-b}',
    '${x/a*/b}',
    '${x//?/aa}',
    '${x:0:99999999}',
    '${x:(-1)}',
    '${#x}',
    '${x^^}',
    '${x%%*a*a*a*}',
    '${x##**}',
    '$${x}',
    '${x:?::error::a}',
    '${unknown}',
    '${x',
    '${x:-${x:-${x:-${x}}}}',
    '\n${x}\n---\nkind: Secret',
    hostileText(random),
  ]);

const SPEC: readonly (readonly [string, (draft: Draft) => unknown])[] = [
  ['path', (draft) => (draft.random.chance(0.7) ? pathOut(draft) : hostileText(draft.random))],
  [
    'sourceRef',
    (draft) => ({
      kind: draft.random.pick(['GitRepository', 'OCIRepository', 'Bucket', 'ExternalArtifact', hostileText(draft.random)]),
      name: draft.random.pick(['extra', 'made', 'missing', hostileText(draft.random)]),
    }),
  ],
  [
    'sourceRef',
    (draft) => ({ kind: draft.random.pick(['GitRepository', 'ExternalArtifact']), name: draft.random.pick(['extra', 'made']) }),
  ],
  [
    'postBuild',
    (draft) => ({
      substitute: {
        x: substitution(draft),
        y: hostileText(draft.random),
        [hostileText(draft.random)]: 'a',
        z: draft.random.chance(0.05) ? 'z'.repeat(200_000) : 'z',
      },
      substituteFrom: draft.random.chance(0.6)
        ? []
        : [
            {
              kind: draft.random.pick(['ConfigMap', 'Secret', hostileText(draft.random)]),
              name: draft.random.pick(['a', 'vars', hostileText(draft.random)]),
              optional: draft.random.chance(0.5),
            },
          ],
    }),
  ],
  [
    'patches',
    (draft) => [
      {
        target: { kind: draft.random.pick(['ConfigMap', '.*', '(a+)+$']) },
        patch: draft.random.pick([
          '[{"op":"copy","from":"/data","path":"/data/b"},{"op":"copy","from":"/data","path":"/data/c"}]',
          '[{"op":"add","path":"/metadata/labels/__proto__","value":"a"}]',
          hostileText(draft.random),
        ]),
      },
    ],
  ],
  ['components', (draft) => [pathOut(draft), '../components/a']],
  ['images', (draft) => [{ name: hostileText(draft.random), newTag: hostileText(draft.random) }]],
  ['targetNamespace', (draft) => hostileText(draft.random)],
  ['namePrefix', (draft) => hostileText(draft.random)],
  ['commonMetadata', (draft) => ({ labels: { a: hostileText(draft.random) }, annotations: { [hostileText(draft.random)]: 'a' } })],
  [
    'dependsOn',
    (draft) => [{ name: draft.random.pick(['flux-system', 'apps', 'b', hostileText(draft.random)]), readyExpr: hostileText(draft.random) }],
  ],
  ['healthChecks', (draft) => [hostileValue(draft.random)]],
  ['healthCheckExprs', (draft) => [{ apiVersion: 'v1', kind: 'ConfigMap', current: hostileText(draft.random) }]],
  ['kubeConfig', (draft) => ({ secretRef: { name: draft.random.pick(['other', hostileText(draft.random)]) } })],
  ['decryption', (draft) => ({ provider: 'sops', secretRef: { name: hostileText(draft.random) } })],
  ['suspend', () => true],
  ['prune', (draft) => hostileValue(draft.random)],
  ['interval', (draft) => hostileText(draft.random)],
  ['serviceAccountName', (draft) => hostileText(draft.random)],
];

/** What else Flux reads in a fleet. */
export function otherFluxObject(draft: Draft): Node {
  const { random, note } = draft;
  const [kind, make] = random.pick(OTHERS);
  note(`flux:${kind}`);
  return nodeOf(make(draft));
}

const source = (kind: string, spec: Record<string, unknown>): Record<string, unknown> => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind,
  metadata: { name: 'extra', namespace: 'flux-system' },
  spec: { interval: '1m', ...spec },
});

const OTHERS: readonly (readonly [string, (draft: Draft) => Record<string, unknown>])[] = [
  [
    'GitRepository',
    (draft) =>
      source('GitRepository', {
        url: draft.random.pick([
          'https://example.org/fleet',
          'file://@OUTSIDE@/secret.git',
          '@OUTSIDE@/secret.git',
          'ssh://-oProxyCommand=touch%20../ran/x',
          'ext::sh -c id',
          `https://u:${draft.random.word(8)}@example.org/a`,
          hostileText(draft.random),
        ]),
        ref: draft.random.pick([
          { branch: 'main' },
          { branch: '--upload-pack=touch ../ran' },
          { tag: hostileText(draft.random) },
          { semver: '>=0.0.0 || *' },
          { name: 'refs/heads/../../x' },
          { commit: '0'.repeat(40) },
          { branch: 'flux/evil/latest' },
        ]),
        ignore: draft.random.pick(['/*\n!/apps', hostileText(draft.random), '**/**/**/**/a', '[', '!'.repeat(200)]),
        include: [{ repository: { name: hostileText(draft.random) }, fromPath: pathOut(draft), toPath: pathOut(draft) }],
      }),
  ],
  [
    'GitRepository',
    (draft) =>
      source('GitRepository', { url: 'https://example.org/fleet', ref: { branch: 'main' }, sparseCheckout: [pathOut(draft), 'apps'] }),
  ],
  [
    'OCIRepository',
    (draft) =>
      source('OCIRepository', {
        url: draft.random.pick(['oci://example.org/a', hostileText(draft.random)]),
        ref: { semver: hostileText(draft.random) },
        layerSelector: hostileValue(draft.random),
      }),
  ],
  [
    'HelmRepository',
    (draft) =>
      source('HelmRepository', { url: hostileText(draft.random), type: draft.random.pick(['oci', 'default', hostileText(draft.random)]) }),
  ],
  [
    'HelmRelease',
    (draft) => ({
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: { name: 'a', namespace: 'apps' },
      spec: {
        interval: '1m',
        chart: {
          spec: {
            chart: draft.random.pick(['a', pathOut(draft)]),
            version: hostileText(draft.random),
            sourceRef: { kind: 'HelmRepository', name: 'extra' },
            valuesFiles: [pathOut(draft)],
          },
        },
        values: { a: hostileValue(draft.random) },
        valuesFrom: [{ kind: 'Secret', name: hostileText(draft.random), targetPath: hostileText(draft.random) }],
      },
    }),
  ],
  [
    'ArtifactGenerator',
    (draft) => ({
      apiVersion: 'source.extensions.fluxcd.io/v1beta1',
      kind: 'ArtifactGenerator',
      metadata: { name: 'made', namespace: 'flux-system' },
      spec: {
        sources: [{ alias: 'repo', kind: 'GitRepository', name: 'flux-system' }],
        artifacts: draft.random.times(1, 3, (index) => ({
          name: index === 0 ? 'made' : `m${index}`,
          copy: draft.random.times(1, 3, () => ({
            from: draft.random.pick([
              '@repo/**',
              '@repo/apps/**',
              '@repo/../canary.yaml',
              '@repo/../../**',
              '@repo/apps/*.yaml',
              `@repo/${hostileText(draft.random)}`,
              `@repo/${pathOut(draft)}`,
              '@repo/{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}',
              '@repo/**/**/**/**/*a*a*a*a*b',
              '@other/**',
            ]),
            to: draft.random.pick([
              '@artifact/',
              '@artifact/x/',
              '@artifact/../../x',
              `@artifact/${hostileText(draft.random)}`,
              '@artifact/a/b/c.yaml',
            ]),
            exclude: draft.random.times(0, 3, () =>
              draft.random.pick(['**/*.md', '{x,x}'.repeat(12), '[', '*a'.repeat(25), '**/**/**', hostileText(draft.random)]),
            ),
            ...(draft.random.chance(0.3)
              ? { strategy: draft.random.pick(['Overwrite', 'Merge', 'Extract', hostileText(draft.random)]) }
              : {}),
          })),
        })),
      },
    }),
  ],
  [
    'FluxInstance',
    (draft) => ({
      apiVersion: 'fluxcd.controlplane.io/v1',
      kind: 'FluxInstance',
      metadata: { name: 'flux', namespace: 'flux-system' },
      spec: {
        distribution: { version: '2.x' },
        sync: {
          kind: draft.random.pick(['GitRepository', 'OCIRepository', hostileText(draft.random)]),
          url: 'https://example.org/fleet',
          ref: 'refs/heads/main',
          path: draft.random.pick(['clusters/prod', './apps', pathOut(draft)]),
          pullSecret: hostileText(draft.random),
        },
        kustomize: {
          patches: [
            {
              target: { kind: 'Kustomization' },
              patch: draft.random.pick([
                '[{"op":"copy","from":"/spec","path":"/spec/a"},{"op":"copy","from":"/spec","path":"/spec/b"}]',
                hostileText(draft.random),
              ]),
            },
          ],
        },
      },
    }),
  ],
  [
    'ResourceSet',
    (draft) => ({
      apiVersion: 'fluxcd.controlplane.io/v1',
      kind: 'ResourceSet',
      metadata: { name: 'a', namespace: 'flux-system' },
      spec: {
        inputs: [{ a: hostileText(draft.random) }],
        resources: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: '<< inputs.a >>' } }],
      },
    }),
  ],
  [
    'ConfigMap',
    (draft) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: draft.random.pick(['a', 'vars']), namespace: 'flux-system' },
      data: { x: hostileText(draft.random), y: '${x}${y}', 'a.yaml': `---\nkind: Secret\n::error::${hostileText(draft.random)}\n` },
    }),
  ],
];
