import { type Fields, onceForEach, stableText } from '@slipway/manifest';
import type { Chart } from '../chart/chart.ts';
import type { HelmStage } from '../helm-error.ts';
import type { Installation } from '../release/install-release.ts';
import { mergeMaps, type Values } from '../value-maps.ts';
import type { KeptValues } from '../values/kept-values.ts';
import type { InstalledObject, ShareObject } from './installed-objects.ts';
import type { UnreadValue } from './unread-values.ts';

/** The chart of a release. */
export interface ReleaseChart {
  readonly name: string;
  readonly version: string;
  readonly origin: string;
  /** Equal for equal content. */
  readonly digest: string;
  /** The values of the chart and of all charts in it, before a release sets any. */
  readonly defaults: Values;
}

/** The result of rendering a chart with values. Equal renders of one run share one object. */
export interface RenderedRelease {
  /** The error of Helm, if nothing is installed, and the path of the value that a schema rejects. */
  readonly error?: { readonly stage: HelmStage; readonly message: string; readonly valuesPath?: readonly string[] };
  /** In the order of installation: CRDs, then all other objects. Undefined if it is unknown. */
  readonly objects?: readonly InstalledObject[];
  readonly hooks?: readonly InstalledObject[];
  readonly installation?: Installation;
  /** Whether templates request kinds of an API group from the cluster. */
  readonly asksFor?: (group: string) => boolean;
  /** Whether an upgrade may render another result than the installation. */
  readonly differsAtUpgrade?: true;
  /** Returns the values that have no effect. */
  readonly unreadValues?: () => readonly UnreadValue[];
  /** Returns the values that an upgrade with `preserveValues` keeps. */
  readonly keptValues?: () => KeptValues;
}

/** A render, and the API versions that it depends on. */
export interface KnownRender {
  /** API versions that templates requested, and whether the cluster serves them. */
  readonly asked: ReadonlyMap<string, boolean>;
  readonly rendered: RenderedRelease;
}

/** The charts and renders of several states of a fleet. */
export interface ReleaseMemory {
  /** Returns the first chart with the same content. */
  readonly sameChart: (chart: Chart) => Chart;
  /** Returns the metadata of a chart. */
  readonly describe: (chart: Chart, origin: string) => ReleaseChart;
  /** By chart, then by release, values and version of Kubernetes. */
  readonly renders: Map<Chart, Map<string, KnownRender[]>>;
  /** Returns the first object with the same key. */
  readonly shareObject: ShareObject;
  /** Returns a number of the values that an upgrade keeps, from 1. */
  readonly numberOfKept: (kept: object) => number;
  /** Numbers of capabilities, by their text. */
  readonly capabilities: Map<string, number>;
}

/** Creates an empty memory for the states of the fleet that one process builds. */
export function releaseMemory(): ReleaseMemory {
  const charts = new Map<string, Chart>();
  const described = new Map<Chart, Map<string, ReleaseChart>>();
  const digestOf = onceForEach(chartDigest);
  const objects = new Map<string, Fields>();
  let lastKept = 0;
  return {
    sameChart: onceForEach((chart) => {
      const digest = digestOf(chart);
      const same = charts.get(digest) ?? chart;
      charts.set(digest, same);
      return same;
    }),
    describe(chart, origin) {
      const ofChart = described.get(chart) ?? new Map<string, ReleaseChart>();
      described.set(chart, ofChart);
      const { name, version } = chart.metadata;
      const description = ofChart.get(origin) ?? { name, version, origin, digest: digestOf(chart), defaults: defaultsOf(chart) };
      ofChart.set(origin, description);
      return description;
    },
    renders: new Map(),
    shareObject(key, object) {
      const same = objects.get(key) ?? object;
      objects.set(key, same);
      return same;
    },
    numberOfKept: onceForEach(() => {
      lastKept += 1;
      return lastKept;
    }),
    capabilities: new Map(),
  };
}

/** Returns a digest of all parts of a chart that a render reads. The values may be those of `valuesFiles`. */
function chartDigest(chart: Chart): string {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  const add = ({ metadata, values, schema, templates, files, dependencies }: Chart): void => {
    hash.update(stableText([metadata, values, schema ?? null, dependencies.length]));
    for (const { name, data } of [...templates, ...files]) hash.update(`\0${name.length}:${name}${data.length}:`).update(data);
    for (const each of dependencies) add(each);
  };
  add(chart);
  return hash.digest('hex');
}

/** Returns the default values of a chart, including those of the charts in it below their names. */
const defaultsOf = ({ values, dependencies }: Chart): Values =>
  mergeMaps(Object.fromEntries(dependencies.map((each) => [each.metadata.name, defaultsOf(each)])), values);
