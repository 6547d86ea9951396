import type { Manifest } from '@slipway/manifest';
import { applyCrds } from '../kubernetes/apply-crds.ts';
import type { ConnectionSettings } from '../kubernetes/connection.ts';
import { type KubernetesApi, kubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { logLinesAbout } from '../kubernetes/log-lines.ts';
import type { CustomResourceDefinition } from '../kubernetes/model-crds.ts';
import { askVerdict, type Verdict } from '../kubernetes/verdict.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { kubeconfig } from './kubeconfig.ts';
import type { ApiServer } from './start-api-server.ts';

/** One API server of a lab, with the controllers that work on it. */
export interface Cluster extends KubernetesApi, ConnectionSettings {
  readonly name: string;
  /** Text of a kubeconfig for it. */
  readonly kubeconfig: string;
  /** By name without the cluster: `kube-apiserver`, `kustomize-controller`. */
  readonly programs: ReadonlyMap<string, RunningProgram>;
  /** All that a program has printed; empty for one that does not run here. */
  logs(program: string): string;
  /** Applies CRDs, given or from the YAML files below a directory; their number. */
  applyCrds(source: string | readonly CustomResourceDefinition[]): Promise<number>;
  /** What the server says of an object, compared with what was sent. */
  verdict<Object extends Manifest>(object: Object): Promise<Verdict>;
}

/** The handle of a cluster; `programs` may grow later. */
export function clusterOf(name: string, { settings, connection }: ApiServer, programs: ReadonlyMap<string, RunningProgram>): Cluster {
  const logLines = ({ metadata }: Manifest): readonly string[] =>
    logLinesAbout(new Map([...programs.values()].map((program) => [program.name, program.logs()])), metadata.name);
  const api = kubernetesApi(connection, logLines);
  return {
    ...api,
    ...settings,
    name,
    kubeconfig: kubeconfig(name, settings),
    programs,
    logs: (program) => programs.get(program)?.logs() ?? '',
    applyCrds: (source) => applyCrds(api, source),
    verdict: (object) => askVerdict(api, object),
  };
}
