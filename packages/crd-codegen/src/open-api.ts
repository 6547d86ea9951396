import type { JsonSchema, KindSchema, Scope } from '@slipway/kube-models';
import { type Finding, isFields } from '@slipway/manifest';
import type { DefinedKinds } from './defined-kinds.ts';
import { inlineDefinitions } from './open-api-definitions.ts';
import { builtInScopes, notApplied, pluralOf } from './open-api-scopes.ts';

type Resource = Pick<KindSchema, 'plural' | 'scope'>;
type Gvk = Pick<KindSchema, 'group' | 'version' | 'kind'>;

/** Returns the kinds of a Kubernetes OpenAPI v3 document that are applied as objects, or undefined for any other document. */
export function openApiKinds(document: unknown, file: string): DefinedKinds | undefined {
  const schemas = isFields(document) && isFields(document.components) ? document.components.schemas : undefined;
  if (!isFields(document) || typeof document.openapi !== 'string' || !isFields(schemas)) return undefined;

  const resources = resourcesInPaths(document.paths);
  const findings: Finding[] = [];
  const kinds = Object.entries(schemas).flatMap(([name, schema]) => {
    const gvk = appliedKind(schema);
    if (!gvk) return [];
    const resource = resources ? resources.get(keyOf(gvk)) : builtInResource(gvk);
    if (resource) return [{ ...gvk, ...resource, origin: 'openapi' as const, schema: inlineDefinitions(name, schemas as Definitions) }];
    // If the document has paths, a kind without a resource is only embedded in others.
    if (!resources) findings.push(scopeUnknown(gvk, name, file));
    return [];
  });
  return { kinds, findings };
}

type Definitions = Readonly<Record<string, JsonSchema>>;

/** Only objects have an ObjectMeta and exactly one group, version and kind; lists, options and Status do not. */
function appliedKind(schema: unknown): Gvk | undefined {
  if (!isFields(schema) || !isFields(schema.properties)) return undefined;
  const gvks = schema['x-kubernetes-group-version-kind'];
  const gvk = Array.isArray(gvks) && gvks.length === 1 ? gvks[0] : undefined;
  if (!isFields(gvk) || !JSON.stringify(schema.properties.metadata ?? '').includes('.ObjectMeta"')) return undefined;
  const kind = String(gvk.kind);
  return notApplied.test(kind) ? undefined : { group: String(gvk.group), version: String(gvk.version), kind };
}

/** Resources with a POST below `/api` or `/apis`, as the API server lists them; undefined when the document has no paths. */
function resourcesInPaths(paths: unknown): ReadonlyMap<string, Resource> | undefined {
  if (!isFields(paths) || Object.keys(paths).length === 0) return undefined;
  const found = new Map<string, Resource>();
  for (const [path, item] of Object.entries(paths)) {
    const match = /^\/(?:api|apis\/[^/]+)\/[^/]+\/(namespaces\/\{namespace\}\/)?([^/{}]+)$/.exec(path);
    const post = isFields(item) ? item.post : undefined;
    const gvk = isFields(post) ? post['x-kubernetes-group-version-kind'] : undefined;
    const plural = match?.[2];
    if (!plural || !isFields(gvk)) continue;
    const scope: Scope = match[1] ? 'Namespaced' : 'Cluster';
    found.set(keyOf({ group: String(gvk.group), version: String(gvk.version), kind: String(gvk.kind) }), { plural, scope });
  }
  return found;
}

function builtInResource({ group, kind }: Gvk): Resource | undefined {
  const scope = builtInScopes[group]?.[kind];
  return scope && { plural: pluralOf(kind), scope };
}

const keyOf = ({ group, version, kind }: Gvk): string => `${group}/${version} ${kind}`;

const scopeUnknown = ({ group, version, kind }: Gvk, name: string, file: string): Finding => ({
  rule: 'openapi-scope-unknown',
  severity: 'reject',
  message: `the document does not specify whether ${kind} (${group}/${version}) is namespaced`,
  file,
  pointer: `/components/schemas/${name}`,
  expected: 'paths with the operations of the kind',
  remedy: 'save the document as the API server returns it, with its paths',
});
