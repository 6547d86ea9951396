import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readYaml } from '@slipway/manifest';
import { createValidator, type Judgement, validateTexts } from '@slipway/validate';
import { definedKinds, type PlacedObject } from './defined-kinds.ts';
import { filesOf, isStdin, readText } from './read-path.ts';
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
  const files = [...new Set(paths.filter((path) => !isStdin(path)).flatMap((path) => filesOf(path, cwd)))];
  progress(`checking ${files.length} files`);
  const texts = new Map(files.map((file) => [file, readText(resolve(cwd, file))]));
  const stdin = paths.some(isStdin) ? new Map([['-', await terminal.stdin()]]) : new Map<string, string>();
  const own = definedKinds(objectsIn(new Map([...texts, ...stdin])));
  const given = crdKinds(crds, cwd);
  const validator = createValidator({ schemas: [...given.schemas, ...own.schemas] });
  const tree = validateTexts(validator, texts, { exists: (path) => existsSync(resolve(cwd, path)) });
  const stream = validateTexts(validator, stdin, { whole: false });
  return {
    verdicts: [...tree.verdicts, ...stream.verdicts],
    skipped: [...tree.skipped, ...stream.skipped],
    findings: [...given.findings, ...own.findings, ...tree.findings, ...stream.findings],
  };
}

/** The kinds that the CRDs and XRDs below `directories` define. */
function crdKinds(directories: readonly string[], cwd: string): ReturnType<typeof definedKinds> {
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
