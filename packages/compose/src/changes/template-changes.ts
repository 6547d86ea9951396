import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { kindKey } from './cluster-state.ts';
import { templatesOf } from './composed-resources.ts';

/** How the templates of a Composition change. Each composite of it creates and deletes resources by their names. */
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
  const removed = new Set([...old.keys()].filter((name) => !next.has(name)));
  const added = new Set([...next.keys()].filter((name) => !old.has(name)));
  const renamed: { from: string; to: string }[] = [];
  for (const from of removed) {
    const own = [...added].filter((name) => kindOf(next.get(name)?.base) === kindOf(old.get(from)?.base));
    const equal = own
      .slice(0, MAX_COMPARED)
      .find((name) => isDeepStrictEqual(contentOf(next.get(name)?.fields), contentOf(old.get(from)?.fields)));
    const isOnly =
      own.length === 1 && [...removed].filter((name) => kindOf(old.get(name)?.base) === kindOf(old.get(from)?.base)).length === 1;
    const to = equal ?? (isOnly ? own[0] : undefined);
    if (to === undefined) continue;
    renamed.push({ from, to });
    removed.delete(from);
    added.delete(to);
  }
  const otherKind = [...next].flatMap(([name, { base }]) => {
    const was = old.get(name)?.base;
    return was === undefined || base === undefined || kindKey(was) === kindKey(base) ? [] : [name];
  });
  if (removed.size + added.size + renamed.length + otherKind.length === 0) return undefined;
  return { removed: [...removed], added: [...added], renamed, otherKind };
}

/** Limit of the templates that one removed template is compared with. */
const MAX_COMPARED = 50;

const kindOf = (base: Fields | undefined): string => kindKey(base ?? {});

const contentOf = (template: Fields | undefined): unknown => ({ ...fieldsOf(template), name: '' });
