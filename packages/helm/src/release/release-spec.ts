import { type Fields, fieldsOf, listOf, setKey, textOf } from '@slipway/manifest';
import { isTable, type Values } from '../value-maps.ts';
import type { ValuesReference } from './compose-values.ts';
import type { KustomizeRenderer, PostRendering } from './post-render.ts';
import { shortenName } from './release-name.ts';

/** The chart of a HelmRelease. */
export type ChartRequest =
  /** `spec.chart`: source-controller packages it from a source. */
  | {
      readonly kind: 'chart';
      /** The name of a chart in a HelmRepository, or a path in any other source. */
      readonly chart: string;
      /** A version or a range; empty for the newest. */
      readonly version: string;
      /** `Kind/namespace/name` */
      readonly source: string;
      readonly valuesFiles: readonly string[];
      readonly ignoreMissingValuesFiles: boolean;
    }
  /** `spec.chartRef`: `Kind/namespace/name` of a HelmChart, an OCIRepository or an ExternalArtifact. */
  | { readonly kind: 'reference'; readonly source: string };

/** How post-renderers process hooks: together with the other objects, separately, or not at all. */
type PostRenderStrategy = 'combined' | 'separate' | 'nohooks';

/** The spec of a HelmRelease, with the defaults of helm-controller. */
export interface ReleaseSpec {
  readonly name: string;
  readonly namespace: string;
  /** The name of the Helm release. */
  readonly releaseName: string;
  /** The namespace of objects without one. */
  readonly releaseNamespace: string;
  /** Undefined if the HelmRelease names no chart. */
  readonly chart: ChartRequest | undefined;
  readonly values: Values;
  readonly valuesFrom: readonly ValuesReference[];
  readonly postRendering: PostRendering;
  readonly postRenderStrategy: PostRenderStrategy;
  /** Whether helm-controller skips the CRDs in `crds/`. */
  readonly skipsCrds: boolean;
  readonly skipSchema: boolean;
  readonly skipSchemaOfUpgrade: boolean;
  /** Whether an upgrade keeps the values of the installed release. */
  readonly preservesValues: boolean;
  /** Whether helm-controller creates the release namespace. */
  readonly createsNamespace: boolean;
  readonly suspended: boolean;
  /** Whether a kubeconfig installs it on another cluster. */
  readonly isRemote: boolean;
}

export const isHelmRelease = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'HelmRelease' && textOf(apiVersion).startsWith('helm.toolkit.fluxcd.io/');

/** The group of the labels with which helm-controller marks the objects of a HelmRelease. */
const ORIGIN = 'helm.toolkit.fluxcd.io';

/** Reads a HelmRelease. */
export function releaseSpec(object: Fields): ReleaseSpec {
  const spec = fieldsOf(object.spec);
  const metadata = fieldsOf(object.metadata);
  const [name, namespace] = [textOf(metadata.name), textOf(metadata.namespace)];
  const target = textOf(spec.targetNamespace);
  const [install, upgrade] = [fieldsOf(spec.install), fieldsOf(spec.upgrade)];
  return {
    name,
    namespace,
    releaseName: shortenName(textOf(spec.releaseName) || (target === '' ? name : `${target}-${name}`)),
    releaseNamespace: target || namespace,
    chart: chartRequest(spec, namespace),
    values: asFloats(fieldsOf(spec.values)),
    valuesFrom: listOf(spec.valuesFrom).map(fieldsOf).map(valuesReference),
    postRendering: postRendering(spec, name, namespace),
    postRenderStrategy: strategyOf(spec.postRenderStrategy),
    skipsCrds: install.crds === 'Skip',
    skipSchema: install.disableSchemaValidation === true,
    skipSchemaOfUpgrade: upgrade.disableSchemaValidation === true,
    preservesValues: upgrade.preserveValues === true,
    createsNamespace: target !== '' && install.createNamespace === true && !OF_EVERY_CLUSTER.has(target),
    suspended: spec.suspend === true,
    isRemote: spec.kubeConfig !== undefined && spec.kubeConfig !== null,
  };
}

/** Namespaces that the API server creates (`pkg/controlplane/controller/systemnamespaces`), so Helm never does. */
const OF_EVERY_CLUSTER: ReadonlySet<string> = new Set(['default', 'kube-system', 'kube-public', 'kube-node-lease']);

function chartRequest(spec: Fields, namespace: string): ChartRequest | undefined {
  const reference = fieldsOf(spec.chartRef);
  if (textOf(reference.name) !== '') return { kind: 'reference', source: sourceOf(reference, namespace) };
  const chart = fieldsOf(fieldsOf(spec.chart).spec);
  if (textOf(chart.chart) === '') return undefined;
  return {
    kind: 'chart',
    chart: textOf(chart.chart),
    version: textOf(chart.version),
    source: sourceOf(fieldsOf(chart.sourceRef), namespace),
    valuesFiles: listOf(chart.valuesFiles).map(textOf),
    ignoreMissingValuesFiles: chart.ignoreMissingValuesFiles === true,
  };
}

const sourceOf = (reference: Fields, namespace: string): string =>
  `${textOf(reference.kind)}/${textOf(reference.namespace) || namespace}/${textOf(reference.name)}`;

const valuesReference = (reference: Fields): ValuesReference => ({
  kind: textOf(reference.kind),
  name: textOf(reference.name),
  valuesKey: textOf(reference.valuesKey) || 'values.yaml',
  targetPath: textOf(reference.targetPath),
  optional: reference.optional === true,
  literal: reference.literal === true,
});

function postRendering(spec: Fields, name: string, namespace: string): PostRendering {
  const renderers = listOf(spec.postRenderers).map((each) => fieldsOf(each).kustomize);
  const { labels, annotations } = fieldsOf(spec.commonMetadata);
  return {
    renderers: renderers.filter((each) => each !== undefined && each !== null).map((each) => kustomizeRenderer(fieldsOf(each))),
    metadata: [
      { ...(labels !== undefined && { labels: textMap(labels) }), ...(annotations !== undefined && { annotations: textMap(annotations) }) },
      { labels: { [`${ORIGIN}/name`]: name, [`${ORIGIN}/namespace`]: namespace } },
    ],
  };
}

/** Keeps only the fields that helm-controller passes to kustomize. */
const kustomizeRenderer = ({ patches, images }: Fields): KustomizeRenderer => ({
  patches: listOf(patches)
    .map(fieldsOf)
    .map(({ patch, target }) => ({ patch: textOf(patch), ...(target !== undefined && target !== null ? { target } : {}) })),
  images: listOf(images)
    .map(fieldsOf)
    .map(({ name, newName, newTag, digest }) => ({ name, newName, newTag, digest })),
});

const textMap = (map: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldsOf(map)).map(([key, value]) => [key, textOf(value)]));

const strategyOf = (strategy: unknown): PostRenderStrategy => (strategy === 'separate' || strategy === 'nohooks' ? strategy : 'combined');

/** Copies values as helm-controller reads them: all numbers are doubles. */
function asFloats(values: Fields): Values {
  const copy: Values = {};
  for (const [key, value] of Object.entries(values)) setKey(copy, key, asFloat(value));
  return copy;
}

function asFloat(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(asFloat);
  return isTable(value) ? asFloats(value) : value;
}
