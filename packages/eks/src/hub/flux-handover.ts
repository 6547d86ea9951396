import type { Addon, FleetContent, KustomizationPatch, Placement, Wanted } from '@slipway/fleet';
import { FLUX_NAMESPACE, fluxSync, fluxSystemDirectory, kustomizationName, placeUnit, type Where } from '@slipway/fleet';
import { emitYaml, type Manifest, type Unit } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

/**
 * Step 8, the last: a folder with two Kustomizations of the hub. One installs Flux on the cluster, and the other gives that Flux its
 * repository and its leaf. From then on the cluster reconciles itself, including those two objects.
 */
export function fluxHandover(cluster: EksWorkload, wanted: Wanted, where: Where, flux: Pick<Addon, 'units'>): Placement[] {
  const directory = `${where.directory}/flux`;
  const inner: Where = { ...where, directory };
  const named = (name: string) => ({ name: kustomizationName(name, cluster, where.runner) });
  const [fluxUnit] = flux.units;
  const controllers = {
    ...placeUnit(fluxUnit as Unit, cluster, wanted, inner),
    ...named('flux-controllers'),
    file: `${directory}/flux-controllers.yaml`,
  };
  return [
    {
      ...placeUnit(handoverUnit(directory), cluster, wanted, where),
      ...named('flux'),
      file: `${where.directory}/flux.yaml`,
      ownsFolder: false,
    },
    controllers,
    {
      ...placeUnit(syncUnit(cluster, where.fleet), cluster, wanted, inner),
      ownsFolder: false,
      after: [controllers.name],
      settings: { prune: false, deletionPolicy: 'Orphan', patches: HANDED_OVER },
    },
  ];
}

/** Contains only the two Flux Kustomizations. Each is a placement of its own. */
const handoverUnit = (directory: string): Unit => ({
  name: 'flux-handover',
  directory,
  manifests: {},
  dependsOn: [],
  timeout: '15m',
  ready: { wait: true },
});

/** The folder is part of the leaf of the cluster. */
const syncUnit = (cluster: EksWorkload, fleet: FleetContent): Unit => ({
  name: 'flux-sync',
  directory: fluxSystemDirectory(cluster),
  manifests: Object.fromEntries(fluxSync(cluster, fleet).map((manifest: Manifest) => [`${manifest.kind}.yaml`, manifest])),
  dependsOn: [],
});

/** The hub creates the two objects and never changes them afterwards, because the Flux of the cluster owns them. */
const HANDED_OVER: readonly KustomizationPatch[] = (
  [
    ['source.toolkit.fluxcd.io/v1', 'GitRepository'],
    ['kustomize.toolkit.fluxcd.io/v1', 'Kustomization'],
  ] as const
).map(([apiVersion, kind]) => ({
  target: { kind, name: FLUX_NAMESPACE },
  patch: emitYaml({
    apiVersion,
    kind,
    metadata: { name: FLUX_NAMESPACE, annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' } },
  }),
}));
