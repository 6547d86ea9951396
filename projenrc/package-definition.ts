import type { Library } from './versions.ts';

/**
 * The side of a package. `model` is level 0. `library` defines how a fleet is built, `content` what it contains. `tool` works on any
 * fleet. Only `top` may import both.
 */
export type Side = 'model' | 'library' | 'content' | 'tool' | 'top';

export interface PackageDefinition {
  /** Folder below `packages/` and, with the scope, the npm name. */
  readonly name: string;
  readonly summary: string;
  readonly side: Side;
  /** 0 to 3 for models and content. Content packages import only content packages of a lower level. */
  readonly level?: 0 | 1 | 2 | 3;
  /** Packages of this repository that the sources import. */
  readonly imports: readonly string[];
  /** Packages of this repository that only the tests import. */
  readonly testImports?: readonly string[];
  readonly libraries?: readonly Library[];
  readonly testLibraries?: readonly Library[];
  /** npm packages that an entry of `exports` imports. Users of that entry install them: any version with the same major. */
  readonly peers?: readonly Library[];
  /** Entries of the package.json `exports` map in addition to `.`. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Whether the package is published as bundles without dependencies, so that it starts quickly. */
  readonly bundled?: true;
  /** Only content: the folders of the tree that this package owns. */
  readonly prefixes?: readonly string[];
  /** Folders of definitions that `slipway synth` lists: `src/clusters` in `src/clusters.gen.ts`. */
  readonly registries?: readonly string[];
  /** Files of the tarball in addition to the modules: data that the package reads at run time, schemas for editors. Patterns relative to its folder. */
  readonly data?: readonly string[];
  /** Whether npm gets the package. Default: all packages except content, which Flux gets from Git. */
  readonly published?: boolean;
  /** GitHub team that reviews changes. Default: the platform team. */
  readonly owner?: string;
}

export const isPublished = ({ published, side }: PackageDefinition): boolean => published ?? side !== 'content';

export const SCOPE = '@slipway';

/** Packages whose names users type have no scope. All others have one. */
export const npmName = (name: string): string => UNSCOPED[name] ?? `${SCOPE}/${name}`;

const UNSCOPED: Readonly<Record<string, string>> = { cli: 'slipway', 'create-slipway': 'create-slipway' };
