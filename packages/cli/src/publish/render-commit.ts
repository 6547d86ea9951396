import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readYaml, type SourceLocation } from '@slipway/manifest';
import {
  branchFiles,
  bumpsOf,
  type Changeset,
  type Git,
  gitText,
  type HashedTree,
  hashTree,
  plannedVersion,
  previewVersion,
} from '@slipway/publish';
import { Failure } from '../report/failure.ts';
import { entryAt, topFolder } from '../repository/git-root.ts';
import { readPackageJson } from '../repository/package-json.ts';
import { pendingChangesets } from '../repository/pending-changesets.ts';
import { declaredFolders, findWorkspace } from '../repository/workspace.ts';
import { assembleTree, type RenderedPackage } from '../synth/assemble-tree.ts';
import { definitionFinder } from '../synth/definition-finder.ts';
import { pointerAtLine } from '../synth/pointer-at-line.ts';
import { recordOf } from '../synth/write-record.ts';
import { buildConfigurations } from './configuration-release.ts';
import { otherVersions } from './other-versions.ts';

/** The result of rendering the definitions of a commit. */
export interface RenderedCommit {
  /** Rendered content by package name. */
  readonly packages: ReadonlyMap<string, RenderedContent>;
  /** Why packages are missing from `packages`, one sentence each. */
  readonly failures: readonly string[];
  /** Dependencies that are installed here in another version than in the lock file of the commit. */
  readonly otherDependencies: readonly string[];
}

/** A package, as the definitions of a commit describe it. */
export interface RenderedContent {
  readonly version: string;
  /** The version that publish gives to a preview of this content, because its changesets plan the next version. */
  readonly preview: string;
  /** Id of the tree of a branch with exactly this content, and its files. */
  readonly tree: HashedTree['id'];
  readonly files: ReadonlyMap<string, string>;
  /** Its Configuration package: `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly configurationPackage?: string;
  /** The definition behind a line of a file, its file relative to the root of the workspace. */
  readonly sourceOf: (path: string, line: number) => SourceLocation | undefined;
}

/**
 * Renders the definitions of `commit` in `scratch`, a new folder below `root` in which the installed dependencies of `root` are found.
 * The definitions run as code, so the caller must ensure that the commit is trusted. Nothing outside `scratch` is written.
 */
export async function renderCommit(
  { git, root, commit, scratch }: { readonly git: Git; readonly root: string; readonly commit: string; readonly scratch: string },
  progress: (text: string) => void,
): Promise<RenderedCommit> {
  const top = topFolder(root);
  await checkOut(git, top, commit, scratch);
  const folder = join(scratch, relative(top, root));
  const otherDependencies = otherVersions(folder, root);
  try {
    linkWorkspaces(folder, root);
    return await withoutSecrets(async () => {
      const workspace = findWorkspace(folder);
      const tree = await assembleTree(workspace, [], progress);
      const { packages, findings, absent } = tree;
      const failures = absent.length === 0 ? [] : findings.map(({ message }) => message);
      const { built } = await buildConfigurations({ workspace, tree, cwd: folder }, workspace.packages);
      const changesets = readableChangesets(folder);
      const rendered = packages.map(async (each) => {
        const content = await contentOf(folder, each, changesets);
        const configurationPackage = built.get(each.package.name)?.reference;
        return [each.package.name, { ...content, ...(configurationPackage !== undefined && { configurationPackage }) }] as const;
      });
      return { packages: new Map(await Promise.all(rendered)), failures, otherDependencies };
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { packages: new Map(), failures: [error.message.replaceAll(`${scratch}/`, '')], otherDependencies };
  }
}

/** Variables that programs need to run. */
const HARMLESS = /^(?:PATH|PATHEXT|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|SYSTEMROOT|COMSPEC|NODE_ENV)$/i;

/**
 * Runs `work` with only the variables of the environment that contain no secret, because an old commit may read others than the newest
 * one. Malicious code could still read files of the user.
 */
async function withoutSecrets<T>(work: () => Promise<T>): Promise<T> {
  const all = process.env;
  process.env = Object.fromEntries(Object.entries(all).filter(([name]) => HARMLESS.test(name)));
  try {
    return await work();
  } finally {
    process.env = all;
  }
}

/** Writes the files of a commit as a checkout would, without touching the index or the work tree of the repository. */
async function checkOut(git: Git, top: string, commit: string, folder: string): Promise<void> {
  const options = { cwd: top, environment: { GIT_INDEX_FILE: `${folder}.index` } };
  await gitText(git, ['read-tree', commit], options);
  await gitText(git, ['checkout-index', '--all', '--quiet', `--prefix=${folder}/`], options);
}

/** Links the packages of the workspace from the commit. Other installed packages are found in the folders above. */
function linkWorkspaces(folder: string, root: string): void {
  for (const path of declaredFolders(folder).folders) {
    const file = join(folder, path, 'package.json');
    if (entryAt(file) === undefined) continue;
    const { name } = readPackageJson(file, folder);
    if (typeof name === 'string' && name !== '') link(join(folder, path), join(folder, 'node_modules', name));
    const own = join(root, path, 'node_modules');
    if (entryAt(own) !== undefined) link(own, join(folder, path, 'node_modules'));
  }
}

function link(target: string, path: string): void {
  if (entryAt(path) !== undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/** Returns the changesets of a commit. A commit with an invalid one had no preview. */
function readableChangesets(folder: string): readonly Changeset[] {
  try {
    return pendingChangesets(folder);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [];
  }
}

async function contentOf(folder: string, rendered: RenderedPackage, changesets: readonly Changeset[]): Promise<RenderedContent> {
  const { name, npmName, version, prefixes } = rendered.package;
  const files = branchFiles({ name, version, prefixes, files: rendered.texts });
  const find = definitionFinder({ root: folder, records: [await recordOf(folder, rendered)] }, folder);
  const tree = hashTree(files).id;
  return {
    version,
    preview: previewVersion(plannedVersion(version, bumpsOf(npmName, changesets)), tree),
    tree,
    files,
    sourceOf(path, line) {
      const text = files.get(path);
      const at = text === undefined ? undefined : pointerAtLine(readYaml(text, path).documents, line);
      return at && find(path, at.document, { pointer: at.pointer });
    },
  };
}
