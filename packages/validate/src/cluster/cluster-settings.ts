import { featureGates } from './feature-gates.ts';

/** The settings in which the API server of a cluster differs from kube-apiserver 1.36 without flags. All of them have defaults. */
export interface ClusterSettings {
  /** The value of `--feature-gates`: gates by name, including `AllAlpha` and `AllBeta`. @default the gates of Kubernetes 1.36 */
  readonly featureGates?: Readonly<Record<string, boolean>>;
  /**
   * The value of `--runtime-config`: `group/version`, `group/version/resource`, `api/all`, `api/ga`, `api/beta` and `api/alpha`, with a
   * flag or its text (`'true'`, `'false'`; an empty text enables). @default stable versions are served, and no others
   */
  readonly runtimeConfig?: Readonly<Record<string, boolean | string>>;
}

/** Returns whether a feature gate is enabled in a cluster: by its own setting, by the setting for all gates of its stage, or by default. */
export function isGateOn(name: string, { featureGates: given = {} }: ClusterSettings): boolean {
  const gate = featureGates.get(name);
  const ofStage = gate === undefined ? undefined : ALL_OF_STAGE[gate.stage];
  return own(given, name) ?? (ofStage === undefined || gate?.locked ? undefined : own(given, ofStage)) ?? gate?.on ?? false;
}

/** Gates that set all gates of a stage. */
export const ALL_OF_STAGE: Readonly<Record<string, string>> = { alpha: 'AllAlpha', beta: 'AllBeta' };

const own = (given: Readonly<Record<string, boolean>>, name: string): boolean | undefined =>
  Object.hasOwn(given, name) ? given[name] : undefined;
