import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import type { Changeset } from '@slipway/publish';
import type { ContentPackage } from '../repository/workspace.ts';

/** Returns lines about the changes of a package: its pending changesets or, without any, the section of its version in its changelog. */
export function changeNotes({ directory, npmName, version }: ContentPackage, changesets: readonly Changeset[]): readonly string[] {
  const pending = changesets.filter(({ releases }) => releases.some(({ name, bump }) => name === npmName && bump !== 'none'));
  return pending.length > 0 ? pending.flatMap(({ summary }) => ['', ...summary.split('\n')]).slice(1) : changelogNotes(directory, version);
}

/** Returns the section of a version in CHANGELOG.md, without the headings in it. */
export function changelogNotes(directory: string, version: string): readonly string[] {
  const file = join(directory, 'CHANGELOG.md');
  if (!existsSync(file)) return [];
  const lines = readRegularFile(file, { within: directory }).toString('utf8').split(/\r?\n/);
  const start = lines.indexOf(`## ${version}`);
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).filter((line) => !line.startsWith('#'));
}
