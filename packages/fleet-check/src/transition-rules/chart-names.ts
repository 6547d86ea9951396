import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';
import type { TransitionState } from '../transition/fleet-transition.ts';

/** Returns the name of the chart that a HelmRelease installs, without the registry; empty if it is unknown. */
export function chartNames({ kustomizations }: TransitionState): (cluster: string, release: Fields) => string {
  const sources = new Map<string, Fields>();
  for (const { appliesTo, objects = [] } of kustomizations)
    for (const { object } of objects)
      if (groupOf(object) === 'source.toolkit.fluxcd.io')
        sources.set(keyOf(appliesTo, object.kind, namespaceOf(object), nameOf(object)), object);
  return (cluster, release) => {
    const { chart, chartRef } = fieldsOf(release.spec);
    if (chart !== undefined) return lastPart(textOf(below(chart, 'spec').chart));
    const { kind, name, namespace = namespaceOf(release) } = fieldsOf(chartRef);
    const { url, chart: ofSource } = fieldsOf(sources.get(keyOf(cluster, kind, textOf(namespace), textOf(name)))?.spec);
    return lastPart(textOf(ofSource ?? url));
  };
}

const keyOf = (cluster: string, kind: unknown, namespace: string, name: string): string =>
  `${cluster}|${textOf(kind)}|${namespace}|${name}`;

const lastPart = (text: string): string => text.split('/').at(-1) ?? '';
