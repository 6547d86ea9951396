import { stripProse } from '@slipway/crd-codegen/strip-descriptions';
import type { JsonSchema } from '@slipway/kube-models';
import { emitYaml, stableText } from '@slipway/manifest';

/** A CRD or XRD in the form that `slipway kinds add` stores. */
export interface StoredDefinition {
  /** Below the folder of kinds: `<group>/<plural>.yaml`. */
  readonly file: string;
  readonly text: string;
  readonly group: string;
  readonly plural: string;
  /** Names of its kinds, the composite before its claim. */
  readonly kinds: readonly string[];
  /** Served versions. */
  readonly versions: readonly string[];
  /** The version of its program, if a label contains it. */
  readonly version?: string;
  /** SHA-256 of the original text, in hexadecimal. */
  readonly given: string;
}

/** The fields that are used of a CRD or XRD that was read without findings. */
interface Definition {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: { readonly name?: string; readonly labels?: Fields; readonly annotations?: Fields };
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string; readonly plural: string };
    readonly claimNames?: { readonly kind: string };
    readonly versions: readonly Version[];
  };
}

interface Version extends Fields {
  readonly name: string;
  readonly served?: boolean;
  readonly schema?: { readonly openAPIV3Schema?: JsonSchema };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the CRD or XRD without fields that do not affect its objects: descriptions, columns of kubectl, webhooks, status and metadata.
 */
export function storedDefinition(object: unknown): StoredDefinition {
  const definition = object as Definition;
  const { apiVersion, kind, metadata, spec } = definition;
  const approved = metadata?.annotations?.[APPROVAL];
  const { conversion: _, ...kept } = spec as Definition['spec'] & { readonly conversion?: unknown };
  const stored = {
    apiVersion,
    kind,
    metadata: {
      name: metadata?.name ?? `${spec.names.plural}.${spec.group}`,
      ...(approved === undefined ? {} : { annotations: { [APPROVAL]: approved } }),
    },
    spec: { ...kept, versions: spec.versions.map(storedVersion) },
  };
  const version = metadata?.labels?.['app.kubernetes.io/version'];
  return {
    file: `${spec.group}/${spec.names.plural}.yaml`,
    text: emitYaml(stored),
    group: spec.group,
    plural: spec.names.plural,
    kinds: [spec.names.kind, ...(spec.claimNames === undefined ? [] : [spec.claimNames.kind])],
    versions: spec.versions.filter(({ served }) => served !== false).map(({ name }) => name),
    ...(typeof version === 'string' ? { version } : {}),
    given: process.getBuiltinModule('node:crypto').hash('sha256', stableText(object)),
  };
}

/** Without this annotation, the server rejects a CRD of a group of Kubernetes. */
const APPROVAL = 'api-approved.kubernetes.io';

function storedVersion({
  schema,
  additionalPrinterColumns: _,
  selectableFields: __,
  deprecationWarning: ___,
  ...version
}: Version): Fields {
  const root = schema?.openAPIV3Schema;
  return { ...version, ...(root === undefined ? {} : { schema: { openAPIV3Schema: stripProse(root) } }) };
}
