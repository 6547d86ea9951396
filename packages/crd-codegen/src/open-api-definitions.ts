import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { stripDescriptions } from './strip-descriptions.ts';

const PREFIX = '#/components/schemas/';

/**
 * One schema that stands alone: `root`, and below `$defs` the definitions it reaches, by their short names (`PodSpec`);
 * definitions of one short name are distinguished by as much of the long name as it takes (`v1Status`, `v2Status`).
 */
export function inlineDefinitions(root: string, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const reached = reachable(root, definitions);
  const names = shortNames(reached);
  const standalone = (name: string): JsonSchema => relink(stripDescriptions(definitions[name] ?? {}), names) as JsonSchema;
  const shared = reached
    .slice(1)
    .map((name) => [names.get(name) ?? name, standalone(name)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return shared.length === 0 ? standalone(root) : { ...standalone(root), $defs: Object.fromEntries(shared) };
}

/** Long names reached from `root`, which comes first. */
function reachable(root: string, definitions: Readonly<Record<string, JsonSchema>>): string[] {
  const found = new Set([root]);
  // A Set's iterator also visits what is added on the way.
  for (const name of found) for (const target of referencesIn(definitions[name])) found.add(target);
  return [...found];
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (isReference(key, item) ? [item.slice(PREFIX.length)] : referencesIn(item)));
}

const isReference = (key: string, item: unknown): item is string => key === '$ref' && typeof item === 'string' && item.startsWith(PREFIX);

function shortNames(longNames: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const longName of longNames) {
    let length = 1;
    while (longNames.some((other) => other !== longName && lastParts(other, length) === lastParts(longName, length))) length++;
    names.set(longName, lastParts(longName, length));
  }
  return names;
}

/** The last parts of a dotted name as one identifier. */
const lastParts = (name: string, length: number): string => name.split('.').slice(-length).join('').replaceAll('-', '');

/** Points references at `$defs`; an `allOf` around a single reference, made to carry a description, becomes the reference. */
function relink(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, names));
  if (!isFields(value)) return value;
  const { allOf, ...rest } = value;
  const only = Array.isArray(allOf) && allOf.length === 1 ? allOf[0] : undefined;
  const source = isFields(only) && '$ref' in only ? { ...only, ...rest } : value;
  return Object.fromEntries(
    Object.entries(source).map(([key, item]) =>
      isReference(key, item) ? [key, `#/$defs/${names.get(item.slice(PREFIX.length))}`] : [key, relink(item, names)],
    ),
  );
}
