import { stripProse } from '@slipway/crd-codegen/strip-descriptions';
import type { JsonSchema } from '@slipway/kube-models';
import { emitYaml, stableText } from '@slipway/manifest';

/** A CRD or XRD as `slipway kinds add` keeps it. */
export interface StoredDefinition {
  /** Below the folder of kinds: `<group>/<plural>.yaml`. */
  readonly file: string;
  readonly text: string;
  readonly group: string;
  readonly plural: string;
  /** Those of its kinds, the composite before its claim. */
  readonly kinds: readonly string[];
  /** Served ones. */
  readonly versions: readonly string[];
  /** The version of its program, when its labels contain it. */
  readonly version?: string;
  /** Hex SHA-256 of the definition as it was given. */
  readonly given: string;
}

/** What is looked at in a definition that has been read without findings. */
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

/** The definition without what says nothing of its objects: descriptions, columns of kubectl, webhooks, status and metadata. */
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

/** Without it the server refuses a CRD of a group of Kubernetes. */
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
