import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';
import { type Claim, takenNames } from './taken-names.ts';

/** Reports HelmReleases with the same Helm release: the same name, stored in the same namespace of the same cluster. */
export const releaseNames = (cluster: Cluster): Generator<FleetProblem> =>
  takenNames('release-name-taken', releaseClaims(cluster), (last, first) => ({
    message: `${objectText(last.about.object)} and ${objectText(first.about.object)} both have the Helm release ${releaseNameOf(last.about.object)} in the storage namespace ${storageNamespaceOf(last.about.object)}: each upgrades or uninstalls the release of the other`,
    expected: 'a releaseName and a storageNamespace that no other HelmRelease has together',
  }));

function* releaseClaims(cluster: Cluster): Generator<Claim> {
  for (const about of reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease')) {
    const { object } = about;
    const { releaseName, kubeConfig } = fieldsOf(object.spec);
    const { name, key } = below(kubeConfig, 'secretRef');
    const target =
      kubeConfig === undefined ? '' : [namespaceOf(object), textOf(name), textOf(key), textOf(below(kubeConfig, 'configMapRef').name)];
    yield {
      about,
      pointer: releaseName === undefined ? '/metadata/name' : '/spec/releaseName',
      value: releaseName ?? nameOf(object),
      key: [...target, storageNamespaceOf(object), releaseNameOf(object)].join('/'),
    };
  }
}

const storageNamespaceOf = (object: Fields): string => textOf(fieldsOf(object.spec).storageNamespace) || namespaceOf(object);

/** Limit of helm-controller for the name of a release. A longer name gets a hash at its end. */
const MAX_NAME = 53;

/** Returns the name of the Helm release of a HelmRelease. */
function releaseNameOf(object: Fields): string {
  const { releaseName, targetNamespace } = fieldsOf(object.spec);
  const name = textOf(releaseName) || [textOf(targetNamespace), nameOf(object)].filter((part) => part !== '').join('-');
  if (name.length <= MAX_NAME) return name;
  return `${name.slice(0, 40)}-${process.getBuiltinModule('node:crypto').hash('sha256', name).slice(0, 12)}`;
}
