import { pathToFileURL } from 'node:url';
import { inspect, types } from 'node:util';
import type { Finding, FleetPart, ManifestFile } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import { awaitDefinitions, NeverSettled } from './await-definitions.ts';
import { errorLocation } from './error-location.ts';

/** The output of the content packages. */
interface Assembly {
  readonly packages: readonly AssembledPackage[];
  /** Contradictions and errors in the definitions. `packages` does not contain packages with one of them. */
  readonly findings: readonly Finding[];
  /** Names of the packages that are not in `packages`. */
  readonly absent: readonly string[];
}

/** A package with the files that its `assemble()` returned. */
export interface AssembledPackage {
  readonly package: ContentPackage;
  readonly files: readonly ManifestFile[];
}

/** Loads `packages` one after the other and calls their `assemble(part)`. A failed one does not affect the others. */
export async function assemblePackages(
  packages: readonly ContentPackage[],
  began: (name: string) => void = () => {},
  part?: FleetPart,
): Promise<Assembly> {
  const assembled: AssembledPackage[] = [];
  const findings = new Map<string, Finding>();
  const absent: string[] = [];
  for (const content of packages) {
    began(content.name);
    try {
      assembled.push({ package: content, files: await awaitDefinitions(content.npmName, () => assembleOne(content, part)) });
    } catch (error) {
      absent.push(content.name);
      // A mistake in a shared module is reported by every package that imports it, so it is listed once.
      for (const finding of rejecting(findingsOf(error, content, packages))) findings.set(keyOf(finding), finding);
    }
  }
  return { packages: assembled, findings: [...findings.values()], absent };
}

/**
 * Returns the findings of a package that was not assembled. At least one of them is a reject, because the files of the package are
 * missing.
 */
const rejecting = (findings: readonly Finding[]): readonly Finding[] =>
  findings.some(({ severity }) => severity === 'reject') ? findings : findings.map((finding) => ({ ...finding, severity: 'reject' }));

/** Loads the entry of a package and returns its exports. */
export const loadEntry = async ({
  entry,
}: ContentPackage): Promise<Readonly<Record<'assemble' | 'describe' | 'configuration', ((part?: FleetPart) => unknown) | undefined>>> =>
  import(pathToFileURL(entry).href);

async function assembleOne(content: ContentPackage, part: FleetPart | undefined): Promise<readonly ManifestFile[]> {
  const module = await loadEntry(content);
  if (typeof module.assemble !== 'function') throw brokenPromise(content, 'does not export a function assemble()', typeof module.assemble);
  const files = await module.assemble(part);
  if (!Array.isArray(files) || !files.every(isManifestFile)) {
    throw brokenPromise(
      content,
      'assemble() does not return files',
      Array.isArray(files) ? files.find((file) => !isManifestFile(file)) : files,
    );
  }
  return files;
}

const isManifestFile = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  typeof (file as ManifestFile).path === 'string' &&
  Array.isArray((file as ManifestFile).objects) &&
  (file as ManifestFile).objects.every((object) => typeof object === 'object' && object !== null);

/** Carries findings like a DefinitionError, for problems of the package itself. */
class BrokenPackage extends Error {
  readonly findings: readonly Finding[];
  constructor(message: string, findings: readonly Finding[]) {
    super(message);
    this.findings = findings;
  }
}

function brokenPromise(content: ContentPackage, problem: string, value: unknown): BrokenPackage {
  const message = `${content.npmName} ${problem}`;
  const finding: Finding = {
    rule: 'broken-definition',
    severity: 'reject',
    message,
    file: content.entry,
    pointer: '',
    source: { file: content.entry, line: 1, column: 1 },
    value,
    expected: 'export function assemble(): ManifestFile[], each file with a path and a list of objects',
    remedy: `export it from ${content.entry}`,
  };
  return new BrokenPackage(message, [finding]);
}

/** Returns the errors of the definitions of `content`, one of `packages`. Throws other errors. */
export function findingsOf(error: unknown, content: ContentPackage, packages: readonly ContentPackage[]): readonly Finding[] {
  const own = (error as { readonly findings?: unknown } | null | undefined)?.findings;
  // `instanceof` is not possible: a content package may have its own copy of @slipway/manifest.
  if (Array.isArray(own) && own.length > 0) return own as Finding[];
  const place = errorLocation(error, [content.directory, ...packages.map(({ directory }) => directory)]) ?? wholeEntry(error, content);
  if (place === undefined) throw new Error(`${content.npmName} could not be assembled: ${String(error)}`, { cause: error });
  return [
    {
      rule: 'broken-definition',
      severity: 'reject',
      message: `${content.npmName} stopped with ${error instanceof Error ? `${error.name}: ${firstLine(error.message)}` : `${inspect(error)}, which is not an Error`}`,
      file: place.file,
      line: place.line,
      column: place.column,
      pointer: '',
      source: place,
      expected: 'definitions that load and assemble',
      remedy: 'fix the TypeScript at this line; `npx tsc --noEmit` often shows more details',
    },
  ];
}

/** Location of an error without an origin: a missing entry, a promise that never settles, a thrown value that is not an Error. */
const wholeEntry = (error: unknown, content: ContentPackage): Finding['source'] | undefined =>
  !types.isNativeError(error) || error instanceof NeverSettled || error.message.includes(content.entry)
    ? { file: content.entry, line: 1, column: 1 }
    : undefined;

const firstLine = (text: string): string => text.split('\n')[0] ?? text;

const keyOf = ({ rule, file, pointer, source, object, message }: Finding): string =>
  JSON.stringify([rule, file, pointer, source, object, rule === 'broken-definition' ? message.replace(/^\S+/, '') : message]);
