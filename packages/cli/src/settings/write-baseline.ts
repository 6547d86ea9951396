import { renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { emitYaml, type Finding, findUnwritable } from '@slipway/manifest';
import { mayHoldCredential } from '@slipway/validate/secret-values';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import { topFolder } from '../repository/git-root.ts';
import { temporaryOf } from '../repository/temporary-file.ts';
import { type Allowance, adjustFindings } from './allowances.ts';
import { type BaselineEntry, compareEntries, editBaseline } from './edit-baseline.ts';
import { BASELINE_FILE } from './fleet-settings.ts';
import type { AllowanceEntry } from './settings-file.gen.ts';
import { settingsText } from './settings-text.ts';

/** The input for a new baseline. */
export interface Baseline {
  readonly findings: readonly Finding[];
  /** Whether a finding fails the check and so gets an entry. An entry that accepts another finding is kept. */
  readonly fails: (finding: Finding) => boolean;
  /** Entries of the current baseline. */
  readonly allow: readonly Allowance[];
  readonly folder: string;
  /** Whether only a part of the folder was checked. Entries without a finding may then be about another part, and are kept. */
  readonly isPart: boolean;
  readonly cwd: string;
  readonly today: string;
  /** Whether a text has a secret. An entry with one is not written, and one of the current baseline is deleted. */
  readonly hasSecret: (text: string) => boolean;
}

/**
 * Returns a baseline that accepts exactly these findings. Entries of `previous` that still accept a finding are kept as users left them.
 * The others are deleted, and those with a secret. If a
 * comment has a secret, all comments are deleted. Files are relative to `folder`.
 */
function baselineText(previous: string, baseline: Baseline): string {
  const { findings, fails, folder, isPart, cwd, today, hasSecret } = baseline;
  const secret = baseline.allow.filter((each) => hasSecret(textOfEntry(each)));
  const allow = baseline.allow.filter((each) => !secret.includes(each));
  const all = findings.filter(({ rule }) => !ABOUT_ALLOWANCES.has(rule));
  const { findings: left } = adjustFindings(all, { severities: {}, allow, cwd, today });
  const stale = [
    ...left.filter(({ rule }) => (isPart ? rule === 'expired-allowance' : ABOUT_ALLOWANCES.has(rule))),
    ...secret.map(({ location }) => location),
  ].map(indexOf);
  const added = left
    .filter((finding) => !ABOUT_ALLOWANCES.has(finding.rule) && fails(finding))
    .map((finding) => entryOf(finding, folder, cwd, today));
  const edited = editBaseline(previous, new Set(stale), onceEach(added));
  if (edited !== undefined && !hasSecret(edited)) return edited;
  if (edited !== undefined) {
    const deleted = new Set(stale);
    const kept = allow.filter(({ location }) => !deleted.has(indexOf(location)));
    return newText([...kept.map(({ folder: _, location: __, ...entry }) => entry), ...added].sort(compareEntries));
  }
  return newText(onceEach(all.filter(fails).map((finding) => entryOf(finding, folder, cwd, today))));
}

const newText = (entries: readonly AllowanceEntry[]): string =>
  `# Findings that slipway check lets pass. Written by slipway check --write-baseline.\n${emitYaml({ allow: entries })}`;

const indexOf = ({ pointer }: Pick<Finding, 'pointer'>): number => Number(pointer.split('/')[2]);

const textOfEntry = ({ rule, object, file, pointer, cluster, reason }: Allowance): string =>
  [rule, object, file, pointer, cluster, reason].filter((each) => each !== undefined).join('\n');

const ABOUT_ALLOWANCES: ReadonlySet<string> = new Set(['unused-allowance', 'expired-allowance']);

const entryOf = ({ rule, object, file, pointer }: Finding, folder: string, cwd: string, today: string): BaselineEntry => ({
  rule,
  ...(object === undefined ? {} : { object }),
  ...(file === '' ? {} : { file: relative(folder, resolve(cwd, file)) }),
  ...(pointer === '' ? {} : { pointer }),
  reason: `there on ${today}, when the baseline was written`,
});

/** Whether an entry can be written for a finding. Not all YAML readers accept some control characters, and no file may have a secret. */
export function canHaveEntry(
  finding: Finding,
  { folder, cwd, today, hasSecret }: Pick<Baseline, 'folder' | 'cwd' | 'today' | 'hasSecret'>,
): boolean {
  const entry = entryOf(finding, folder, cwd, today);
  return findUnwritable(entry).length === 0 && !Object.values(entry).some(hasSecret);
}

/** Returns whether a text has a secret of the run, or a credential of a known form. */
export function secretSearch({ secrets }: VerbContext): Baseline['hasSecret'] {
  const masker = secrets.masker();
  return (text) => mayHoldCredential(text) || (masker !== undefined && masker.text(text) !== text);
}

const onceEach = (entries: readonly BaselineEntry[]): BaselineEntry[] =>
  [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()].sort(compareEntries);

/** Writes the baseline next to the settings and returns its path. Writes nothing if the time limit ends the run. */
export function writeBaseline(baseline: Baseline, context: VerbContext): string {
  const path = join(baseline.folder, BASELINE_FILE);
  // A link at this path is replaced, not followed.
  const { text } = settingsText(path, topFolder(baseline.folder));
  const edited = guarded(context, () => baselineText(text, baseline));
  const temporary = temporaryOf(path);
  writeFileSync(temporary, edited, { flag: 'wx' });
  renameSync(temporary, path);
  return path;
}
