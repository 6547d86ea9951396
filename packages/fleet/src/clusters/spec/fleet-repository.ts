import type { GitSource } from '../../sources/git-repository.ts';

/** Git repository with the published branches and tags of a fleet. */
export interface FleetRepository {
  /**
   * Address of the repository, which each cluster must be able to reach.
   * @example 'https://git.example.com/platform/fleet.git'
   */
  readonly url: GitSource['url'];
  /**
   * Name of the Secret in `flux-system` with the credentials of the repository.
   * @example 'flux-system'
   */
  readonly secretName: string;
}
