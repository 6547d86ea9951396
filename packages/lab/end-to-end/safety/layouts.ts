import { emitYaml, type Manifest } from '@slipway/manifest';
import { fleetObject, fleetObjects } from '../fleet-objects.ts';

export const ID = 'commercial-staging';
const FOLDER = `clusters/mgmt/mgmt-production/fleet/${ID}`;
const FLUX = 'flux-system';

/** The objects of a cluster on the hub. */
export interface Layout {
  /** The files that Flux applies, in the folder `eks-cluster/` of a repository. */
  readonly files: Readonly<Record<string, string>>;
  /** Its Flux Kustomization. */
  readonly kustomization: Manifest;
}

interface Composite extends Manifest {
  readonly spec: { readonly crossplane: { readonly compositionRef: { readonly name: string } } };
}
interface Pointer extends Manifest {
  readonly spec: { readonly healthChecks: readonly { readonly kind: string; readonly namespace?: string }[] };
}

const objects = fleetObjects(`${FOLDER}/eks-cluster`).filter(({ apiVersion }) => !apiVersion.startsWith('kustomize.config.k8s.io/'));
const composite = objects.find(({ kind }) => kind === 'EKSCluster') as Composite;
const openComposition = composite.spec.crossplane.compositionRef.name.replace('-protected', '');

/** The layout of the fleet. */
export const present = (): Layout => ({ files: filesOf(objects), kustomization: pointer(composite.metadata.namespace ?? '') });

/** The layout of fleets before each cluster had its own namespace: everything is in the namespace of Flux. */
export const beforeNamespaces = (): Layout => ({
  files: filesOf([
    {
      ...composite,
      metadata: { ...composite.metadata, namespace: FLUX },
      spec: { ...composite.spec, crossplane: { compositionRef: { name: openComposition } } },
    } as Manifest,
  ]),
  kustomization: pointer(FLUX, ['EKSCluster', 'OpenIDConnectProvider', 'Secret']),
});

/** The layout with `deletionProtection: false` in the definition. */
export const unprotected = (): Layout => ({
  files: filesOf(
    objects
      .filter(({ kind }) => kind !== 'ClusterUsage')
      .map((object) =>
        object === composite
          ? ({
              ...composite,
              metadata: { name: ID, namespace: ID },
              spec: { ...composite.spec, deletionProtection: false, crossplane: { compositionRef: { name: openComposition } } },
            } as Manifest)
          : object,
      ),
  ),
  kustomization: pointer(ID, undefined, {}),
});

const filesOf = (all: readonly Manifest[]): Record<string, string> =>
  Object.fromEntries(all.map((object, index) => [`eks-cluster/${index}-${object.kind.toLowerCase()}.yaml`, emitYaml(object)]));

/** Returns the Flux Kustomization of the fleet, alone on its hub and with a shorter interval. */
function pointer(namespace: string, kinds?: readonly string[], more: object = { deletionPolicy: 'Orphan' }): Manifest {
  const { spec, ...rest } = fleetObject(`${FOLDER}/eks-cluster.yaml`, 'Kustomization') as Pointer;
  const {
    dependsOn: _,
    deletionPolicy: __,
    ...kept
  } = spec as Pointer['spec'] & { readonly dependsOn?: unknown; readonly deletionPolicy?: unknown };
  const healthChecks = spec.healthChecks
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .map((check) => (check.namespace === ID ? { ...check, namespace } : check));
  return { ...rest, spec: { ...kept, ...more, path: './eks-cluster', retryInterval: '5s', timeout: '5m', healthChecks } } as Manifest;
}
