import type { KindSchema } from '@slipway/kube-models';
import type { Cluster } from '../control-plane/cluster.ts';
import { ApiError } from '../kubernetes/api-error.ts';
import { crdsOf, modelCrds } from '../kubernetes/model-crds.ts';
import { programs } from '../programs/programs.ts';
import { startLab } from '../start/start-lab.ts';
import { EVERY_KIND, ownKinds } from './lab-kinds.ts';

/** An API server with every compared kind. It ends with the scope. */
export interface VerdictOracle extends AsyncDisposable {
  readonly cluster: Cluster;
}

/** Version of the program, for the header of a recording. */
export const apiServerVersion = { 'kube-apiserver': programs['kube-apiserver'].version };

/** Starts etcd and kube-apiserver and applies all CRDs, including those of `more`. It takes half a minute. */
export async function startVerdictOracle(more: readonly KindSchema[] = []): Promise<VerdictOracle> {
  const lab = await startLab({ clusters: ['oracle'], apiServer: EVERY_KIND });
  const cluster = lab.clusters.oracle;
  try {
    await applyAll(cluster, more);
  } catch (error) {
    await lab.stop();
    throw error;
  }
  return { cluster, [Symbol.asyncDispose]: () => lab.stop() };
}

/** Applies all CRDs, and retries: on a busy machine the server may give up on one of many. */
async function applyAll(cluster: Cluster, more: readonly KindSchema[], attempts = 5): Promise<void> {
  try {
    await cluster.applyCrds([...modelCrds(), ...crdsOf([...ownKinds(), ...more])]);
  } catch (error) {
    if (attempts === 1 || !(error instanceof ApiError && error.status >= 500)) throw error;
    await applyAll(cluster, more, attempts - 1);
  }
}
