import { hasMarker } from '@slipway/go-template';
import { type Fields, fieldsOf, stableText, textOf } from '@slipway/manifest';
import type { Installation, ReleasedCrd, ReleasedObject } from '../release/install-release.ts';
import type { ReleaseSpec } from '../release/release-spec.ts';
import type { HookSettings } from '../render/hooks.ts';
import type { RenderedDocument } from '../render/render-chart.ts';
import { withExpressions } from './unknown-variables.ts';

/** Returns whether a kind has a namespace; undefined if it is unknown. */
export type NamespaceOfKind = (object: Fields) => boolean | undefined;

/** An object of a release in the form in which helm-controller sends it to the cluster. */
export interface InstalledObject {
  readonly object: Fields;
  /** The template: `web/templates/deployment.yaml`. Empty for the namespace that helm-controller creates. */
  readonly source: string;
  /** The document of the template; undefined for a CRD of `crds/`. */
  readonly document?: RenderedDocument;
  readonly hook?: HookSettings;
  /** Variables for values that only the cluster has. The object contains expressions of them: `${Secret_apps_db}`. */
  readonly unknownVariables: readonly string[];
  /** Whether the object depends on a condition that only the cluster can evaluate. */
  readonly perhaps: boolean;
  /** Set if the template has no namespace, so that the object is in the namespace of the release. */
  readonly inReleaseNamespace?: true;
}

const crdObject = ({ object, source }: ReleasedCrd): InstalledObject => ({ object, source, unknownVariables: [], perhaps: false });

/** Returns the objects of an installation with the additions of Helm: the namespace, and the label and the annotations of the owner. */
export function installedObjects(
  spec: ReleaseSpec,
  { crds, objects, hooks }: Installation,
  isNamespaced: NamespaceOfKind,
  variables: readonly string[] = [],
  share: ShareObject = (_, object) => object,
): { readonly objects: readonly InstalledObject[]; readonly hooks: readonly InstalledObject[] } {
  const namespace = spec.createsNamespace ? [namespaceObject(spec)] : [];
  const release = stableText([spec.name, spec.namespace, spec.releaseName, spec.releaseNamespace, spec.postRendering]);
  const shared = (each: InstalledObject): InstalledObject => sharedObject(each, release, variables, share);
  return {
    objects: [
      ...crds.map(crdObject),
      ...namespace,
      ...objects.map((each) => shared(installed(each, variables, (object) => withOwner(inNamespace(object, spec, isNamespaced), spec)))),
    ],
    hooks: hooks.map((each) => ({ ...installed(each, variables, (object) => inNamespace(object, spec, isNamespaced)), hook: each.hook })),
  };
}

/** Returns the first object with the same key, so that equal objects of several renders are one. */
export type ShareObject = (key: string, object: Fields) => Fields;

/**
 * Shares an object with renders that print the same text for the same release. A text with unknown values is not shared, because the values
 * may differ.
 */
function sharedObject(installed: InstalledObject, release: string, variables: readonly string[], share: ShareObject): InstalledObject {
  const { document, object } = installed;
  if (document === undefined || variables.length > 0 || hasMarker(document.text)) return installed;
  const { namespace } = fieldsOf(object.metadata);
  return { ...installed, object: share([release, textOf(namespace), document.source, document.text].join('\0'), object) };
}

function installed(
  { object, document }: ReleasedObject,
  variables: readonly string[],
  complete: (object: Fields) => Fields,
): InstalledObject {
  const names = new Set<string>();
  const known = withExpressions(object, document, names) as Fields;
  if (variables.length > 0) {
    const text = stableText(known);
    for (const name of variables) if (text.includes(`\${${name}`)) names.add(name);
  }
  return {
    object: complete(known),
    source: document.source,
    document,
    unknownVariables: [...names].sort(),
    perhaps: isConditional(document),
    ...(textOf(fieldsOf(known.metadata).namespace) === '' && { inReleaseNamespace: true as const }),
  };
}

/** Returns whether the whole document depends on an unknown condition. */
function isConditional({ output, start, text }: RenderedDocument): boolean {
  const { conditions } = output.rendered;
  if (conditions.length === 0) return false;
  const [first, last] = [output.printedOffset(start), output.printedOffset(start + text.trimEnd().length)];
  return conditions.some((span) => span.start <= first && span.end >= last);
}

function inNamespace(object: Fields, { releaseNamespace }: ReleaseSpec, isNamespaced: NamespaceOfKind): Fields {
  const metadata = fieldsOf(object.metadata);
  const namespaced = isNamespaced(object);
  if (namespaced === false) {
    if (metadata.namespace === undefined) return object;
    const { namespace: _, ...rest } = metadata;
    return { ...object, metadata: rest };
  }
  if (textOf(metadata.namespace) !== '' || namespaced === undefined) return object;
  return { ...object, metadata: { ...metadata, namespace: releaseNamespace } };
}

const withOwner = (object: Fields, { releaseName, releaseNamespace }: ReleaseSpec): Fields => {
  const metadata = fieldsOf(object.metadata);
  return {
    ...object,
    metadata: {
      ...metadata,
      labels: { ...fieldsOf(metadata.labels), 'app.kubernetes.io/managed-by': 'Helm' },
      annotations: {
        ...fieldsOf(metadata.annotations),
        'meta.helm.sh/release-name': releaseName,
        'meta.helm.sh/release-namespace': releaseNamespace,
      },
    },
  };
};

const namespaceObject = ({ releaseNamespace: name }: ReleaseSpec): InstalledObject => ({
  object: { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels: { name } } },
  source: '',
  unknownVariables: [],
  perhaps: false,
});
