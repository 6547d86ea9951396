import { type HookSettings, hookSettings } from './hooks.ts';
import { compareKinds } from './kind-order.ts';
import { manifestHead } from './read-manifest.ts';

/** An object or a hook of a release. */
interface ReleaseObject<Document> {
  readonly document: Document;
  /** The file by which Helm sorts it. */
  readonly source: string;
  readonly object: unknown;
  readonly kind: string;
  readonly name: string;
}

export interface SortedObjects<Document> {
  /** In the order in which Helm installs them. */
  readonly objects: readonly ReleaseObject<Document>[];
  /** By kind. Helm runs them by weight, then by name. */
  readonly hooks: readonly (ReleaseObject<Document> & { readonly hook: HookSettings })[];
}

/** Separates hooks from objects, and sorts both by kind. A hook with an unknown event is never installed. */
export function sortObjects<Document>(
  found: readonly { readonly document: Document; readonly source: string; readonly object: unknown }[],
): SortedObjects<Document> {
  const objects: ReleaseObject<Document>[] = [];
  const hooks: (ReleaseObject<Document> & { readonly hook: HookSettings })[] = [];
  for (const { document, source, object } of found) {
    const { kind, name, annotations } = manifestHead(object, source);
    const hook = hookSettings(annotations);
    if (hook === undefined) objects.push({ document, source, object, kind, name });
    else if (hook !== 'unknown') hooks.push({ document, source, object, kind, name, hook });
  }
  const byKind = (a: { readonly kind: string }, b: { readonly kind: string }): number => compareKinds(a.kind, b.kind);
  return { objects: objects.sort(byKind), hooks: hooks.sort(byKind) };
}
