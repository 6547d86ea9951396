import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { kindKey } from './cluster-state.ts';
import type { ComposedResource } from './composed-resources.ts';
import { renames } from './renames.ts';

/** Why a composed resource changes, if the resource alone does not show it. */
export type ComposedCause =
  /** The Composition no longer composes it, so Crossplane deletes it. */
  | 'template-removed'
  /** The Composition composes it under another name: Crossplane deletes the old object, and creates a new one. */
  | 'template-renamed'
  /** Its template has another kind: Crossplane creates the new object, and no longer manages the old one, which remains. */
  | 'kind-changed'
  /** The composite that composes it is deleted. */
  | 'composite-deleted';

/** The change of one resource of a composite. At least one of `before` and `after` is set. */
export interface ComposedStep {
  readonly action: 'create' | 'change' | 'delete' | 'recreate' | 'orphan';
  readonly before?: ComposedResource;
  readonly after?: ComposedResource;
  readonly cause?: ComposedCause;
  /** Names of the templates of the composites above it, if it is a resource of a nested composite. */
  readonly within: readonly string[];
  readonly compositions: Compositions;
}

/** The Composition of a composite before and after a change. */
export interface Compositions {
  readonly before: Fields;
  readonly after: Fields;
}

/** The common input of two renders of one composite. */
export interface Comparing {
  readonly compositions: Compositions;
  readonly cause?: ComposedCause;
  readonly within?: readonly string[];
}

type Resources = ReadonlyMap<string, ComposedResource>;

/** Returns the actions of Crossplane for each resource. It identifies a resource only by the name of its template. */
export function stepsOf(base: Resources, head: Resources, { compositions, cause, within = [] }: Comparing): readonly ComposedStep[] {
  const about = { within, compositions };
  const removed = [...base.values()].filter(({ template }) => !head.has(template));
  const added = [...head.values()].filter(({ template }) => !base.has(template));
  const renamed = renames(removed, added, { kindOf: ({ object }) => kindKey(object), contentOf: withoutName });
  const isRenamed = new Set(renamed.values());
  return [
    ...removed.map((before): ComposedStep => {
      const after = renamed.get(before);
      if (after !== undefined) return { action: 'recreate', before, after, cause: 'template-renamed', ...about };
      return { action: 'delete', before, cause: cause ?? 'template-removed', ...about };
    }),
    ...added.filter((after) => !isRenamed.has(after)).map((after): ComposedStep => ({ action: 'create', after, ...about })),
    ...[...head.values()].flatMap((after): readonly ComposedStep[] => {
      const before = base.get(after.template);
      if (before === undefined || isDeepStrictEqual(before.shown, after.shown)) return [];
      if (kindKey(before.object) === kindKey(after.object))
        return [{ action: 'change', before, after: inOldNamespace(before, after), ...about }];
      return [
        { action: 'orphan', before, cause: 'kind-changed', ...about },
        { action: 'create', after, cause: 'kind-changed', ...about },
      ];
    }),
  ];
}

/** Crossplane keeps the namespace of an existing resource. */
function inOldNamespace(before: ComposedResource, after: ComposedResource): ComposedResource {
  const [was, is] = [before, after].map(({ object }) => fieldsOf(object.metadata).namespace);
  if (was === is) return after;
  const moved = (object: Fields): Fields => ({ ...object, metadata: { ...fieldsOf(object.metadata), namespace: was } });
  const object = moved(after.object);
  return { ...after, object, shown: after.shown === after.object ? object : moved(after.shown) };
}

const withoutName = ({ shown }: ComposedResource): unknown => ({ ...shown, metadata: { ...fieldsOf(shown.metadata), name: '' } });
