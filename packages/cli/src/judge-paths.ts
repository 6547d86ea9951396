import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createValidator, type Judgement, validateText, validateTexts } from '@slipway/validate';
import { listYamlFiles } from './disk-tree.ts';
import { usageFailure } from './failure.ts';
import type { VerbContext } from './verb-context.ts';

/** Judges YAML that is on disk, and standard input for `-`. A path that is not there is a usage Failure. */
export async function judgePaths(paths: readonly string[], { cwd, terminal, progress }: VerbContext): Promise<Judgement> {
  const files = [...new Set(paths.filter((path) => path !== '-').flatMap((path) => filesOf(path, cwd)))];
  progress(`checking ${files.length} files`);
  const validator = createValidator();
  const texts = new Map(files.map((file) => [file, readText(resolve(cwd, file))]));
  const tree = validateTexts(validator, texts, { exists: (path) => existsSync(resolve(cwd, path)) });
  if (!paths.includes('-')) return tree;
  const stream = validateText(validator, await terminal.stdin(), '-');
  return { verdicts: [...tree.verdicts, ...stream.verdicts], findings: [...tree.findings, ...stream.findings] };
}

/** Paths relative to the working directory, as they are printed. */
function filesOf(path: string, cwd: string): string[] {
  const absolute = resolve(cwd, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat === undefined) {
    const isDangling = lstatSync(absolute, { throwIfNoEntry: false }) !== undefined;
    throw usageFailure(`${path} ${isDangling ? 'is a symbolic link that leads nowhere' : 'is not there'}.`);
  }
  const files = stat.isDirectory() ? listYamlFiles(absolute) : [absolute];
  return files.map((file) => relative(cwd, file));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}
