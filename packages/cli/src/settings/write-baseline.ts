import { renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { emitYaml, type Finding } from '@slipway/manifest';
import { temporaryOf } from '../files/temporary-file.ts';
import { BASELINE_FILE } from './fleet-settings.ts';

/** The findings as a baseline: from now on they are let pass, and others are not. Files are relative to `folder`. */
export function baselineText(findings: readonly Finding[], folder: string, cwd: string, today: string): string {
  const entries = findings
    .filter(({ rule }) => rule !== 'unused-allowance' && rule !== 'expired-allowance')
    .map(({ rule, object, file, pointer }) => ({
      rule,
      ...(object === undefined ? {} : { object }),
      ...(file === '' ? {} : { file: relative(folder, resolve(cwd, file)) }),
      ...(pointer === '' ? {} : { pointer }),
      reason: `there on ${today}, when the baseline was written`,
    }))
    .map((entry) => [JSON.stringify(entry), entry] as const);
  const sorted = [...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return `# Findings that slipway check lets pass. Written by slipway check --write-baseline.\n${emitYaml({ allow: sorted })}`;
}

/** Writes the baseline beside the settings; gives its path. */
export function writeBaseline(findings: readonly Finding[], folder: string, cwd: string, today: string): string {
  const path = join(folder, BASELINE_FILE);
  // A link in its place is replaced, not followed.
  const temporary = temporaryOf(path);
  writeFileSync(temporary, baselineText(findings, folder, cwd, today), { flag: 'wx' });
  renameSync(temporary, path);
  return path;
}
