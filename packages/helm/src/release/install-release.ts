import { readResources } from '@slipway/flux-build';
import type { RandomCall } from '@slipway/go-template';
import { type Fields, fieldsOf, once } from '@slipway/manifest';
import type { Chart } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import type { Capabilities } from '../render/capabilities.ts';
import { type CrdFile, isCrd } from '../render/crd-files.ts';
import type { OnVersion } from '../render/go-context.ts';
import type { HookSettings } from '../render/hooks.ts';
import { checkBuildable, readManifest } from '../render/read-manifest.ts';
import { type RenderedChart, type RenderedDocument, renderChart } from '../render/render-chart.ts';
import type { RenderLimits } from '../render/render-templates.ts';
import { sortObjects } from '../render/sort-objects.ts';
import type { Splitter } from '../render/split-manifests.ts';
import type { Values } from '../value-maps.ts';
import { type KeptValues, withKeptValues } from '../values/kept-values.ts';
import { withUnknownVariables } from '../values/unknown-values.ts';
import { type ComposedValues, composeValues, type FindValues, type MakeUnknown } from './compose-values.ts';
import { postRender } from './post-render.ts';
import { invalidName, isReleaseName } from './release-name.ts';
import type { ReleaseSpec } from './release-spec.ts';

/** The input of an installation in addition to the HelmRelease. */
export interface InstallContext {
  readonly capabilities: Capabilities;
  readonly findValues: FindValues;
  readonly makeUnknown: MakeUnknown;
  readonly limits?: RenderLimits;
  readonly splitter?: Splitter;
  readonly hooks?: Readonly<Record<string, unknown>>;
  readonly onVersion?: OnVersion;
  /** The revision of the release: 1 for its installation, more for an upgrade. @default 1 */
  readonly revision?: number;
  /** The values of the installed release, if the upgrade keeps them. */
  readonly kept?: KeptValues | undefined;
  /** Variables in the values that only the cluster has. A text with one of them may be any text. */
  readonly variables?: readonly string[];
  /** Called when a template reads a value that differs between an installation and its upgrades. */
  readonly onRelease?: () => void;
}

/** An object of a release in the form in which helm-controller stores it in the manifest. */
export interface ReleasedObject {
  readonly object: Fields;
  /** The file name that Helm uses. */
  readonly source: string;
  readonly document: RenderedDocument;
}

/** A hook of a release. It is not part of the manifest. */
interface ReleasedHook extends ReleasedObject {
  readonly hook: HookSettings;
}

/** A CRD of the folder `crds` of a chart. */
export interface ReleasedCrd {
  readonly object: Fields;
  readonly source: string;
}

/** The objects of a HelmRelease. */
export interface Installation {
  /** In the order of installation. */
  readonly objects: readonly ReleasedObject[];
  readonly hooks: readonly ReleasedHook[];
  /** CRDs are applied before all other objects. */
  readonly crds: readonly ReleasedCrd[];
  /** Returns the CRDs of the chart, also if the policy leaves them out. Throws a HelmError for an unreadable file. */
  readonly chartCrds: () => readonly ReleasedCrd[];
  readonly composed: ComposedValues;
  /** The values of the chart and all charts in it. */
  readonly values: Values;
  readonly notes: string;
  readonly warnings: readonly string[];
  readonly remoteSchemas: readonly string[];
  readonly randomCalls: readonly RandomCall[];
  /** The values that each template read. */
  readonly reads: RenderedChart['reads'];
}

/** Installs or upgrades a release like helm-controller, without a cluster. Throws a HelmError. */
export function installRelease(spec: ReleaseSpec, chart: Chart, context: InstallContext): Installation {
  const composed = composeValues(spec.valuesFrom, spec.values, spec.namespace, context.findValues, context.makeUnknown);
  if (!isReleaseName(spec.releaseName)) throw new HelmError('render', invalidName(spec.releaseName));
  const { revision = 1, onRelease, kept } = context;
  const isUpgrade = revision > 1;
  const values = withUnknownVariables(composed.values, context.variables);
  const rendered = renderChart({
    ...(kept === undefined ? { chart, values } : withKeptValues(chart, values, kept)),
    release: { name: spec.releaseName, namespace: spec.releaseNamespace, revision, isUpgrade, onRead: onRelease },
    capabilities: context.capabilities,
    skipSchema: isUpgrade ? spec.skipSchemaOfUpgrade : spec.skipSchema,
    ...(context.variables && { variables: context.variables }),
    ...(context.limits && { limits: context.limits }),
    ...(context.splitter && { splitter: context.splitter }),
    ...(context.hooks && { hooks: context.hooks }),
    onVersion: context.onVersion,
  });
  const sorted = sortObjects(postRendered(rendered.documents, spec));
  const chartCrds = once(() => crdsOf(rendered, spec));
  for (const { object } of sorted.objects) checkBuildable(object);
  return {
    objects: sorted.objects.map(({ object, source, document }) => ({ object: object as Fields, source, document })),
    hooks: sorted.hooks.map(({ object, source, document, hook }) => ({ object: object as Fields, source, document, hook })),
    crds: spec.skipsCrds ? [] : chartCrds(),
    chartCrds,
    composed,
    values: rendered.values,
    notes: rendered.notes,
    warnings: rendered.warnings,
    remoteSchemas: rendered.remoteSchemas,
    randomCalls: rendered.randomCalls,
    reads: rendered.reads,
  };
}

interface Found {
  readonly document: RenderedDocument;
  /** The file by which Helm sorts the object. */
  readonly source: string;
  readonly object: unknown;
}

/** Post-renders the documents: all together, hooks separately, or without hooks. */
function postRendered(documents: readonly RenderedDocument[], spec: ReleaseSpec): readonly Found[] {
  if (spec.postRenderStrategy === 'combined') return bySource(rendered(documents, spec));
  const read = documents.map((document) => ({ document, source: document.source, object: readManifest(document.text, document.source) }));
  const { hooks, objects } = sortObjects(read);
  const documentsOf = (found: readonly { readonly document: RenderedDocument }[]) => found.map(({ document }) => document);
  const ofHooks = spec.postRenderStrategy === 'nohooks' ? hooks : rendered(documentsOf(hooks), spec, 'hooks');
  return bySource([...ofHooks, ...rendered(documentsOf(objects), spec, 'manifests')]);
}

const rendered = (documents: readonly RenderedDocument[], { postRendering }: ReleaseSpec, group?: string): readonly Found[] =>
  postRender(documents, postRendering, group).map(({ document, source, object }) => ({
    document: documents[document] as RenderedDocument,
    source,
    object,
  }));

const bySource = (found: readonly Found[]): readonly Found[] =>
  [...found].sort((a, b) => Buffer.compare(Buffer.from(a.source), Buffer.from(b.source)));

/** Returns the CRDs in `crds/` with the origin labels. helm-controller ignores all other objects there. */
const crdsOf = ({ crds }: RenderedChart, { postRendering }: ReleaseSpec): readonly ReleasedCrd[] =>
  crds.flatMap((file) => {
    const labels = postRendering.metadata.at(-1)?.labels ?? {};
    return crdObjects(file)
      .filter(isCrd)
      .map((object) => ({ object: withLabels(object, labels), source: file.source }));
  });

/** Reads the objects of a file in `crds/`. */
export function crdObjects({ source, text }: CrdFile): readonly Fields[] {
  const result = readResources(new Map([[source, text]]));
  if ('error' in result)
    throw new HelmError('render', `failed to apply CustomResourceDefinitions: failed to parse ${source}: ${result.error.message}`);
  return result.objects.map(({ object }) => object);
}

function withLabels(object: Fields, labels: Readonly<Record<string, string>>): Fields {
  const metadata = fieldsOf(object.metadata);
  return { ...object, metadata: { ...metadata, labels: { ...fieldsOf(metadata.labels), ...labels } } };
}
