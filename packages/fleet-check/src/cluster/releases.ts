import { below, type Fields, fieldsOf, listOf, onceForEach, textOf } from '@slipway/manifest';
import { groupOf, hasVariable, nameOf, namespaceOf, textsOf } from '../objects/fields.ts';
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
  /** Whether the index has all objects that it installs. */
  readonly isComplete: boolean;
}

/** Returns the releases of charts of all controllers, applications of Argo CD, and subscriptions of operators. */
export function releasesOn(index: ClusterIndex): readonly Release[] {
  const complete = new Set(index.installedReleases.flatMap(({ object, isComplete }) => (isComplete ? [object] : [])));
  return INSTALLERS.flatMap(([group, kind]) => index.ofKind(group, kind)).flatMap(({ object }) => {
    const release = releaseOf(object);
    if (release === undefined) return [];
    const others = textsOfConfigMaps(index, object);
    const isComplete = complete.has(object);
    return [{ ...release, isComplete, ...(others.length === 0 ? {} : { texts: new Set([...release.texts, ...others]) }) }];
  });
}

/** Returns the strings of the values of a HelmRelease in ConfigMaps of the repository. */
const textsOfConfigMaps = (index: ClusterIndex, { spec, metadata }: Fields): readonly string[] =>
  listOf(fieldsOf(spec).valuesFrom).flatMap((each) => {
    const { kind, name, valuesKey, targetPath } = fieldsOf(each);
    if (kind !== 'ConfigMap') return [];
    return index.find('', kind, textOf(fieldsOf(metadata).namespace), textOf(name)).flatMap(({ object }) => {
      const text = fieldsOf(object.data)[textOf(valuesKey) || 'values.yaml'];
      return typeof text !== 'string' ? [] : targetPath === undefined ? wordsOf(text) : [text];
    });
  });

/** Returns the words of a values file. Each string that may be a name is one of them. */
const wordsOf = (text: string): readonly string[] => text.split(/[\s"',:[\]{}]/).filter((word) => word !== '');

const INSTALLERS = [
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
  ['helm.cattle.io', 'HelmChart'],
  ['helm.crossplane.io', 'Release'],
  ['argoproj.io', 'Application'],
  ['argoproj.io', 'ApplicationSet'],
  ['operators.coreos.com', 'Subscription'],
] as const;

const releaseOf = onceForEach((object: Fields): Omit<Release, 'isComplete'> | undefined => {
  const spec = fieldsOf(object.spec);
  // This release is installed on another cluster.
  if (groupOf(object) === 'helm.toolkit.fluxcd.io' && spec.kubeConfig !== undefined) return undefined;
  const target =
    textOf(spec.targetNamespace) || textOf(below(spec, 'destination').namespace) || textOf(below(spec, 'forProvider').namespace);
  // The template of an ApplicationSet may have namespaces other than its own.
  const namespace = target || (object.kind === 'ApplicationSet' ? '' : namespaceOf(object));
  const inCharts = textOf(below(spec, 'chart', 'spec').chart) || textOf(below(spec, 'chartRef').name) || textOf(spec.chart);
  return {
    object,
    name: textOf(spec.releaseName) || nameOf(object),
    namespace: hasVariable(namespace) || namespace === '' ? undefined : namespace,
    chart: inCharts,
    texts: textsOf([spec.values, spec.valuesContent, spec.set, spec.forProvider, spec.postRenderers]),
  };
});
