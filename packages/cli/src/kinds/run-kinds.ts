import { join, relative } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { topFolder } from '../repository/git-root.ts';
import { linkOnTheWay } from '../repository/path-links.ts';
import { KIND_FOLDER, kindFolder } from '../settings/kind-folder.ts';
import { type Added, addKinds, sha256, textOf } from './add-kinds.ts';
import { type LockedKind, readKindLock } from './kind-lock.ts';
import { addedText, kindsText, removedText } from './kinds-text.ts';
import { groupOf, removeKinds } from './remove-kinds.ts';
import { writeKinds } from './write-kinds.ts';

export interface KindsOptions {
  /** `add`, `list` or `remove`. */
  readonly action: string;
  /** Paths to add, names to remove. */
  readonly names: readonly string[];
}

/** Manages the kinds of a repository in addition to the bundled ones, in its folder `slipway-kinds`. */
export async function runKinds(context: VerbContext, { action, names }: KindsOptions): Promise<VerbReport> {
  if (action === 'list' && names.length === 0) return list(context);
  if (action === 'add' && names.length > 0) return add(context, names);
  if (action === 'remove' && names.length > 0) return remove(context, names);
  throw usageFailure('Write `slipway kinds add FILE|DIR|-`, `slipway kinds list` or `slipway kinds remove KIND|GROUP`.');
}

async function add({ cwd, budget, terminal }: VerbContext, paths: readonly string[]): Promise<VerbReport> {
  const folder = kindFolder(cwd) ?? join(topFolder(cwd), KIND_FOLDER);
  const link = linkOnTheWay(folder, topFolder(cwd));
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link, through which nothing is written.`);
  const done = await addKinds({ paths, cwd, folder, budget, stdin: terminal.stdin });
  if (done.findings.length > 0) return refused(done.findings);
  writeKinds(folder, done.changes);
  return {
    findings: [],
    json: () => ({ summary: countsOf(done), folder: relative(cwd, folder) || '.', ...filesOf(done) }),
    text: (paint) => addedText(done, relative(cwd, folder) || '.', paint),
  };
}

const refused = (findings: readonly Finding[]): VerbReport => ({
  findings,
  json: () => ({ summary: { added: 0, replaced: 0, unchanged: 0, findings: findings.length } }),
  text: (paint) => `${paint('red', 'Nothing was added')}.`,
});

const countsOf = ({ added, replaced, unchanged }: Added) => ({
  added: added.length,
  replaced: replaced.length,
  unchanged: unchanged.length,
  findings: 0,
});

const filesOf = ({ added, replaced, unchanged }: Added) => {
  const files = (each: Added['added']): readonly string[] => each.map(({ file }) => file);
  return { added: files(added), replaced: files(replaced), unchanged: files(unchanged) };
};

function list({ cwd }: VerbContext): VerbReport {
  const folder = kindFolder(cwd);
  const locked = folder === undefined ? [] : readKindLock(folder);
  const shown = locked.map((kind) => ({ ...kind, group: groupOf(kind), state: stateOf(folder ?? '', kind) }));
  return {
    findings: [],
    json: () => ({ summary: { kinds: shown.length, findings: 0 }, kinds: shown }),
    text: (paint) => kindsText(shown, paint),
  };
}

/** The CRDs in the folder are used. The lock only shows whether they were changed after they were added. */
function stateOf(folder: string, { file, sha256: digest }: LockedKind): 'as added' | 'edited' | 'missing' {
  const text = textOf(folder, file);
  if (text === undefined) return 'missing';
  return sha256(text) === digest ? 'as added' : 'edited';
}

function remove({ cwd }: VerbContext, names: readonly string[]): VerbReport {
  const folder = kindFolder(cwd);
  if (folder === undefined) throw usageFailure(`The folder ${KIND_FOLDER} does not exist; \`slipway kinds add\` makes it.`);
  const { removed, ...changes } = removeKinds(readKindLock(folder), names);
  writeKinds(folder, changes);
  return {
    findings: [],
    json: () => ({ summary: { removed: removed.length, findings: 0 }, removed: removed.map(({ file }) => file) }),
    text: (paint) => removedText(removed, paint),
  };
}
