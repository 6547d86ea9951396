import { join } from 'node:path';
import { type InspectedReference, openGit, type ProtectedBranch, protectedBranch, withScratch } from '@slipway/publish';
import packageJson from '../../package.json' with { type: 'json' };
import type { VerbContext } from '../report/verb-context.ts';
import { renderCommit } from './render-commit.ts';
import { type Rendered, short, verifyReference } from './verify-reference.ts';
import type { EditedDefinition, VerifiedReference } from './verify-report.ts';

/**
 * Renders each source commit once, in a folder below `.slipway` of `root` that is removed afterwards. `prefixes` has those of each
 * package. Throws a PublishError if Git fails.
 */
export const verifyReferences = (
  { terminal, progress, signal }: VerbContext,
  { root, prefixes }: { readonly root: string; readonly prefixes: ReadonlyMap<string, readonly string[]> },
  references: readonly InspectedReference[],
): Promise<readonly VerifiedReference[]> =>
  withScratch(root, async (scratch) => {
    const git = openGit(terminal.env, signal());
    const branch = await protectedBranch(git, root);
    const commits = new Map<string, Rendered>();
    const verdicts: VerifiedReference[] = [];
    for (const reference of references) {
      const commit = reference.provenance?.sourceCommit ?? '';
      const folder = join(scratch, `${commits.size}`);
      const rendered =
        commits.get(commit) ??
        whyNotRendered(branch, commit) ??
        (await renderCommit({ git, root, commit, scratch: folder }, (text) => progress(`${short(commit)}: ${text}`)));
      commits.set(commit, rendered);
      const verdict = verifyReference(reference, rendered, { toolVersion: TOOL, prefixes: prefixes.get(reference.package) ?? [] });
      verdicts.push({ ...verdict, definitions: verdict.outcome === 'edited' ? definitionsOf(verdict, rendered) : [] });
    }
    return verdicts;
  });

const TOOL = `slipway ${packageJson.version}`;

/**
 * Any user with push permission can write trailers, and rendering runs code. So only commits that the protected branch itself had are
 * rendered. A commit that was merged into it may have been reverted in the same pull request.
 */
function whyNotRendered({ name, commits }: ProtectedBranch, commit: string): string | undefined {
  if (commit === '') return 'no commit of it says which source it was rendered from';
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return 'the source commit that it names is not the id of a commit';
  return commits.has(commit) ? undefined : `its source commit ${short(commit)} is not part of the history of ${name} along first parents`;
}

/** Returns the definition behind the first line of each hunk, which is a line of the rendered output. */
function definitionsOf(verdict: Pick<VerifiedReference, 'package' | 'differences'>, rendered: Rendered): readonly EditedDefinition[] {
  const content = typeof rendered === 'string' ? undefined : rendered.packages.get(verdict.package);
  return verdict.differences.flatMap(({ path, lines = [] }) =>
    changedLines(lines).flatMap((line) => {
      const source = content?.sourceOf(path, line);
      return source === undefined ? [] : [{ file: path, source }];
    }),
  );
}

/** Returns the first changed line of each hunk, as a line number before the change. */
function changedLines(lines: readonly string[]): readonly number[] {
  const starts = lines.flatMap((line, index) => {
    const [, start] = /^@@ -(\d+),/.exec(line) ?? [];
    return start === undefined ? [] : [{ start: Number(start), index }];
  });
  return starts.map(({ start, index }) => start + lines.slice(index + 1).findIndex((line) => !line.startsWith(' ')));
}
