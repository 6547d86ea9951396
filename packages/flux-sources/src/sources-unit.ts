import { rememberLocation, type Unit } from '@slipway/manifest';
import { helmRepositories } from './helm-repositories.ts';

function defineSourcesUnit(): Unit<'sources'> {
  return rememberLocation(
    {
      name: 'sources',
      package: 'flux-sources',
      directory: 'common/cluster-addons/sources',
      manifests: Object.fromEntries(helmRepositories.map(({ name, manifest }) => [`${name}.yaml`, manifest])),
      dependsOn: [],
      ready: { wait: true },
    },
    defineSourcesUnit,
  );
}

/** All Helm repositories of the catalogue, in one folder: every cluster that installs a chart points at it. */
export const sourcesUnit = defineSourcesUnit();
