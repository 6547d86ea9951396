import { clusterFoldersOf, type Finding } from '@slipway/manifest';
import type { FileChanges } from './commit-message.ts';
import { canContainManifests } from './file-changes.ts';
import { followFlux, refersToFiles, type Texts } from './follow-flux.ts';
import { FIXED_FILES } from './package-tree.ts';
import { objectsIn, type ProtectedObject, protectedObjects } from './protected-objects.ts';
import { refusal } from './publish-rules.ts';

/** Returns whether a deletion of an object is intended. `cluster` is the cluster whose folder has the file, if one has it. */
export type IsDeletionAllowed = (object: string, cluster: string | undefined) => boolean;

/** The files of a package before and after a change. */
interface DeletionCheck {
  readonly branchName: string;
  readonly prefixes: readonly string[];
  /** Paths before the change. */
  readonly paths: readonly string[];
  readonly changes: Pick<FileChanges, 'added' | 'removed'>;
  /** Texts before the change of the files that it removes or changes. */
  readonly texts: Texts;
  /** Returns all files that can contain manifests. */
  readonly manifests: () => { readonly before: Texts; readonly after: Texts };
  /** API groups of composite resources. */
  readonly compositeGroups: ReadonlySet<string>;
  readonly isAllowed: IsDeletionAllowed;
}

/** Reports deletions that need an explicit allowance: too many files at once, or an object whose deletion also deletes others. */
export const checkDeletions = (check: DeletionCheck): Finding[] => [...massDeletions(check), ...protectedDeletions(check)];

/** A package with two states that are compared without a remote. */
export interface ComparedPackage extends Pick<DeletionCheck, 'prefixes' | 'compositeGroups' | 'isAllowed'> {
  /** Location of findings about the package as a whole. */
  readonly name: string;
  readonly before: Texts;
  readonly after: Texts;
}

/** Reports the deletions that a publish of `after` over `before` would refuse. */
export function packageDeletions({ name, before, after, ...check }: ComparedPackage): Finding[] {
  const removed = [...before.keys()].filter((path) => !after.has(path)).sort();
  const added = [...after.keys()].filter((path) => !before.has(path)).sort();
  const texts = new Map([...before].filter(([path, text]) => canContainManifests(path) && after.get(path) !== text));
  const manifestsIn = (files: Texts): Texts => new Map([...files].filter(([path]) => canContainManifests(path)));
  const manifests = (): ReturnType<DeletionCheck['manifests']> => ({ before: manifestsIn(before), after: manifestsIn(after) });
  return checkDeletions({ ...check, branchName: name, paths: [...before.keys()], changes: { added, removed }, texts, manifests });
}

function massDeletions(check: DeletionCheck): Finding[] {
  const { branchName, prefixes, paths, changes } = check;
  const before = paths.filter((path) => !FIXED_FILES.has(path));
  const gone = new Set(changes.removed);
  const removed = changes.removed.filter((path) => !FIXED_FILES.has(path) && !isAllowedFile(check, path));
  const emptied = prefixes.filter((prefix) => {
    const below = before.filter((path) => path.startsWith(`${prefix}/`));
    return below.every((path) => gone.has(path)) && removed.some((path) => path.startsWith(`${prefix}/`));
  });
  const report = (message: string, expected: string): Finding =>
    refusal('mass-deletion', { message, file: branchName, value: removed.length, expected });
  if (emptied.length > 0) {
    return emptied.map((prefix) =>
      report(`all files below ${prefix}/ would be deleted`, `at least one of the files below ${prefix}/ is kept`),
    );
  }
  if (removed.length * 2 <= before.length) return [];
  return [
    report(
      `${removed.length} of ${before.length} files would be deleted`,
      `at most ${Math.floor(before.length / 2)} deletions in one version`,
    ),
  ];
}

/** Returns whether each object of a removed file may be deleted. A file without objects needs an entry for any object. */
function isAllowedFile({ texts, isAllowed }: DeletionCheck, path: string): boolean {
  const objects = objectsIn(texts.get(path) ?? '');
  const names = objects.length === 0 ? [''] : objects.map(({ description }) => description);
  return names.every((name) => isAllowed(name, clusterOfFile(path)));
}

/** Returns the cluster whose folder has a file: `eu-shop-production` of `clusters/eu-shop/eu-shop-production/flux-system/sync.yaml`. */
function clusterOfFile(path: string): string | undefined {
  const [prefix = ''] = path.split('/');
  const [leaf] = clusterFoldersOf(prefix, path);
  const [, group, name] = leaf?.split('/') ?? [];
  return name?.startsWith(`${group}-`) ? name : undefined;
}

function protectedDeletions(check: DeletionCheck): Finding[] {
  const { changes, texts, compositeGroups, isAllowed } = check;
  const objectsOf = (path: string, text: string): PlacedObject[] =>
    protectedObjects(text, compositeGroups).map((object) => ({ path, ...object }));
  const affected = [...texts].flatMap(([path, text]) => objectsOf(path, text));
  const ofFlux = changes.removed.filter((path) => /(?:^|\/)flux-system\//.test(path));
  const leads = [...texts].some(([path, text]) => refersToFiles(path, text)) || changes.added.some((path) => refersToFiles(path, ''));
  if (affected.length === 0 && ofFlux.length === 0 && !leads) return [];
  const { before, after } = check.manifests();
  const kept = keysOf([...after].flatMap(([path, text]) => objectsOf(path, text)));
  const deleted = affected.filter(({ key }) => !kept.has(key));
  const isRefused = ({ path, description }: PlacedObject): boolean => !isAllowed(description, clusterOfFile(path));
  return [
    ...deleted.filter(isRefused).map((object) => deletion(object, 'would be deleted', 'the object is kept somewhere in the package')),
    ...unappliedObjects({ before, after }, keysOf(deleted), objectsOf, isRefused),
    ...fluxFiles(ofFlux, check, new Set(deleted.map(({ path }) => path))),
  ];
}

interface PlacedObject extends ProtectedObject {
  readonly path: string;
}

const keysOf = (objects: readonly ProtectedObject[]): ReadonlySet<string> => new Set(objects.map(({ key }) => key));

const deletion = ({ path, description }: PlacedObject, what: string, expected: string): Finding =>
  refusal('protected-deletion', {
    message: `${description} ${what}`,
    object: description,
    file: path,
    expected,
    remedy: remedyFor(description, path),
  });

/** Returns the remedy with the entry of `allow-delete` that allows the deletion. */
function remedyFor(object: string, path: string): string {
  const cluster = clusterOfFile(path);
  const entry = `{ object: ${object}, ${cluster === undefined ? '' : `cluster: ${cluster}, `}reason: ... }`;
  return `Keep the object. If the deletion is intended, add \`${entry}\` to allow-delete in slipway.yaml, or publish with \`--allow-deletions\`.`;
}

/** Reports objects that Flux prunes because no Flux Kustomization reaches their file after the change. */
function unappliedObjects(
  { before, after }: { readonly before: Texts; readonly after: Texts },
  deleted: ReadonlySet<string>,
  objectsOf: (path: string, text: string) => PlacedObject[],
  isRefused: (object: PlacedObject) => boolean,
): Finding[] {
  const flux = followFlux(before, after);
  const applied = keysOf([...flux.after].flatMap((path) => objectsOf(path, after.get(path) ?? '')));
  return [...flux.before]
    .flatMap((path) => objectsOf(path, before.get(path) ?? ''))
    .filter((object) => !applied.has(object.key) && !deleted.has(object.key) && isRefused(object))
    .map((object) => {
      const what = `would no longer be applied: ${flux.causeOf(object.path)} does not lead to it any more`;
      return deletion(object, what, 'a kustomization.yaml or a Flux Kustomization that leads to the object');
    });
}

const fluxFiles = (removed: readonly string[], check: DeletionCheck, said: ReadonlySet<string>): Finding[] =>
  removed
    .filter((path) => !said.has(path) && !isAllowedFile(check, path))
    .map((path) =>
      refusal('protected-deletion', {
        message: `${path}, a part of Flux's own installation, would be deleted`,
        file: path,
        expected: 'the file is kept',
        remedy: remedyFor("'*'", path),
      }),
    );
