import type { Finding } from '@slipway/manifest';
import type { FileChanges } from './commit-message.ts';
import type { HashedTree } from './hashed-tree.ts';
import { FIXED_FILES } from './package-tree.ts';
import { protectedObjects } from './protected-objects.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedBranch } from './published-branch.ts';

export interface DeletionCheck {
  readonly branchName: string;
  readonly prefixes: readonly string[];
  readonly next: HashedTree;
  readonly current: PublishedBranch;
  readonly changes: FileChanges;
}

/** Deletions that need an explicit allowance: too many files at once, or an object that takes others with it. */
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
      report(`all files below ${prefix}/ would be deleted`, `at least one of the files below ${prefix}/ stays`),
    );
  }
  const removed = changes.removed.filter((path) => !FIXED_FILES.has(path)).length;
  if (removed * 2 <= before.length) return [];
  return [
    report(`${removed} of ${before.length} files would be deleted`, `at most ${Math.floor(before.length / 2)} deletions in one version`),
  ];
}

function protectedDeletions({ next, current, changes }: DeletionCheck): Finding[] {
  const doomed = [...current.texts].flatMap(([path, text]) => protectedObjects(text).map((object) => ({ path, ...object })));
  const inFluxFolder = changes.removed.filter((path) => /(?:^|\/)flux-system\//.test(path));
  if (doomed.length === 0 && inFluxFolder.length === 0) return [];
  const kept = new Set([...next.files.values()].flatMap(({ bytes }) => protectedObjects(bytes.toString('utf8')).map(({ key }) => key)));
  const objects = doomed
    .filter(({ key }) => !kept.has(key))
    .map(({ path, description }) =>
      refusal('protected-deletion', {
        message: `${description} would be deleted`,
        object: description,
        file: path,
        expected: 'the object stays somewhere in the package',
      }),
    );
  const said = new Set(objects.map(({ file }) => file));
  const files = inFluxFolder
    .filter((path) => !said.has(path))
    .map((path) =>
      refusal('protected-deletion', {
        message: `${path}, a part of Flux's own installation, would be deleted`,
        file: path,
        expected: 'the file stays',
      }),
    );
  return [...objects, ...files];
}
