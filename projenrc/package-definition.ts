import type { Library } from './versions.ts';

/**
 * Where a package stands. `model` is level 0; `library` says how a fleet is made, `content` which one; `tool` works on any;
 * `top` is the only place that sees both.
 */
export type Side = 'model' | 'library' | 'content' | 'tool' | 'top';

export interface PackageDefinition {
  /** Folder below `packages/` and, with the scope, the npm name. */
  readonly name: string;
  readonly summary: string;
  readonly side: Side;
  /** 0 to 3 for models and content; arrows between content packages point to a lower level. */
  readonly level?: 0 | 1 | 2 | 3;
  /** Packages of this repository that the sources import. */
  readonly imports: readonly string[];
  /** Packages of this repository that only the tests import. */
  readonly testImports?: readonly string[];
  readonly libraries?: readonly Library[];
  readonly testLibraries?: readonly Library[];
  /** npm packages that some entry of `exports` imports, and that whoever uses that entry brings: any version with the same major. */
  readonly peers?: readonly Library[];
  /** Extra entries of the package.json `exports` map beside `.`. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Published as bundles that hold all that they need, so that it starts quickly. */
  readonly bundled?: true;
  /** Only content: the folders of the tree that this package owns. */
  readonly prefixes?: readonly string[];
  /** Folders of definitions that `slipway synth` lists: `src/clusters` in `src/clusters.gen.ts`. */
  readonly registries?: readonly string[];
  /** Files beside the modules that the package reads when it runs; patterns relative to its folder. */
  readonly data?: readonly string[];
  /** Whether it is a package of the npm registry; when absent, all are but content, which Flux gets from Git. */
  readonly published?: boolean;
  /** GitHub team that reviews changes; the platform team when absent. */
  readonly owner?: string;
}

export const isPublished = ({ published, side }: PackageDefinition): boolean => published ?? side !== 'content';

export const SCOPE = '@slipway';

/** What a person types is published without a scope; everything else is scoped. */
export const npmName = (name: string): string => UNSCOPED[name] ?? `${SCOPE}/${name}`;

const UNSCOPED: Readonly<Record<string, string>> = { cli: 'slipway', 'create-slipway': 'create-slipway' };
