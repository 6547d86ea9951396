import type { GitSource } from '../../sources/git-repository.ts';

/** Where the published branches and tags are. */
export interface FleetRepository {
  readonly url: GitSource['url'];
  /** Secret in flux-system with the credentials. */
  readonly secretName: string;
}
