import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { fieldsOf, isFields } from '@slipway/manifest';
import type { DefinedKinds } from './defined-kinds.ts';
import { listAt, type Problems, problemsOf, recordAt, textAt } from './problems.ts';
import { schemaAt } from './schema-at.ts';
import { stripDescriptions } from './strip-descriptions.ts';
import { type CompositeScope, claimSpec, compositeSpec, compositeStatus } from './xrd-fields.ts';

interface Names {
  readonly group: string;
  readonly kind: string;
  readonly plural: string;
}

/**
 * Returns the kinds that Crossplane serves for a CompositeResourceDefinition: the composite and, for a legacy one with
 * `claimNames`, the claim. Crossplane adds its own fields and keeps only some fields of the author.
 */
export function xrdKinds(xrd: Readonly<Record<string, unknown>>, file: string): DefinedKinds {
  const problems = problemsOf(xrd, file);
  const spec = recordAt(problems, xrd, 'spec', '');
  if (problems.findings.length > 0) return { kinds: [], findings: problems.findings };

  const scope = scopeOf(problems, spec.scope, xrd.apiVersion);
  const group = textAt(problems, spec, 'group', '/spec');
  const composite = namesAt(problems, spec, 'names', group);
  const claim = isFields(spec.claimNames) ? namesAt(problems, spec, 'claimNames', group) : undefined;
  const kinds = listAt(problems, spec, 'versions', '/spec').flatMap((version, index) => {
    if (!isFields(version) || version.served === false) return [];
    const authored = authoredVersion(problems, version, `/spec/versions/${index}`);
    return [
      kindOf(
        composite,
        scope === 'Namespaced' ? 'Namespaced' : 'Cluster',
        authored,
        compositeSpec(scope, spec.defaultCompositionUpdatePolicy),
        scope,
      ),
      ...(claim ? [kindOf(claim, 'Namespaced', authored, claimSpec(spec.defaultCompositeDeletePolicy), scope)] : []),
    ];
  });
  return { kinds: problems.findings.length > 0 ? [] : kinds, findings: problems.findings };
}

interface AuthoredVersion {
  readonly name: string;
  readonly storage: boolean;
  readonly deprecated: boolean;
  readonly schema: JsonSchema;
}

function authoredVersion(problems: Problems, version: Readonly<Record<string, unknown>>, pointer: string): AuthoredVersion {
  const holder = recordAt(problems, version, 'schema', pointer);
  return {
    name: textAt(problems, version, 'name', pointer),
    storage: version.referenceable === true,
    deprecated: version.deprecated === true,
    schema: stripDescriptions(schemaAt(problems, holder, 'openAPIV3Schema', `${pointer}/schema`)),
  };
}

function kindOf(names: Names, scope: KindSchema['scope'], authored: AuthoredVersion, spec: JsonSchema, style: CompositeScope): KindSchema {
  return {
    group: names.group,
    version: authored.name,
    kind: names.kind,
    plural: names.plural,
    scope,
    origin: 'xrd',
    ...(authored.storage ? { storage: true } : {}),
    ...(authored.deprecated ? { deprecated: true } : {}),
    subresources: { status: {} },
    schema: rootSchema(authored.schema, spec, compositeStatus(style)),
  };
}

/** Returns the fields that reach the API server, as `crossplane xrd convert` shows them. Crossplane drops all others. */
function rootSchema(authored: JsonSchema, spec: JsonSchema, status: JsonSchema): JsonSchema {
  const properties = fieldsOf(authored.properties);
  return {
    properties: {
      apiVersion: { type: 'string' },
      kind: { type: 'string' },
      metadata: { properties: { name: { maxLength: nameLength(properties.metadata), type: 'string' } }, type: 'object' },
      spec: merged(fieldsOf(properties.spec), spec, SPEC_KEYWORDS),
      status: merged(fieldsOf(properties.status), status, STATUS_KEYWORDS),
    },
    required: ['spec'],
    type: 'object',
    ...only(authored, ['x-kubernetes-validations']),
  };
}

const STATUS_KEYWORDS = ['required', 'oneOf', 'x-kubernetes-validations'];
const SPEC_KEYWORDS = [...STATUS_KEYWORDS, 'x-kubernetes-preserve-unknown-fields'];

/** Merges fields. Crossplane's own fields replace the author's fields of the same name. */
function merged(authored: JsonSchema, added: JsonSchema, keywords: readonly string[]): JsonSchema {
  return { properties: { ...fieldsOf(authored.properties), ...added }, type: 'object', ...only(authored, keywords) };
}

/** Names of composites become label values, which have at most 63 characters. */
function nameLength(metadata: unknown): number {
  const name = fieldsOf(fieldsOf(fieldsOf(metadata).properties).name);
  return typeof name.maxLength === 'number' && name.maxLength < 63 ? name.maxLength : 63;
}

/** `apiextensions.crossplane.io/v1` defaults to LegacyCluster, v2 to Namespaced. */
function scopeOf(problems: Problems, scope: unknown, apiVersion: unknown): CompositeScope {
  if (scope === undefined) return apiVersion === 'apiextensions.crossplane.io/v1' ? 'LegacyCluster' : 'Namespaced';
  if (scope === 'Namespaced' || scope === 'Cluster' || scope === 'LegacyCluster') return scope;
  problems.add('/spec/scope', 'Namespaced, Cluster or LegacyCluster', scope);
  return 'Namespaced';
}

function namesAt(problems: Problems, spec: Readonly<Record<string, unknown>>, key: string, group: string): Names {
  const names = recordAt(problems, spec, key, '/spec');
  return { group, kind: textAt(problems, names, 'kind', `/spec/${key}`), plural: textAt(problems, names, 'plural', `/spec/${key}`) };
}

const only = (schema: JsonSchema, keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
