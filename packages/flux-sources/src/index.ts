export { assemble, checkHelmRepositories } from './assemble.ts';
export { checkCharts } from './check-charts.ts';
export type { Duration } from './duration.ts';
export { isDuration } from './duration.ts';
export { FLUX_NAMESPACE } from './flux-namespace.ts';
export type { GitRef } from './git-ref.ts';
export { checkGitRef } from './git-ref.ts';
export type { GitSource } from './git-repository.ts';
export { gitRepository } from './git-repository.ts';
export {
  crossplaneStable,
  ebsCsiCharts,
  eksCharts,
  externalSecretsCharts,
  fluxcdCommunity,
  helmRepositories,
  istioCharts,
  jetstack,
  prometheusCommunity,
  sealedSecretsCharts,
} from './helm-repositories.ts';
export type { HelmRepositoryOptions, HelmRepositorySource } from './helm-repository.ts';
export { defineHelmRepository } from './helm-repository.ts';
export type { OciRepositoryOptions, OciRepositorySource } from './oci-repository.ts';
export { defineOciRepository } from './oci-repository.ts';
export { sourceRules } from './source-rules.ts';
