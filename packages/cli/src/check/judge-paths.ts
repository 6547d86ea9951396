import { resolve, sep } from 'node:path';
import { type Finding, readYaml, type YamlStream } from '@slipway/manifest';
import {
  createValidator,
  defaultCacheDirectory,
  isKnownHarmless,
  type Judgement,
  openCache,
  type Substitute,
  type TextCache,
  validateTexts,
} from '@slipway/validate';
import { lookAt, topFolder } from '../files/git-root.ts';
import { isStdin, readInput } from '../files/read-input.ts';
import { definedKinds } from '../kinds/defined-kinds.ts';
import { definitionsIn, givenKinds } from '../kinds/given-kinds.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** A judgement, and the texts that were judged, by the names in it. */
export interface JudgedPaths extends Judgement {
  readonly texts: ReadonlyMap<string, string>;
  /** Whether a document of a file is known to hold no secret. */
  readonly isHarmless: (file: string, document: string) => boolean;
}

/**
 * Judges YAML and JSON that is on disk, and standard input for `-`. Kinds are also known from CRDs and XRDs among the
 * documents, in the directories `crds` and in those of package.json. A path that is not there is a usage Failure.
 */
export async function judgePaths(
  paths: readonly string[],
  crds: readonly string[],
  { cwd, terminal, progress, budget }: VerbContext,
): Promise<JudgedPaths> {
  const input = readInput(
    paths.filter((path) => !isStdin(path)),
    cwd,
    budget,
  );
  progress(`checking ${input.texts.size} files`);
  const stdin = paths.some(isStdin) ? new Map([['-', await terminal.stdin()]]) : new Map<string, string>();
  const texts = new Map([...input.texts, ...stdin]);
  const given = givenKinds(crds, cwd, budget);
  const cache = openCache(defaultCacheDirectory(terminal.env));
  const fleeting = new Set([...input.fleeting, ...stdin.keys()]);
  const read = readOnce(cache, fleeting);
  const own = definedKinds(definitionsIn(texts, read));
  const validator = createValidator({ schemas: [...given.schemas, ...own.schemas], cache });
  const { named, roots } = input;
  const substitute = await substitutionIn(input.texts);
  const tree = validateTexts(validator, input.texts, {
    budget,
    read,
    fleeting,
    foreign: true,
    named,
    roots,
    ...(substitute === undefined ? {} : { substitute }),
    exists: existsBelow(roots, cwd),
  });
  const stream = validateTexts(validator, stdin, { budget, read, fleeting, whole: false });
  // Objects of a kind that the server refuses to know are not worth much of a verdict.
  const definitions = validateTexts(validator, without(given.texts, texts), { budget, read, fleeting, whole: false });
  cache.store();
  return {
    texts,
    isHarmless: (file, document) => isKnownHarmless(cache, file, document),
    verdicts: [...tree.verdicts, ...stream.verdicts],
    skipped: [...input.skipped, ...tree.skipped, ...stream.skipped],
    findings: [
      ...input.findings,
      ...given.findings,
      ...definitions.findings.filter(isRefusedDefinition),
      ...own.findings,
      ...tree.findings,
      ...stream.findings,
    ],
  };
}

/** Outside of what is checked nothing is looked at, so that nothing is said of it. */
function existsBelow(roots: readonly string[], cwd: string): (path: string) => boolean {
  const tops = [...new Set(roots.map((root) => topFolder(resolve(cwd, root))))];
  return (path) => {
    const absolute = resolve(cwd, path);
    return !tops.some((top) => absolute.startsWith(`${top}${sep}`)) || lookAt(absolute) !== undefined;
  };
}

/** Most trees have no variables, and do without the code for them. */
async function substitutionIn(texts: ReadonlyMap<string, string>): Promise<Substitute | undefined> {
  if (![...texts.values()].some((text) => text.includes('postBuild'))) return undefined;
  return (await import('./flux-substitution.ts')).fluxSubstitution;
}

const without = (texts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...texts].filter(([file]) => !others.has(file)));

/** What lies beside the definitions is not asked about, nor what the server only drops of them. */
const isRefusedDefinition = ({ severity, object }: Finding): boolean =>
  severity === 'reject' && (object === undefined || /^(CustomResource|CompositeResource)Definition\//.test(object));

/** Definitions are looked for before anything is judged; what was read then is not read again. */
function readOnce(cache: TextCache, fleeting: ReadonlySet<string>): (text: string, file: string) => YamlStream {
  const streams = new Map<string, YamlStream>();
  return (text, file) => {
    const known = streams.get(file) ?? readYaml(text, file, fleeting.has(file) ? undefined : (part) => cache.recall(file, part));
    streams.set(file, known);
    return known;
  };
}
