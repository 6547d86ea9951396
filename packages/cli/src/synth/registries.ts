import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import type { Finding } from '@slipway/manifest';
import { temporaryOf } from '../repository/temporary-file.ts';
import type { ContentPackage, Workspace } from '../repository/workspace.ts';
import { definitionsIn, exportedName, registryText } from './registry-text.ts';

/** The list of the definitions in a folder, on disk and in its current form. */
export interface Registry {
  /** Absolute path of the generated file. */
  readonly file: string;
  readonly text: string;
  readonly isCurrent: boolean;
  /** Files of the folder whose name cannot be the name of an export. */
  readonly misnamed: readonly string[];
}

/** Returns the registries of all content packages. A missing folder counts as empty. */
export const registriesOf = ({ packages }: Workspace): readonly Registry[] =>
  packages.flatMap((content) => content.registries.map((folder) => registryOf(content, folder)));

function registryOf({ directory }: ContentPackage, folder: string): Registry {
  const files = filesIn(join(directory, folder));
  const text = registryText(basename(folder), files);
  const file = `${join(directory, folder)}.gen.ts`;
  return {
    file,
    text,
    isCurrent: textOf(file, directory) === text,
    misnamed: definitionsIn(files)
      .filter((name) => exportedName(name) === undefined)
      .map((name) => join(directory, folder, name)),
  };
}

/** Writes the outdated registries, each as a whole. Returns their paths from the root of the workspace. */
export function writeRegistries(workspace: Workspace, registries: readonly Registry[]): readonly string[] {
  const stale = registries.filter(({ isCurrent }) => !isCurrent);
  for (const { file, text } of stale) {
    const temporary = temporaryOf(file);
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  }
  return stale.map(({ file }) => relative(workspace.root, file));
}

/** Reports invalid names of definition files. */
export const misnamedFindings = (registries: readonly Registry[]): Finding[] =>
  registries.flatMap(({ misnamed }) =>
    misnamed.map((file) => ({
      rule: 'misnamed-definition',
      severity: 'reject' as const,
      message: `${basename(file)} cannot be the name of an export`,
      file,
      pointer: '',
      value: basename(file),
      expected: 'a name of letters, digits and dashes that begins with a letter: commercial-test.ts exports commercialTest',
      remedy: 'rename the file',
    })),
  );

/** Reports outdated registries, for verbs that write nothing. */
export const staleFindings = (registries: readonly Registry[]): Finding[] =>
  registries
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ file }) => ({
      rule: 'stale-registry',
      severity: 'reject' as const,
      message: 'it does not list the definitions that its folder has now',
      file,
      pointer: '',
      expected: 'every definition of the folder, and no other',
      remedy: 'run `slipway synth`, and commit the file',
    }));

/** Returns the names of the files in a folder; an empty list if it does not exist. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function textOf(file: string, within: string): string | undefined {
  try {
    return readRegularFile(file, { within, limit: 2 ** 20 }).toString('utf8');
  } catch {
    return undefined; // It does not exist, or is not a regular file
  }
}
