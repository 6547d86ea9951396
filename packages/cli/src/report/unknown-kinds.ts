import { type Finding, plainText, printable } from '@slipway/manifest';
import { count, type Paint } from './paint.ts';

/** A kind without a schema, and the number of its objects. */
export interface UnknownKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly objects: number;
}

/** Returns the kinds in findings of `kind-without-schema`, those with the most objects first. */
export function unknownKinds(unknown: readonly Finding[]): readonly UnknownKind[] {
  const counts = new Map<string, { readonly apiVersion: string; readonly kind: string; objects: number }>();
  for (const { apiVersion = '', value, clusters } of unknown) {
    const kind = plainText(value);
    const key = `${apiVersion} ${kind}`;
    const known = counts.get(key) ?? { apiVersion, kind, objects: 0 };
    known.objects += clusters?.length ?? 1;
    counts.set(key, known);
  }
  return [...counts].sort(([a, { objects: x }], [b, { objects: y }]) => y - x || (a < b ? -1 : 1)).map(([, each]) => each);
}

/**
 * Returns how many objects were not checked because their schema is missing, their kinds, and what to do. Returns the empty string when all
 * were checked.
 */
export function unknownKindsText(unknown: readonly Finding[], paint: Paint): string {
  const kinds = unknownKinds(unknown);
  if (kinds.length === 0) return '';
  const width = String(kinds[0]?.objects).length + 2;
  const lines = kinds
    .slice(0, MAX_LISTED)
    .map(({ apiVersion, kind, objects }) => `${String(objects).padStart(width)} ${printable(`${apiVersion} ${kind}`)}`);
  const others = kinds.slice(MAX_LISTED);
  const more = others.reduce((sum, { objects }) => sum + objects, 0);
  return [
    `${paint('bold', 'Not checked')}: ${count(
      kinds.reduce((sum, { objects }) => sum + objects, 0),
      'object',
    )} of ${count(kinds.length, 'kind')} without a schema.`,
    ...lines,
    ...(others.length === 0 ? [] : [`${String(more).padStart(width)} of ${count(others.length, 'more kind')}`]),
    `  Add their CRDs: ${paint('bold', 'slipway kinds add FILE')}, or from a cluster: kubectl get crds -o yaml | slipway kinds add -`,
  ].join('\n');
}

const MAX_LISTED = 8;
