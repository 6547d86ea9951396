import { featureGates } from './feature-gates.ts';

/** In what the API server of a cluster differs from kube-apiserver 1.36 without any flags. All have defaults. */
export interface ClusterSettings {
  /** As of `--feature-gates`: gates by name, `AllAlpha` and `AllBeta` too. By default each is as Kubernetes 1.36 has it. */
  readonly featureGates?: Readonly<Record<string, boolean>>;
  /**
   * As of `--runtime-config`: `group/version`, `group/version/resource`, `api/all`, `api/ga`, `api/beta` and `api/alpha`, with a flag or
   * its text (`'true'`, `'false'`; the empty text turns on). By default stable versions are served, and no others.
   */
  readonly runtimeConfig?: Readonly<Record<string, boolean | string>>;
}

/** Returns whether a feature gate is on in a cluster: as it says itself, as it says of all gates of the stage, or by default. */
export function isGateOn(name: string, { featureGates: given = {} }: ClusterSettings): boolean {
  const gate = featureGates.get(name);
  const ofStage = gate === undefined ? undefined : ALL_OF_STAGE[gate.stage];
  return own(given, name) ?? (ofStage === undefined || gate?.locked ? undefined : own(given, ofStage)) ?? gate?.on ?? false;
}

/** Gates that set all gates of a stage. */
export const ALL_OF_STAGE: Readonly<Record<string, string>> = { alpha: 'AllAlpha', beta: 'AllBeta' };

const own = (given: Readonly<Record<string, boolean>>, name: string): boolean | undefined =>
  Object.hasOwn(given, name) ? given[name] : undefined;
