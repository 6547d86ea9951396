import { assembleSources } from '@slipway/fleet';
import type { ManifestFile } from '@slipway/manifest';
import { helmRepositories } from './helm-repositories.ts';

/** The files of `common/cluster-addons/sources`. Throws a DefinitionError with every problem of the repositories. */
export const assemble = (): ManifestFile[] => assembleSources(helmRepositories);
