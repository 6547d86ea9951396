// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import type { Draw } from './draw.ts';

/** Text by path: a repository with one cluster, `clusters/demo`, with a Flux bootstrap. */
export type FleetCase = Readonly<Record<string, string>>;

type Objects = readonly object[];

/** JSON is YAML. */
const yaml = (...objects: Objects): string => objects.map((object) => `${JSON.stringify(object)}\n`).join('---\n');

/**
 * A fleet of several levels. Flux Kustomizations of the cluster create further Flux Kustomizations, and values for them. They use bases and
 * overlays, components, generators, prefixes, and patches with and without a target; variables are set, missing, change their type, or are
 * excluded.
 */
export function drawFleet(draw: Draw): FleetCase {
  const files: Record<string, string> = {
    'clusters/demo/flux-system/sync.yaml': yaml(
      {
        apiVersion: 'source.toolkit.fluxcd.io/v1',
        kind: 'GitRepository',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
        spec: { interval: '1m', url: 'https://git.example.org/fleet.git' },
      },
      fluxKustomization('flux-system', { path: './clusters/demo' }),
    ),
    'clusters/demo/values.yaml': yaml(
      configMap('values', { REGION: 'eu-west-1', COUNT: '3', NAME: draw.pick(['shop', 'web', '007', 'on']) }),
    ),
  };
  const apps = ['shop', 'cart', 'mail'].filter(() => draw.chance(80));
  for (const app of apps) Object.assign(files, drawApp(app, draw));
  for (const app of apps) files[`clusters/demo/${app}.yaml`] = yaml(fluxKustomization(app, appSpec(app, files, draw)));
  if (draw.chance(70)) Object.assign(files, drawTenants(apps, files, draw));
  if (draw.chance(30)) files['clusters/demo/kustomization.yaml'] = yaml(clusterKustomization(files, draw));
  return files;
}

const fluxKustomization = (name: string, spec: object): object => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '10m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

const configMap = (name: string, data: object, metadata: object = { namespace: 'flux-system' }): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, ...metadata },
  data,
});

/** Only the last of these may be missing. */
const TEXTS = [
  'blue',
  '${REGION}',
  '${COUNT}',
  'a-${NAME}',
  '"${COUNT}"',
  '${COLOUR:-red}',
  '${MISSING}',
  '$${HOME}',
  '5',
  'größe',
  '${EXTRA}',
];

function drawApp(app: string, draw: Draw): Readonly<Record<string, string>> {
  const base = `apps/${app}/base`;
  const files: Record<string, string> = {
    [`${base}/web.yaml`]: yaml(deployment(app, draw), service(app)),
    [`${base}/more.yml`]: yaml(...more(app, draw)),
  };
  if (draw.chance(70)) {
    const generators = draw.chance(40)
      ? {
          configMapGenerator: [
            {
              name: 'settings',
              literals: [`colour=${draw.pick(TEXTS)}`],
              ...(draw.chance(30) ? { options: { disableNameSuffixHash: true } } : {}),
            },
          ],
        }
      : {};
    files[`${base}/kustomization.yaml`] = yaml({ resources: ['web.yaml', 'more.yml'], ...generators, ...transformers(draw) });
  }
  if (files[`${base}/kustomization.yaml`] !== undefined && draw.chance(60)) {
    const patches = draw.some(PATCHES(app), draw.below(3));
    const components = draw.chance(30) ? { components: ['../../component'] } : {};
    files[`apps/${app}/overlay/kustomization.yaml`] = yaml({ resources: ['../base'], patches, ...transformers(draw), ...components });
  }
  files['apps/component/kustomization.yaml'] = yaml({
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    resources: ['note.yaml'],
    ...(draw.chance(40) ? { commonAnnotations: { component: 'true' } } : {}),
  });
  files['apps/component/note.yaml'] = yaml(configMap('note', { text: draw.pick(TEXTS) }, {}));
  if (draw.chance(20)) files[`${base}/notes/readme.yaml`] = draw.pick(['# nothing\n', 'a: 1\n', yaml(configMap('readme', {}, {}))]);
  return files;
}

const transformers = (draw: Draw): object => ({
  ...(draw.chance(30) ? { namePrefix: draw.pick(['a-', 'dev-']) } : {}),
  ...(draw.chance(20) ? { nameSuffix: '-x' } : {}),
  ...(draw.chance(40) ? { namespace: draw.pick(['shop', 'other']) } : {}),
  ...(draw.chance(25) ? { labels: [{ pairs: { team: 'blue' }, includeSelectors: draw.chance(50) }] } : {}),
  ...(draw.chance(20) ? { images: [{ name: 'app', newTag: draw.pick(['2', '1.10', 'v3']) }] } : {}),
  ...(draw.chance(15) ? { replicas: [{ name: 'web', count: 4 }] } : {}),
});

const deployment = (app: string, draw: Draw): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', labels: { app }, annotations: { text: draw.pick(TEXTS) } },
  spec: {
    replicas: draw.pick<unknown>([1, '${COUNT}']),
    selector: { matchLabels: { app } },
    template: {
      metadata: { labels: { app } },
      spec: {
        containers: [
          {
            name: 'web',
            image: 'app:1',
            env: [{ name: 'TEXT', value: draw.pick(TEXTS) }],
            envFrom: [{ configMapRef: { name: 'settings' } }],
            ports: [{ containerPort: 80 }],
            resources: { limits: { memory: draw.pick(['1024Mi', '0.5Gi', '100M']) } },
          },
        ],
        ...(draw.chance(20) ? { notAField: true } : {}),
      },
    },
  },
});

const service = (app: string): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { selector: { app }, ports: [{ port: 80 }] },
});

const more = (app: string, draw: Draw): Objects =>
  draw.some(
    [
      configMap('plain', { text: draw.pick(TEXTS) }, {}),
      configMap('kept', { text: '${REGION}' }, { labels: { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } }),
      { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'secret' }, stringData: { text: draw.pick(TEXTS) } },
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: app } },
      {
        apiVersion: 'example.org/v1',
        kind: 'Probe',
        metadata: { name: 'probe' },
        spec: { text: draw.pick(TEXTS), list: [1, { a: draw.pick(TEXTS) }] },
      },
      { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: `${app}-reader` }, rules: [], extra: 1 },
      { apiVersion: 'v1', kind: 'List', items: [configMap('listed', { text: draw.pick(TEXTS) }, {})] },
    ],
    1 + draw.below(4),
  );

const PATCHES = (app: string): Objects => [
  { patch: '[{"op":"replace","path":"/spec/replicas","value":5}]', target: { kind: 'Deployment' } },
  { patch: '[{"op":"add","path":"/data/added","value":"${REGION}"}]', target: { kind: 'ConfigMap', name: 'pl.*' } },
  { patch: '[{"op":"remove","path":"/spec/selector"}]', target: { kind: 'Service' } },
  { patch: '[{"op":"add","path":"/a","value":1}]', target: { kind: 'StatefulSet' } },
  {
    patch: yaml({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web' },
      spec: { template: { spec: { priorityClassName: app } } },
    }),
  },
  { patch: yaml({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'web' }, $patch: 'delete' }), target: { kind: 'Service' } },
  { patch: yaml({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'nobody' }, data: { a: 'b' } }) },
];

const POST_BUILD: Objects = [
  { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }] },
  { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }], substitute: { COUNT: '9', MISSING: 'found' } },
  {
    substituteFrom: [
      { kind: 'ConfigMap', name: 'values' },
      { kind: 'ConfigMap', name: 'made', optional: true },
    ],
  },
  {
    substituteFrom: [
      { kind: 'ConfigMap', name: 'made' },
      { kind: 'Secret', name: 'made', optional: true },
    ],
  },
  { substitute: { REGION: 'here', NAME: 'a: b', COUNT: 'x', MISSING: '', EXTRA: 'yes' } },
  { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }], substitute: { EXTRA: '1' } },
  { substituteStrategy: 'Always' },
  {},
];

function appSpec(app: string, files: Readonly<Record<string, string>>, draw: Draw): object {
  const overlay = files[`apps/${app}/overlay/kustomization.yaml`] === undefined ? 'base' : 'overlay';
  const paths = [`./apps/${app}/base`, `apps/${app}/${overlay}`, `../apps/${app}/${overlay}/`, `/apps/${app}/${overlay}`];
  return {
    path: draw.chance(4) ? `./apps/${app}/gone` : draw.pick(paths),
    ...(draw.chance(75) ? { postBuild: draw.pick(POST_BUILD) } : {}),
    ...(draw.chance(25) ? { patches: draw.some(PATCHES(app), 1 + draw.below(2)) } : {}),
    ...(draw.chance(25) ? { targetNamespace: 'target' } : {}),
    ...(draw.chance(15) ? { namePrefix: 'flux-' } : {}),
    ...(draw.chance(15) ? { nameSuffix: '' } : {}),
    ...(draw.chance(20) ? { components: [draw.pick(['../../component', '../../nothing'])], ignoreMissingComponents: draw.chance(60) } : {}),
    ...(draw.chance(20)
      ? {
          images: [
            { name: 'app', ...draw.pick<object>([{ newTag: '7' }, { newName: 'other/app' }, { digest: `sha256:${'a'.repeat(64)}` }]) },
          ],
        }
      : {}),
    ...(draw.chance(20) ? { commonMetadata: { labels: { team: 'red' }, annotations: { note: 'x' } } } : {}),
    ...(draw.chance(10) ? { kubeConfig: { secretRef: { name: 'far-kubeconfig' } } } : {}),
    ...(draw.chance(10) ? { buildMetadata: ['originAnnotations'] } : {}),
  };
}

/** Adds a Kustomization that creates others, and values for them. */
function drawTenants(apps: readonly string[], files: Readonly<Record<string, string>>, draw: Draw): Readonly<Record<string, string>> {
  const inner = ['one', 'two'].filter(() => draw.chance(70));
  return {
    'clusters/demo/tenants.yaml': yaml(
      fluxKustomization('tenants', {
        path: './tenants',
        ...(draw.chance(60) ? { postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }] } } : {}),
        ...(draw.chance(40)
          ? {
              patches: [
                { patch: yaml([{ op: 'add', path: '/spec/postBuild', value: draw.pick(POST_BUILD) }]), target: { kind: 'Kustomization' } },
              ],
            }
          : {}),
      }),
    ),
    'tenants/made.yaml': yaml(
      configMap('made', { EXTRA: draw.pick(['a-${NAME}', 'extra', '${REGION}']), ...(draw.chance(15) ? { 'bad-key': 'x' } : {}) }),
    ),
    ...Object.fromEntries(
      inner.map((name) => [
        `tenants/${name}.yaml`,
        yaml(
          fluxKustomization(name, {
            ...appSpec(draw.pick(apps.length === 0 ? ['shop'] : apps), files, draw),
            ...(draw.chance(20) ? { path: './apps/${NAME}/base' } : {}),
          }),
        ),
      ]),
    ),
  };
}

function clusterKustomization(files: Readonly<Record<string, string>>, draw: Draw): object {
  const resources = Object.keys(files).flatMap((path) => /^clusters\/demo\/([^/]+\.yaml)$/.exec(path)?.[1] ?? []);
  return {
    resources: ['flux-system/sync.yaml', ...resources],
    ...(draw.chance(50)
      ? {
          patches: [
            {
              patch: yaml([{ op: 'add', path: '/spec/timeout', value: '5m' }]),
              target: { kind: 'Kustomization', group: 'kustomize.toolkit.fluxcd.io' },
            },
          ],
        }
      : {}),
  };
}
