import type { Cluster, StoredObject } from '../../src/index.ts';
import type { EventLog } from './event-log.ts';

/** An object that was created before a dependency of its Kustomization was ready. */
interface BrokenEdge {
  readonly kustomization: string;
  readonly dependency: string;
  readonly object: string;
}

/** The `dependsOn` of one cluster's Kustomizations, compared with the events. */
export interface HeldEdges {
  /** Number of edges that delayed at least one object. */
  readonly held: number;
  readonly broken: readonly BrokenEdge[];
}

/**
 * Checks that every object which a Kustomization of `runner` applied, locally or through a kubeconfig, was created after each dependency
 * became Ready.
 */
export async function heldEdges(runner: Cluster, clusters: readonly Cluster[], eventLog: EventLog): Promise<HeldEdges> {
  const kustomizations = await runner.list({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' });
  const broken: BrokenEdge[] = [];
  let held = 0;
  for (const kustomization of kustomizations) {
    const created = createdBy(kustomization, runner, clusters, eventLog);
    for (const { name: dependency } of dependenciesOf(kustomization)) {
      const { revision } = eventLog.first({ cluster: runner.name, kind: 'Kustomization', name: dependency, event: 'Ready=True' });
      const early = created.filter((event) => event.revision <= revision);
      for (const { kind, name } of early)
        broken.push({ kustomization: kustomization.metadata.name, dependency, object: `${kind} ${name}` });
      if (created.length > 0 && early.length === 0) held += 1;
    }
  }
  return { held, broken };
}

/** Returns the objects that a Kustomization created, by the labels of kustomize-controller. */
function createdBy(kustomization: StoredObject, runner: Cluster, clusters: readonly Cluster[], eventLog: EventLog) {
  const { kubeConfig } = kustomization.spec as { readonly kubeConfig?: unknown };
  const places = kubeConfig === undefined ? [runner] : clusters.filter(({ name }) => name !== runner.name);
  return places.flatMap(({ name: cluster }) =>
    eventLog
      .events({ cluster, event: 'created' })
      .filter(({ object }) => object.metadata.labels?.['kustomize.toolkit.fluxcd.io/name'] === kustomization.metadata.name),
  );
}

const dependenciesOf = ({ spec }: StoredObject): readonly { readonly name: string }[] =>
  (spec as { readonly dependsOn?: readonly { readonly name: string }[] }).dependsOn ?? [];
