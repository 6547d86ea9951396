import { compareStrings } from '@slipway/manifest';
import { isObject, type JsonObject, textAt } from './model/json.ts';
import {
  atProviderText,
  controllerOf,
  externalNameOf,
  forProviderOf,
  groupOf,
  type KindKey,
  kindKey,
  type ManagedResource,
} from './model/managed-resource.ts';
import { type Extract, REFERENCES, type ReferenceRule } from './references.ts';

/** Returns the objects of a kind in a namespace, as in the provider's cache. */
export type Others = (kind: KindKey, namespace: string) => readonly ManagedResource[];

/** The spec with every reference resolved, or the provider's error about the first failure. */
export type Resolution = { readonly spec: JsonObject; readonly error?: undefined } | { readonly error: string };

/**
 * Sets fields from their references and selectors, as crossplane-runtime does (pkg/reference). A field with a value keeps it unless the
 * policy is `resolve: Always`. If one of them fails, no field is set.
 */
export function resolveReferences(resource: ManagedResource, others: Others): Resolution {
  const spec: Record<string, unknown> = { ...resource.spec };
  for (const root of ['forProvider', 'initProvider'] as const) {
    for (const [path, rule] of Object.entries(REFERENCES[kindKey(resource)] ?? {})) {
      const value = spec[root];
      if (!isObject(value)) continue;
      try {
        spec[root] = resolveAt(value, path.split('.'), rule, { resource, others });
      } catch (error) {
        if (!(error instanceof Unresolved)) throw error;
        const goRoot = root === 'forProvider' ? 'ForProvider' : 'InitProvider';
        return { error: `cannot resolve references: mg.Spec.${goRoot}.${goName(path)}: ${error.message}` };
      }
    }
  }
  return { spec };
}

interface Scope {
  readonly resource: ManagedResource;
  readonly others: Others;
}

class Unresolved extends Error {}

function resolveAt(parent: JsonObject, [step = '', ...rest]: readonly string[], rule: ReferenceRule, scope: Scope): JsonObject {
  if (rest.length === 0) return resolveField(parent, step, rule, scope);
  const name = step.replace('[*]', '');
  const inner = parent[name];
  if (Array.isArray(inner)) return { ...parent, [name]: inner.map((item) => (isObject(item) ? resolveAt(item, rest, rule, scope) : item)) };
  return isObject(inner) ? { ...parent, [name]: resolveAt(inner, rest, rule, scope) } : parent;
}

interface Reference {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: Policy;
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchControllerRef?: boolean;
  readonly namespace?: string;
  readonly policy?: Policy;
}

interface Policy {
  readonly resolve?: string;
  readonly resolution?: string;
}

function resolveField(parent: JsonObject, field: string, rule: ReferenceRule, scope: Scope): JsonObject {
  const [kind, extract, referenceField = `${field}Ref`] = rule;
  const many = referenceField.endsWith('Refs');
  const selector = parent[referenceField.replace(/Refs?$/, 'Selector')] as Selector | undefined;
  const given = (many ? (parent[referenceField] ?? []) : [parent[referenceField]].filter(Boolean)) as readonly Reference[];
  const policies = selector ? [selector.policy] : given.map(({ policy }) => policy);
  const always = policies.some((policy) => policy?.resolve === 'Always');
  if ((hasValue(parent[field], many) && !always) || (given.length === 0 && !selector)) return parent;

  const references = selector && always ? [] : given;
  const found = references.length > 0 ? named(references, kind, extract, scope) : selected(selector ?? {}, many, kind, extract, scope);
  const failure = failureOf(found);
  if (failure !== undefined) {
    if (policies.some((policy) => policy?.resolution === 'Optional')) return parent;
    throw new Unresolved(failure);
  }
  const values = found.map(({ value }) => value);
  const targets = found.map(({ reference }) => reference);
  return { ...parent, [field]: many ? values : values[0], [referenceField]: many ? targets : targets[0] };
}

const hasValue = (current: unknown, many: boolean): boolean =>
  many ? Array.isArray(current) && current.length > 0 : current !== undefined && current !== '';

function failureOf(found: readonly Found[]): string | undefined {
  if (found.length === 0) return 'no resources matched selector';
  return found.some(({ value }) => value === '') ? EMPTY : undefined;
}

const EMPTY = 'referenced field was empty (referenced resource may not yet be ready)';

interface Found {
  readonly value: string;
  readonly reference: Reference;
}

function named(references: readonly Reference[], kind: KindKey, extract: Extract, { resource, others }: Scope): readonly Found[] {
  return references.flatMap((reference) => {
    const namespace = reference.namespace ?? namespaceOf(resource);
    const target = others(kind, namespace).find(({ metadata }) => metadata.name === reference.name);
    if (target) return [{ value: extracted(target, extract), reference }];
    if (reference.policy?.resolution === 'Optional') return [];
    const [, name] = kind.split('/');
    throw new Unresolved(`cannot get referenced resource: ${name}.${groupOf(kind)} "${reference.name}" not found`);
  });
}

/**
 * Returns the selected objects: the first by name, in the order of a cache, for a field with one value; all of them, ordered by value,
 * for a list.
 */
function selected(selector: Selector, many: boolean, kind: KindKey, extract: Extract, { resource, others }: Scope): readonly Found[] {
  const labels = Object.entries(selector.matchLabels ?? {});
  const controller = controllerOf(resource);
  const namespace = selector.namespace ?? namespaceOf(resource);
  const matching = others(kind, namespace)
    .filter(({ metadata }) => labels.every(([key, value]) => metadata.labels?.[key] === value))
    .filter((target) => !selector.matchControllerRef || (controller !== undefined && controllerOf(target) === controller))
    .toSorted((a, b) => compareStrings(a.metadata.name, b.metadata.name));
  const found = matching.map((target) => ({ value: extracted(target, extract), reference: { name: target.metadata.name, namespace } }));
  if (!many) return found.slice(0, 1);
  return [...new Map(found.map((entry) => [entry.value, entry])).values()].toSorted((a, b) => compareStrings(a.value, b.value));
}

const namespaceOf = ({ metadata }: ManagedResource): string => metadata.namespace ?? 'default';

function extracted(target: ManagedResource, extract: Extract): string {
  if (extract === 'external-name') return externalNameOf(target);
  if (extract === 'active external-name') return atProviderText(target, 'status') === 'ACTIVE' ? externalNameOf(target) : '';
  if (extract === 'arn' || extract === 'id') return atProviderText(target, extract);
  const [place, field = ''] = extract.split('.');
  return place === 'status' ? atProviderText(target, field) : textAt(forProviderOf(target), field);
}

const ACRONYMS = new Map(['id', 'vpc', 'kms', 'url', 'iam', 'ebs', 'db', 'nat'].map((word) => [word, word.toUpperCase()] as const));

/** Returns the Go name of a field: `VPCConfig.SubnetIds` for `vpcConfig.subnetIds`. */
function goName(path: string): string {
  const word = (text: string): string =>
    ACRONYMS.get(text.toLowerCase()) ?? text.replace(/^ipv/, 'IPv').replace(/^./, (c) => c.toUpperCase());
  return path
    .split('.')
    .map((step) =>
      step
        .split(/(?=[A-Z])|(?=\[)/)
        .map(word)
        .join(''),
    )
    .join('.');
}
