import { type EksCluster, eksClusterComposition, type ZoneCount } from '@slipway/eks';
import { isObject, type JsonObject, valueAt } from '../src/aws/model/json.ts';

/** Composed objects by the name of their part. */
export type Composed = ReadonlyMap<string, JsonObject>;

interface Patch {
  readonly type: string;
  readonly fromFieldPath: string;
  readonly toFieldPath: string;
  readonly policy?: { readonly fromFieldPath?: string; readonly toFieldPath?: string };
  readonly transforms?: readonly Transform[];
}

interface Transform {
  readonly type: string;
  readonly string?: { readonly type: string; readonly fmt?: string; readonly trim?: string };
}

/**
 * Returns what function-patch-and-transform creates for a cluster, as far as the Composition of the fleet uses it. Resources with missing
 * required fields are left out. `observed` has the existing resources by part; the status of the composite comes from it.
 */
export function composeParts(cluster: EksCluster, uid: string, observed: Composed = new Map()): Composed {
  const zones = cluster.spec.network.zones.length as ZoneCount;
  const templates = valueAt(
    eksClusterComposition(zones, cluster.apiVersion.split('/', 1)[0] ?? ''),
    'spec.pipeline.0.input.resources',
  ) as readonly {
    readonly name: string;
    readonly base: JsonObject;
    readonly patches?: readonly Patch[];
  }[];
  const composite: Record<string, unknown> = structuredClone(cluster) as never;
  for (const { name, patches = [] } of templates) {
    for (const patch of patches.filter(({ type }) => type === 'ToCompositeFieldPath')) {
      const value = read(observed.get(name), patch.fromFieldPath);
      if (value !== undefined) write(composite, patch.toFieldPath, transformed(value, patch));
    }
  }
  const result = new Map<string, JsonObject>();
  for (const { name, base, patches = [] } of templates) {
    const given = patches.filter(({ type }) => type === 'FromCompositeFieldPath');
    const isComplete = given.every(
      (patch) => patch.policy?.fromFieldPath === 'Optional' || read(composite, patch.fromFieldPath) !== undefined,
    );
    if (isComplete) result.set(name, composed(base, given, composite, { part: name, cluster, uid }));
  }
  return result;
}

function composed(
  base: JsonObject,
  patches: readonly Patch[],
  composite: JsonObject,
  { part, cluster, uid }: { readonly part: string; readonly cluster: EksCluster; readonly uid: string },
): JsonObject {
  const object: Record<string, unknown> = structuredClone(base);
  for (const patch of patches) {
    const value = read(composite, patch.fromFieldPath);
    if (value === undefined) continue;
    const present = read(object, patch.toFieldPath);
    const merges = patch.policy?.toFieldPath === 'MergeObjects' && isObject(present) && isObject(value);
    write(object, patch.toFieldPath, merges ? { ...value, ...present } : transformed(value, patch));
  }
  const { apiVersion, kind, metadata } = cluster;
  const owner = { apiVersion, kind, name: metadata.name, uid, controller: true, blockOwnerDeletion: true };
  const given = object.metadata as JsonObject;
  const labels = { 'crossplane.io/composite': metadata.name, ...(given.labels as JsonObject) };
  return {
    ...object,
    metadata: { ...given, name: given.name ?? `${metadata.name}-${part}`, namespace: metadata.namespace, labels, ownerReferences: [owner] },
  };
}

function transformed(value: unknown, { transforms = [] }: Patch): unknown {
  return transforms.reduce((input, { type, string }) => {
    if (type === 'convert') return String(input);
    if (string?.type === 'Format') return (string.fmt ?? '').replace('%s', String(input));
    if (string?.type === 'TrimPrefix') return String(input).replace(string.trim ?? '', '');
    throw new Error(`transform ${type} is not used by the fleet`);
  }, value);
}

/** `a.b[0][key.with.dots]` */
const steps = (path: string): readonly string[] =>
  [...path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(([, bracket, plain]) => bracket ?? plain ?? '');

function read(root: unknown, path: string): unknown {
  return steps(path).reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as JsonObject)[step] : undefined),
    root,
  );
}

function write(root: Record<string, unknown>, path: string, value: unknown): void {
  const all = steps(path);
  let place = root;
  for (const [index, step] of all.slice(0, -1).entries()) {
    place[step] ??= /^\d+$/.test(all[index + 1] ?? '') ? [] : {};
    place = place[step] as Record<string, unknown>;
  }
  place[all.at(-1) ?? ''] = value;
}
