import { lifecycleFactsText } from './lifecycle-facts.gen.ts';

/** How long Kubernetes serves a version of a kind. */
export interface Lifecycle {
  /** The release that deprecates it, `1.21`. */
  readonly deprecated: string;
  /** The first release that does not serve it. */
  readonly removed: string;
  /** The replacement, if the types of Kubernetes name one. */
  readonly replacement: string | undefined;
}

/** Returns the lifecycle of a version that is deprecated, or will be. `kind` is `group/version Kind`. */
export function lifecycleOf(kind: string): Lifecycle | undefined {
  known ??= new Map(Object.entries((JSON.parse(lifecycleFactsText) as { readonly kinds: Readonly<Record<string, string>> }).kinds));
  const [deprecated, removed, replacement] = known.get(kind)?.split(' ') ?? [];
  return deprecated === undefined || removed === undefined ? undefined : { deprecated, removed, replacement };
}

let known: ReadonlyMap<string, string> | undefined;
