import type { Manifest } from '@slipway/manifest';
import { type Draw, drawn, sampleOf } from './draw.ts';

/** A source and a Flux Kustomization that builds it. */
export interface FluxCase {
  /** Text by path, below the root of the source. */
  readonly files: Readonly<Record<string, string>>;
  readonly kustomization: Manifest;
  /** Objects in its namespace. */
  readonly objects: readonly Manifest[];
}

/** Returns cases, always the same for a seed: trees, patches, generators and substitution. About a third fail to build. */
export const fluxCases = (count: number, seed: number): readonly FluxCase[] =>
  sampleOf(drawn(drawCase), count, seed).map((each) => JSON.parse(JSON.stringify(each)) as FluxCase);

const INFO = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'cluster-info', namespace: 'flux-system' },
  data: { AWS_REGION: 'eu-west-1', ACCOUNT_ID: '0123', CLUSTER_NAME: 'demo-staging' },
};
const SECRET = {
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: 'cluster-secret', namespace: 'flux-system' },
  data: { TOKEN: 'dmFsdWU=' },
};

const TEXTS = [
  'blue',
  `\${AWS_REGION}`,
  `arn:\${ACCOUNT_ID}:x`,
  `\${ACCOUNT_ID}`,
  `$\${HOME}`,
  `\${COLOUR:-red}`,
  `\${COLOUR:=red}`,
  `\${MISSING}`,
  `\${TOKEN}`,
  `\${`,
  'größe',
  '5',
  'true',
];
const FOLDER = 'apps/web';

function drawCase(draw: Draw): FluxCase {
  const manifests = drawManifests(draw);
  const files: Record<string, string> = {};
  for (const [name, objects] of Object.entries(manifests)) files[`${FOLDER}/${name}`] = yaml(...objects);
  const listed = Object.keys(manifests);
  if (draw.chance(75)) files[`${FOLDER}/kustomization.yaml`] = yaml(contents(listed, draw));
  files[`apps/extras/kustomization.yaml`] = yaml({
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    ...(draw.chance(50) ? { namePrefix: 'extra-' } : { resources: ['note.yaml'] }),
  });
  files[`apps/extras/note.yaml`] = yaml(configMap('note', draw.chance(50) ? 'shop' : undefined, draw));
  const objects = [...(draw.chance(90) ? [INFO] : []), ...(draw.chance(60) ? [SECRET] : [])];
  return { files, kustomization: fluxKustomization(draw), objects };
}

/** JSON is YAML. */
const yaml = (...objects: readonly object[]): string => objects.map((object) => `${JSON.stringify(object)}\n`).join('---\n');

function drawManifests(draw: Draw): Readonly<Record<string, readonly object[]>> {
  const namespace = (): string | undefined => draw.pick(['shop', 'shop', 'other', undefined]);
  const choices: Readonly<Record<string, () => readonly object[]>> = {
    'settings.yaml': () => [configMap('settings', namespace(), draw)],
    'web.yaml': () => [deployment(namespace(), draw), service(namespace())],
    'namespace.yaml': () => [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } }],
    'release.yaml': () => [release(namespace(), draw)],
    'role.yaml': () => [{ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'reader' }, rules: [] }],
    'again.yaml': () => [configMap(draw.pick(['settings', 'again']), namespace(), draw)],
  };
  return Object.fromEntries(draw.some(Object.entries(choices), 1 + draw.below(4)).map(([name, make]) => [name, make()]));
}

const metadata = (name: string, namespace: string | undefined, more: object = {}): object => ({
  name,
  ...(namespace === undefined ? {} : { namespace }),
  ...more,
});

const configMap = (name: string, namespace: string | undefined, draw: Draw): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: metadata(name, namespace, draw.chance(20) ? { labels: { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } } : {}),
  data: { text: draw.pick(TEXTS) },
});

const deployment = (namespace: string | undefined, draw: Draw): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: metadata('web', namespace, { annotations: { note: draw.pick(TEXTS) } }),
  spec: {
    replicas: 1,
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        containers: [
          { name: 'web', image: 'registry.example.org/web:1', envFrom: [{ configMapRef: { name: 'settings' } }] },
          { name: 'side', image: 'side' },
        ],
      },
    },
  },
});

const service = (namespace: string | undefined): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata('web', namespace),
  spec: { selector: { app: 'web' }, ports: [{ port: 80 }] },
});

const release = (namespace: string | undefined, draw: Draw): object => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: metadata('web', namespace),
  spec: {
    interval: '10m',
    chart: { spec: { chart: 'web', sourceRef: { kind: 'HelmRepository', name: 'web' } } },
    values: { text: draw.pick(TEXTS), list: [1, 2] },
  },
});

const PATCHES = [
  { patch: '{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web"},"spec":{"replicas":3}}' },
  {
    patch:
      '{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web","namespace":"shop"},"spec":{"template":{"spec":{"containers":[{"name":"web","image":"patched"}]}}}}',
  },
  { patch: '[{"op":"replace","path":"/spec/replicas","value":5}]', target: { kind: 'Deployment', name: 'web' } },
  { patch: '[{"op":"add","path":"/metadata/labels","value":{"patched":"yes"}}]', target: { kind: 'ConfigMap', name: 'set.*' } },
  { patch: '[{"op":"remove","path":"/spec/noSuchField"}]', target: { kind: 'Deployment' } },
  { patch: '[{"op":"test","path":"/data/text","value":"blue"}]', target: { kind: 'ConfigMap' } },
  { patch: `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"settings"},"data":{"text":null,"added":"\${AWS_REGION}"}}` },
  { patch: '{"apiVersion":"v1","kind":"Service","metadata":{"name":"web"},"$patch":"delete"}' },
  { patch: '{"apiVersion":"helm.toolkit.fluxcd.io/v2","kind":"HelmRelease","metadata":{"name":"web"},"spec":{"values":{"list":[3]}}}' },
  { patch: '[{"op":"add","path":"/metadata/annotations/note","value":"x"}]', target: { labelSelector: 'app=web' } },
];
const IMAGES = [
  { name: 'registry.example.org/web', newTag: '2' },
  { name: 'side', newName: 'registry.example.org/side', digest: `sha256:${'a'.repeat(64)}` },
];

/** Fields of both kinds of Kustomization. */
const changes = (draw: Draw): object => ({
  ...(draw.chance(15) ? { namePrefix: 'pre-' } : {}),
  ...(draw.chance(15) ? { nameSuffix: '-post' } : {}),
  ...(draw.chance(30) ? { patches: draw.some(PATCHES, 1 + draw.below(2)) } : {}),
  ...(draw.chance(20) ? { images: draw.some(IMAGES, 1 + draw.below(2)) } : {}),
  ...(draw.chance(12) ? { components: [draw.pick(['../extras', '../extras', '../nowhere'])] } : {}),
});

const contents = (listed: readonly string[], draw: Draw): object => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: draw.chance(8) ? [...listed, 'missing.yaml'] : listed,
  ...(draw.chance(25) ? { namespace: 'given' } : {}),
  ...(draw.chance(15) ? { labels: [{ pairs: { team: 'shop' }, includeSelectors: draw.chance(50) }] } : {}),
  ...(draw.chance(10) ? { commonAnnotations: { note: 'common' } } : {}),
  ...changes(draw),
});

function fluxKustomization(draw: Draw): Manifest {
  const from = [
    { kind: 'ConfigMap', name: 'cluster-info' },
    { kind: 'Secret', name: 'cluster-secret', ...(draw.chance(50) ? { optional: true } : {}) },
  ];
  const postBuild = {
    ...(draw.chance(50) ? { substitute: { COLOUR: draw.pick(['green', '007', '']) } } : {}),
    ...(draw.chance(80) ? { substituteFrom: draw.some(from, 1 + draw.below(2)) } : {}),
  };
  const spec = {
    interval: '10m',
    prune: true,
    sourceRef: { kind: 'GitRepository', name: 'fleet' },
    path: draw.chance(4) ? './nowhere' : `./${FOLDER}`,
    ...(draw.chance(70) ? { postBuild } : {}),
    ...(draw.chance(25) ? { targetNamespace: 'target' } : {}),
    ...(draw.chance(15) ? { commonMetadata: { labels: { app: 'common' }, annotations: { owner: 'shop' } } } : {}),
    ...changes(draw),
  };
  return {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'web', namespace: 'flux-system' },
    spec,
  } as Manifest;
}
