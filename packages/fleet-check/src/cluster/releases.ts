import { type Fields, fieldsOf, onceForEach, textOf } from '@slipway/manifest';
import { below, groupOf, hasVariable, nameOf, namespaceOf, textsOf } from '../objects/fields.ts';
import type { ClusterIndex } from './cluster-index.ts';

/** A release that installs objects that are not in the repository. */
export interface Release {
  readonly object: Fields;
  readonly name: string;
  /** Namespace of its objects; undefined if it is unknown. */
  readonly namespace: string | undefined;
  readonly chart: string;
  /** Strings in its values. */
  readonly texts: ReadonlySet<string>;
}

/** Returns the releases of charts of all controllers, applications of Argo CD, and subscriptions of operators. */
export function releasesOn({ ofKind }: ClusterIndex): readonly Release[] {
  return INSTALLERS.flatMap(([group, kind]) => ofKind(group, kind)).flatMap(({ object }) => releaseOf(object) ?? []);
}

const INSTALLERS = [
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
  ['helm.cattle.io', 'HelmChart'],
  ['helm.crossplane.io', 'Release'],
  ['argoproj.io', 'Application'],
  ['argoproj.io', 'ApplicationSet'],
  ['operators.coreos.com', 'Subscription'],
] as const;

const releaseOf = onceForEach((object: Fields): Release | undefined => {
  const spec = fieldsOf(object.spec);
  // This release is installed on another cluster.
  if (groupOf(object) === 'helm.toolkit.fluxcd.io' && spec.kubeConfig !== undefined) return undefined;
  const target =
    textOf(spec.targetNamespace) || textOf(below(spec, 'destination').namespace) || textOf(below(spec, 'forProvider').namespace);
  const namespace = target || namespaceOf(object);
  const inCharts = textOf(below(spec, 'chart', 'spec').chart) || textOf(below(spec, 'chartRef').name) || textOf(spec.chart);
  return {
    object,
    name: textOf(spec.releaseName) || nameOf(object),
    namespace: hasVariable(namespace) || namespace === '' ? undefined : namespace,
    chart: inCharts,
    texts: textsOf([spec.values, spec.valuesContent, spec.set, spec.forProvider, spec.postRenderers]),
  };
});
