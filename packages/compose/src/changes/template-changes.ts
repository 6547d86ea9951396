import type { Fields } from '@slipway/manifest';
import type { ComposedResource as Template } from '../check/composition.ts';
import { kindKey } from './cluster-state.ts';
import { templatesOf } from './composed-resources.ts';
import { renames } from './renames.ts';

/** The changes of the templates of a Composition. Each composite of it creates and deletes resources by their names. */
export interface TemplateChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Templates with another kind. */
  readonly otherKind: readonly string[];
}

/** Compares the templates of two states of a Composition; undefined if none is removed, added, renamed or of another kind. */
export function templateChanges(before: Fields, after: Fields): TemplateChanges | undefined {
  const [old, next] = [templatesOf(before), templatesOf(after)];
  const removed = [...old.keys()].filter((name) => !next.has(name));
  const added = [...next.keys()].filter((name) => !old.has(name));
  const templateOf = (name: string): Template | undefined => old.get(name) ?? next.get(name);
  const pairs = renames(removed, added, {
    kindOf: (name) => kindKey(templateOf(name)?.base ?? {}),
    contentOf: (name) => ({ ...templateOf(name)?.fields, name: '' }),
  });
  const renamed = [...pairs].map(([from, to]) => ({ from, to }));
  const isRenamed = new Set(pairs.values());
  const otherKind = [...next].flatMap(([name, { base }]) => {
    const was = old.get(name)?.base;
    return was === undefined || base === undefined || kindKey(was) === kindKey(base) ? [] : [name];
  });
  if (removed.length + added.length + otherKind.length === 0) return undefined;
  return {
    removed: removed.filter((name) => !pairs.has(name)),
    added: added.filter((name) => !isRenamed.has(name)),
    renamed,
    otherKind,
  };
}
