import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readYaml } from '@slipway/manifest';
import { createValidator, type Judgement, validateTexts } from '@slipway/validate';
import { definedKinds, type PlacedObject } from './defined-kinds.ts';
import { listYamlFiles } from './disk-tree.ts';
import { usageFailure } from './failure.ts';
import type { VerbContext } from './verb-context.ts';

/**
 * Judges YAML that is on disk, and standard input for `-`. Kinds are also known from CRDs and XRDs among the documents and
 * in the directories `crds`. A path that is not there is a usage Failure.
 */
export async function judgePaths(
  paths: readonly string[],
  crds: readonly string[],
  { cwd, terminal, progress }: VerbContext,
): Promise<Judgement> {
  const files = [...new Set(paths.filter((path) => path !== '-').flatMap((path) => filesOf(path, cwd)))];
  progress(`checking ${files.length} files`);
  const texts = new Map(files.map((file) => [file, readText(resolve(cwd, file))]));
  const stdin = paths.includes('-') ? new Map([['-', await terminal.stdin()]]) : new Map<string, string>();
  const own = definedKinds(objectsIn(new Map([...texts, ...stdin])));
  const given = crdKinds(crds, cwd);
  const validator = createValidator({ schemas: [...given.schemas, ...own.schemas] });
  const tree = validateTexts(validator, texts, { exists: (path) => existsSync(resolve(cwd, path)) });
  const stream = validateTexts(validator, stdin, { whole: false });
  return {
    verdicts: [...tree.verdicts, ...stream.verdicts],
    findings: [...given.findings, ...own.findings, ...tree.findings, ...stream.findings],
  };
}

/** The kinds that the CRDs and XRDs below `directories` define. */
export function crdKinds(directories: readonly string[], cwd: string): ReturnType<typeof definedKinds> {
  const files = directories.flatMap((directory) => filesOf(directory, cwd));
  return definedKinds(objectsIn(new Map(files.map((file) => [file, readText(resolve(cwd, file))]))));
}

/** Text that is no YAML is told where it is judged. */
const objectsIn = (texts: ReadonlyMap<string, string>): PlacedObject[] =>
  [...texts].flatMap(([file, text]) =>
    // Most files define nothing, and reading with positions is not free.
    /CustomResourceDefinition|CompositeResourceDefinition/.test(text)
      ? readYaml(text, file).documents.map(({ value }) => ({ file, object: value }))
      : [],
  );

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
