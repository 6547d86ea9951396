import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitYaml } from '@slipway/manifest';

/** Writes a repository with the given number of Flux Kustomizations of five objects each, with a patch and variables. Always the same. */
export function writeFleet(directory: string, kustomizations: number): void {
  // The root of the repository.
  mkdirSync(join(directory, '.git'), { recursive: true });
  const write = writerIn(directory);
  write('clusters/c/flux-system/sync.yaml', repository, fluxKustomization('flux-system', { path: './clusters/c' }));
  write('clusters/c/cluster-info.yaml', clusterInfo);
  for (let number = 0; number < kustomizations; number++) {
    write(`clusters/c/app-${number}.yaml`, appKustomization(number));
    writeApp(write, number);
  }
}

/** Apps on each cluster of `writeClusters`. */
export const APPS = 40;

/**
 * Writes a repository with the given number of clusters. All clusters share 40 apps (or the given number) of five objects each. Each
 * cluster has its own variables. Every fourth app has a folder for each cluster, with a patch.
 */
export function writeClusters(directory: string, clusters: number, apps = APPS): void {
  mkdirSync(join(directory, '.git'), { recursive: true });
  const write = writerIn(directory);
  for (let number = 0; number < apps; number++) writeApp(write, number);
  for (let cluster = 0; cluster < clusters; cluster++) {
    const folder = `clusters/c${cluster}`;
    write(`${folder}/flux-system/sync.yaml`, repository, fluxKustomization('flux-system', { path: `./${folder}` }));
    write(`${folder}/cluster-info.yaml`, {
      ...clusterInfo,
      data: { CLUSTER: `c${cluster}`, REGION: `eu-west-${cluster % 3}`, REPLICAS: '3' },
    });
    for (let number = 0; number < apps; number++) {
      const hasOverlay = number % 4 === 0;
      const overlay = `overlays/c${cluster}/app-${number}`;
      write(`${folder}/app-${number}.yaml`, appKustomization(number, hasOverlay ? `./${overlay}` : undefined));
      if (hasOverlay) write(`${overlay}/kustomization.yaml`, overlayOf(number, cluster));
    }
  }
}

/** Writes a repository with the given number of clusters. All apps except one are on a branch that does not exist. */
export function writeWithoutBranch(directory: string, clusters: number, apps: number): void {
  mkdirSync(join(directory, '.git'), { recursive: true });
  const write = writerIn(directory);
  writeApp(write, 0);
  for (let cluster = 0; cluster < clusters; cluster++) {
    const folder = `clusters/c${cluster}`;
    write(`${folder}/flux-system/sync.yaml`, repository, fluxKustomization('flux-system', { path: `./${folder}` }));
    write(`${folder}/cluster-info.yaml`, clusterInfo);
    write(`${folder}/releases.yaml`, {
      ...repository,
      metadata: meta('releases', 'flux-system'),
      spec: { ...repository.spec, ref: { branch: 'releases/stable' } },
    });
    write(`${folder}/app-0.yaml`, appKustomization(0));
    for (let number = 1; number < apps; number++) {
      const kustomization = appKustomization(number);
      const spec = { ...kustomization.spec, sourceRef: { kind: 'GitRepository', name: 'releases' } };
      write(`${folder}/app-${number}.yaml`, { ...kustomization, spec });
    }
  }
}

type Write = (path: string, ...objects: readonly object[]) => void;

/** Returns a function that writes objects into a file of a directory. */
export const writerIn =
  (directory: string): Write =>
  (path, ...objects) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), objects.map((object) => emitYaml(object)).join('---\n'));
  };

function writeApp(write: Write, number: number): void {
  const name = `app-${number}`;
  write(`apps/${name}/kustomization.yaml`, {
    ...kustomize,
    namespace: name,
    resources: ['deployment.yaml', 'service.yaml', 'settings.yaml'],
  });
  write(`apps/${name}/deployment.yaml`, deployment(name, number));
  write(`apps/${name}/service.yaml`, service(name, 80));
  write(`apps/${name}/settings.yaml`, ...settings(name));
}

const kustomize = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

const overlayOf = (number: number, cluster: number): object => ({
  ...kustomize,
  resources: [`../../../apps/app-${number}`],
  patches: [
    {
      patch: emitYaml({
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: meta(`app-${number}`),
        spec: { template: { metadata: { annotations: { 'acme.example/cluster': `c${cluster}` } } } },
      }),
    },
  ],
});

const meta = (name: string, namespace?: string): object => ({ name, ...(namespace === undefined ? {} : { namespace }) });

/** The GitRepository of a fleet. */
export const repository = {
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: meta('flux-system', 'flux-system'),
  spec: { interval: '1m', url: 'https://git.example/fleet.git' },
};

/** The ConfigMap with the variables. */
export const clusterInfo = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'cluster-info', namespace: 'flux-system' },
  data: { CLUSTER: 'c', REGION: 'eu-west-1', REPLICAS: '3' },
};

/** A Flux Kustomization. */
export interface FluxKustomization {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: object;
}

/** Returns a Flux Kustomization of the fleet. */
export const fluxKustomization = (name: string, spec: object): FluxKustomization => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '10m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

/** Returns the Flux Kustomization of an app: one patch, the variables of the cluster and one of its own. */
export const appKustomization = (number: number, path = `./apps/app-${number}`): FluxKustomization =>
  fluxKustomization(`app-${number}`, {
    path,
    patches: [
      {
        target: { kind: 'Deployment' },
        patch: emitYaml({
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: 'any' },
          spec: {
            template: {
              spec: { terminationGracePeriodSeconds: 30 + number, containers: [{ name: 'app', terminationMessagePath: '/log' }] },
            },
          },
        }),
      },
    ],
    postBuild: { substitute: { APP: `app-${number}` }, substituteFrom: [{ kind: 'ConfigMap', name: 'cluster-info' }] },
  });

const variable = (name: string): string => `\${${name}}`;

const deployment = (name: string, number: number): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels: { 'app.kubernetes.io/name': name } },
  spec: {
    replicas: variable('REPLICAS'),
    selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    template: {
      metadata: { labels: { 'app.kubernetes.io/name': name } },
      spec: {
        serviceAccountName: name,
        containers: [
          {
            name: 'app',
            image: `registry.example/${name}:1.${number}.0`,
            env: [
              { name: 'AWS_REGION', value: variable('REGION') },
              { name: 'SETTINGS', valueFrom: { configMapKeyRef: { name, key: 'url' } } },
            ],
            ports: [{ name: 'http', containerPort: 8080 }],
            resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '256Mi' } },
            readinessProbe: { httpGet: { path: '/ready', port: 'http' } },
          },
        ],
      },
    },
  },
});

/** Returns a text with another port. */
export const service = (name: string, port: number): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: meta(name),
  spec: { selector: { 'app.kubernetes.io/name': name }, ports: [{ name: 'http', port, targetPort: 'http' }] },
});

const settings = (name: string): readonly object[] => [
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: meta(name),
    data: { region: variable('REGION'), url: `https://${variable('APP')}.${variable('CLUSTER')}.example.com/` },
  },
  { apiVersion: 'v1', kind: 'ServiceAccount', metadata: meta(name) },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: meta(name),
    spec: {
      rules: [
        {
          host: `${name}.${variable('CLUSTER')}.example.com`,
          http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name, port: { name: 'http' } } } }] },
        },
      ],
    },
  },
];
