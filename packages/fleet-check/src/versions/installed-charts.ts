import { below, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { nameOf, namespaceOf } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';

/** A chart of a repository that a HelmRelease installs on its own cluster. */
export interface InstalledChart {
  /** Name without its registry. */
  readonly chart: string;
  /** URL of its repository; empty if it is unknown. */
  readonly url: string;
  /** Version as written, which may be a range. */
  readonly version: string;
  /** The object that sets the version, and the field. */
  readonly about: ActiveObject;
  readonly pointer: string;
}

const SOURCE = 'source.toolkit.fluxcd.io';

/** Returns the charts from HelmRepositories and OCIRepositories. Charts of files have no version. */
export function* installedCharts(cluster: Cluster): Generator<InstalledChart> {
  for (const about of reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease')) {
    const { chart, chartRef, kubeConfig } = fieldsOf(about.object.spec);
    if (kubeConfig !== undefined) continue;
    const named = (kind: string, { name, namespace = namespaceOf(about.object) }: ReturnType<typeof fieldsOf>): ActiveObject | undefined =>
      cluster.activeOf(SOURCE, kind).find(({ object }) => nameOf(object) === name && namespaceOf(object) === namespace);
    if (chart !== undefined) {
      const { chart: name, version, sourceRef } = below(chart, 'spec');
      if (fieldsOf(sourceRef).kind !== 'HelmRepository') continue;
      const { url } = fieldsOf(named('HelmRepository', fieldsOf(sourceRef))?.object.spec);
      yield { chart: textOf(name), url: textOf(url), version: textOf(version), about, pointer: '/spec/chart/spec/version' };
    } else if (fieldsOf(chartRef).kind === 'OCIRepository') {
      const source = named('OCIRepository', fieldsOf(chartRef));
      if (source === undefined) continue;
      const { url, ref } = fieldsOf(source.object.spec);
      const { tag } = fieldsOf(ref);
      yield { chart: lastPart(textOf(url)), url: textOf(url), version: textOf(tag), about: source, pointer: '/spec/ref/tag' };
    }
  }
}

const lastPart = (url: string): string => url.split('/').at(-1) ?? '';
