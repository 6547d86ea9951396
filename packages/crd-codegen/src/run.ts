import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { type Generated, generate } from './generate.ts';
import { readSources } from './source-directory.ts';
import { readCrdSources, SOURCES_FILE, sourcesByFile } from './sources/crd-sources.ts';
import { type TreeChanges, treeChanges, WORK_IN_PROGRESS, writeTree } from './write-tree.ts';

export interface RunOptions {
  /** Directory with CRDs, XRDs and OpenAPI documents, at any depth. */
  readonly crds: string;
  /** Directory that gets `gen/` and `crds.lock.json`. */
  readonly out: string;
  /** Compares only, and writes no file. Default: false. */
  readonly check?: boolean;
}

/** The text to print, and the exit code: 0 done, 1 findings or drift, 2 wrong usage. */
export interface RunResult {
  readonly code: 0 | 1 | 2;
  readonly output: string;
  readonly errors: string;
}

/** Generates schemas and types. Writes no file if there is any finding. */
export const run = (options: RunOptions): Promise<RunResult> =>
  runGenerated(options, (directory) => {
    const list = join(options.out, SOURCES_FILE);
    return generate(readSources(directory), existsSync(list) ? sourcesByFile(readCrdSources(list)) : undefined);
  });

/** Updates the files below `out` with the result of `make` for the directory `crds`. */
export async function runGenerated(
  { crds, out, check = false }: RunOptions,
  make: (directory: string) => Generated | Promise<Generated>,
): Promise<RunResult> {
  const misuse = usageProblem(crds, out);
  if (misuse) return { code: 2, output: '', errors: `codegen: ${misuse}\n` };

  const generated = await make(crds);
  if (generated.findings.length > 0) {
    const count = generated.findings.length;
    const lines = generated.findings.map(findingLine);
    return {
      code: 1,
      output: '',
      errors: `${lines.join('\n')}\ncodegen: ${count} problem${count === 1 ? '' : 's'}; nothing was written\n`,
    };
  }
  if (generated.kinds === 0) return { code: 2, output: '', errors: `codegen: no CRD, XRD or OpenAPI document below ${crds}\n` };
  return check ? checked(generated, treeChanges(out, generated.files)) : written(generated, writeTree(out, generated.files));
}

function usageProblem(crds: string, out: string): string | undefined {
  if (!existsSync(crds) || !statSync(crds).isDirectory())
    return `${crds} is not a directory; run \`npm run crds:fetch\`, or give the directory with the CRDs by --crds`;
  // A run that was killed while it moved its first files leaves its temporary folder.
  const isOurs = [join(out, 'gen/index.json'), join(out, WORK_IN_PROGRESS)].some((path) => existsSync(path));
  if (existsSync(join(out, 'gen')) && !isOurs) {
    return `${join(out, 'gen')} has no index.json, so this command did not make it and will not replace it; give another --out`;
  }
  return undefined;
}

function written(generated: Generated, changes: TreeChanges): RunResult {
  const { added, changed, removed } = changes;
  const counts = `${added.length} files added, ${changed.length} changed, ${removed.length} removed`;
  return { code: 0, output: `${summary(generated)}; ${counts}\n`, errors: '' };
}

function checked(generated: Generated, { added, changed, removed }: TreeChanges): RunResult {
  const lines = [
    ...added.map((path) => `missing  ${path}`),
    ...changed.map((path) => `differs  ${path}`),
    ...removed.map((path) => `obsolete ${path}`),
  ];
  if (lines.length === 0) return { code: 0, output: `${summary(generated)}; up to date\n`, errors: '' };
  return { code: 1, output: `${lines.join('\n')}\n`, errors: 'codegen: the generated files are out of date; run it without --check\n' };
}

const summary = ({ kinds, skipped }: Generated): string =>
  `${kinds} kinds${skipped === 0 ? '' : ` (${skipped} other document${skipped === 1 ? '' : 's'} skipped)`}`;

function findingLine({ file, line, column, pointer, message, rule, remedy }: Finding): string {
  const place = line === undefined ? pointer && ` ${pointer}` : `:${line}:${column}`;
  return `${file}${place}: ${message} [${rule}]; ${remedy}`;
}
