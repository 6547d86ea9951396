import { join } from 'node:path';
import { type Git, type InspectedReference, openGit, withScratch } from '@slipway/publish';
import packageJson from '../../package.json' with { type: 'json' };
import type { VerbContext } from '../terminal/verb-context.ts';
import { judgeReference, type Rendered, short } from './judge-reference.ts';
import { renderCommit } from './render-commit.ts';
import type { EditedDefinition, VerifiedReference } from './verify-report.ts';

/** Renders each source commit once, in a folder below `.slipway` of `root` that goes afterwards. Throws a PublishError where Git fails. */
export const verifyReferences = (
  { terminal, progress }: VerbContext,
  root: string,
  references: readonly InspectedReference[],
): Promise<readonly VerifiedReference[]> =>
  withScratch(root, async (scratch) => {
    const git = openGit(terminal.env, terminal.signal);
    const commits = new Map<string, Rendered>();
    const verdicts: VerifiedReference[] = [];
    for (const reference of references) {
      const commit = reference.provenance?.sourceCommit ?? '';
      const folder = join(scratch, `${commits.size}`);
      const rendered =
        commits.get(commit) ??
        (await whyNotRendered(git, root, commit)) ??
        (await renderCommit({ git, root, commit, scratch: folder }, (text) => progress(`${short(commit)}: ${text}`)));
      commits.set(commit, rendered);
      const verdict = judgeReference(reference, rendered, TOOL);
      verdicts.push({ ...verdict, definitions: verdict.outcome === 'edited' ? definitionsOf(verdict, rendered) : [] });
    }
    return verdicts;
  });

const TOOL = `slipway ${packageJson.version}`;

/** Trailers are written by whoever may push, and what is rendered runs as code: only commits that HEAD already has are. */
async function whyNotRendered(git: Git, root: string, commit: string): Promise<string | undefined> {
  if (commit === '') return 'no commit of it says which source it was rendered from';
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return 'the source commit that it names is not the id of a commit';
  const { code } = await git(['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root });
  return code === 0 ? undefined : `its source commit ${short(commit)} is not part of the history of HEAD`;
}

/** The definition behind the first line of each hunk, which is a line of what was rendered. */
function definitionsOf(verdict: Pick<VerifiedReference, 'package' | 'differences'>, rendered: Rendered): readonly EditedDefinition[] {
  const content = typeof rendered === 'string' ? undefined : rendered.packages.get(verdict.package);
  return verdict.differences.flatMap(({ path, lines = [] }) =>
    changedLines(lines).flatMap((line) => {
      const source = content?.sourceOf(path, line);
      return source === undefined ? [] : [{ file: path, source }];
    }),
  );
}

/** Numbers of the lines before the change that a unified diff changes first in each hunk. */
function changedLines(lines: readonly string[]): readonly number[] {
  const starts = lines.flatMap((line, index) => {
    const [, start] = /^@@ -(\d+),/.exec(line) ?? [];
    return start === undefined ? [] : [{ start: Number(start), index }];
  });
  return starts.map(({ start, index }) => start + lines.slice(index + 1).findIndex((line) => !line.startsWith(' ')));
}
