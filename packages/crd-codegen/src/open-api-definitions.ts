import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { stripDescriptions } from './strip-descriptions.ts';

const PREFIX = '#/components/schemas/';

/**
 * Returns a self-contained schema: `root`, and below `$defs` the definitions that it reaches, by their short names (`PodSpec`).
 * If two definitions have the same short name, as many parts of the long name as necessary are added (`v1Status`, `v2Status`).
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

/** Returns the long names that `root` reaches, `root` first. */
function reachable(root: string, definitions: Readonly<Record<string, JsonSchema>>): string[] {
  const found = new Set([root]);
  // The iterator of a Set also visits values that the loop adds.
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

/** Returns the last parts of a dotted name as one identifier. */
const lastParts = (name: string, length: number): string => name.split('.').slice(-length).join('').replaceAll('-', '');

/** Rewrites references to `$defs`. An `allOf` around a single reference, used for a description, becomes the reference. */
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
