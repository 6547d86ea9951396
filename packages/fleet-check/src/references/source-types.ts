import { fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { reconciled } from './flux-references.ts';

/** Reports HelmRepositories whose type does not fit the URL. */
export function* sourceTypes(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, 'source.toolkit.fluxcd.io', 'HelmRepository')) {
    const { url, type } = fieldsOf(about.object.spec);
    const [isOci, isTyped] = [/^oci:\/\//i.test(textOf(url)), type === 'oci'];
    if (typeof url !== 'string' || hasVariable(url) || hasVariable(textOf(type)) || isOci === isTyped) continue;
    yield problemOf('source-type-differs', about, {
      pointer: isOci && type === undefined ? '/spec/url' : '/spec/type',
      value: isOci ? url : type,
      message: isOci
        ? `${objectText(about.object)} has the URL ${url}, which needs type: oci`
        : `${objectText(about.object)} has type: oci, and the URL ${url} is not an oci:// URL`,
      expected: isOci ? 'type: oci' : 'an oci:// URL, or no type',
    });
  }
}
