import type { Cluster } from '../control-plane/cluster.ts';
import { startLab } from '../control-plane/start-lab.ts';
import { crdsOf, modelCrds } from '../kubernetes/model-crds.ts';
import { programs } from '../programs/programs.ts';
import { ownKinds } from './lab-kinds.ts';

/** An API server that knows every kind of the comparison; it ends with the scope. */
export interface VerdictOracle extends AsyncDisposable {
  readonly cluster: Cluster;
}

/** Who answers, for the header of a recording. */
export const apiServerVersion = { 'kube-apiserver': programs['kube-apiserver'].version };

/** Starts etcd and kube-apiserver and applies all CRDs, which takes half a minute. */
export async function startVerdictOracle(): Promise<VerdictOracle> {
  const lab = await startLab({ clusters: ['oracle'] });
  const cluster = lab.clusters.oracle;
  await cluster.applyCrds([...modelCrds(), ...crdsOf(ownKinds())]);
  return { cluster, [Symbol.asyncDispose]: () => lab.stop() };
}
