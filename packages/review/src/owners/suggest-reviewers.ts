import type { ReviewChange, Reviewer, RiskLevel } from '../changes/review-file.gen.ts';
import type { OwnersOf } from './code-owners.ts';

/** Returns the owners of the files that cause changes or had deleted objects: the highest risk first, then the most changes. */
export function suggestReviewers(changes: readonly ReviewChange[], ownersOf: OwnersOf): readonly Reviewer[] {
  const found = new Map<string, { changes: number; risk: RiskLevel; files: Set<string> }>();
  const owners = new Map<string, readonly string[]>();
  for (const { cause, was, risk } of changes) {
    const path = (cause ?? was)?.path;
    if (path === undefined) continue;
    const own = owners.get(path) ?? ownersOf(path);
    owners.set(path, own);
    for (const owner of new Set(own)) {
      const known = found.get(owner) ?? { changes: 0, risk: 0, files: new Set() };
      found.set(owner, { changes: known.changes + 1, risk: risk > known.risk ? risk : known.risk, files: known.files.add(path) });
    }
  }
  return [...found]
    .map(([owner, { files, ...rest }]) => ({ owner, ...rest, files: [...files].sort() }))
    .sort((a, b) => b.risk - a.risk || b.changes - a.changes || (a.owner < b.owner ? -1 : 1));
}
