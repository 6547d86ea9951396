import type { Finding } from '@slipway/manifest';
import type { FileChanges } from './commit-message.ts';
import { manifestTexts } from './file-changes.ts';
import { followFlux, leadsFlux, type Texts } from './follow-flux.ts';
import type { HashedTree } from './hashed-tree.ts';
import { FIXED_FILES } from './package-tree.ts';
import { type ProtectedObject, protectedObjects } from './protected-objects.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedBranch } from './published-branch.ts';

/** A planned change and the branch that it would change. */
interface DeletionCheck {
  readonly branchName: string;
  readonly prefixes: readonly string[];
  readonly next: HashedTree;
  readonly current: PublishedBranch;
  readonly changes: FileChanges;
  /** API groups of composite resources. */
  readonly compositeGroups: ReadonlySet<string>;
}

/** Reports deletions that need an explicit allowance: too many files at once, or an object whose deletion also deletes others. */
export const checkDeletions = (check: DeletionCheck): Finding[] => [...massDeletions(check), ...protectedDeletions(check)];

function massDeletions({ branchName, prefixes, current, changes }: DeletionCheck): Finding[] {
  const before = [...current.files.keys()].filter((path) => !FIXED_FILES.has(path));
  const gone = new Set(changes.removed);
  const emptied = prefixes.filter((prefix) => {
    const below = before.filter((path) => path.startsWith(`${prefix}/`));
    return below.length > 0 && below.every((path) => gone.has(path));
  });
  const report = (message: string, expected: string): Finding =>
    refusal('mass-deletion', { message, file: branchName, value: changes.removed.length, expected });
  if (emptied.length > 0) {
    return emptied.map((prefix) =>
      report(`all files below ${prefix}/ would be deleted`, `at least one of the files below ${prefix}/ is kept`),
    );
  }
  const removed = changes.removed.filter((path) => !FIXED_FILES.has(path)).length;
  if (removed * 2 <= before.length) return [];
  return [
    report(`${removed} of ${before.length} files would be deleted`, `at most ${Math.floor(before.length / 2)} deletions in one version`),
  ];
}

function protectedDeletions({ next, current, changes, compositeGroups }: DeletionCheck): Finding[] {
  const objectsOf = (path: string, text: string): PlacedObject[] =>
    protectedObjects(text, compositeGroups).map((object) => ({ path, ...object }));
  const affected = [...current.texts].flatMap(([path, text]) => objectsOf(path, text));
  const ofFlux = changes.removed.filter((path) => /(?:^|\/)flux-system\//.test(path));
  const leads = [...current.texts].some(([path, text]) => leadsFlux(path, text)) || changes.added.some((path) => leadsFlux(path, ''));
  if (affected.length === 0 && ofFlux.length === 0 && !leads) return [];
  const { before, after } = manifestTexts(next, current);
  const kept = keysOf([...after].flatMap(([path, text]) => objectsOf(path, text)));
  const deleted = affected.filter(({ key }) => !kept.has(key));
  return [
    ...deleted.map((object) => deletion(object, 'would be deleted', 'the object is kept somewhere in the package')),
    ...unappliedObjects(before, after, keysOf(deleted), objectsOf),
    ...fluxFiles(ofFlux, new Set(deleted.map(({ path }) => path))),
  ];
}

interface PlacedObject extends ProtectedObject {
  readonly path: string;
}

const keysOf = (objects: readonly ProtectedObject[]): ReadonlySet<string> => new Set(objects.map(({ key }) => key));

const deletion = ({ path, description }: PlacedObject, what: string, expected: string): Finding =>
  refusal('protected-deletion', { message: `${description} ${what}`, object: description, file: path, expected });

/** Reports objects that Flux prunes because no Flux Kustomization reaches their file any more. */
function unappliedObjects(
  before: Texts,
  after: Texts,
  deleted: ReadonlySet<string>,
  objectsOf: (path: string, text: string) => PlacedObject[],
): Finding[] {
  const flux = followFlux(before, after);
  const applied = keysOf([...flux.after].flatMap((path) => objectsOf(path, after.get(path) ?? '')));
  return [...flux.before]
    .flatMap((path) => objectsOf(path, before.get(path) ?? ''))
    .filter(({ key }) => !applied.has(key) && !deleted.has(key))
    .map((object) => {
      const what = `would no longer be applied: ${flux.causeOf(object.path)} does not lead to it any more`;
      return deletion(object, what, 'a kustomization.yaml or a Flux Kustomization that leads to the object');
    });
}

const fluxFiles = (removed: readonly string[], said: ReadonlySet<string>): Finding[] =>
  removed
    .filter((path) => !said.has(path))
    .map((path) =>
      refusal('protected-deletion', {
        message: `${path}, a part of Flux's own installation, would be deleted`,
        file: path,
        expected: 'the file is kept',
      }),
    );
