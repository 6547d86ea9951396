import { relative, resolve } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { plainText, printable, readYaml } from '@slipway/manifest';
import { objectText } from '../report/build-text.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import { definitionFinder } from '../synth/definition-finder.ts';
import type { DefinitionRecord } from '../synth/definition-record.gen.ts';
import { pointerAtLine } from '../synth/pointer-at-line.ts';
import type { DefinitionRecords } from '../synth/read-records.ts';
import { sha256 } from '../synth/sha256.ts';
import type { Explanation } from './explanation.ts';

/** `FILE` or `FILE:LINE` of the tree, relative to `cwd`. */
export interface FilePosition {
  readonly file: string;
  readonly line?: number;
}

/** Parses `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`. The column is ignored. */
export function parseFilePosition(subject: string): FilePosition {
  const match = /^(.*?):(\d+)(?::\d+)?$/.exec(subject);
  return match?.[1] === undefined ? { file: subject } : { file: match[1], line: Number(match[2]) };
}

/** Returns whether the definitions produce the file, as `slipway synth` recorded it. */
export const isProduced = ({ file }: FilePosition, known: DefinitionRecords | undefined, cwd: string): boolean =>
  known?.records.some(({ files }) => Object.hasOwn(files, relative(known.root, resolve(cwd, file)))) === true;

/**
 * Explains which package and which TypeScript created an emitted file, or one line of it, as `slipway synth` recorded it. Throws a usage
 * Failure if no definition creates it, or if it was changed.
 */
export function explainFile(place: FilePosition, known: DefinitionRecords | undefined, cwd: string): Explanation {
  if (known === undefined) throw usageFailure(`The definition of ${place.file} is unknown: \`slipway synth\` records it.`);
  const path = relative(known.root, resolve(cwd, place.file));
  const record = known.records.find(({ files }) => Object.hasOwn(files, path));
  if (record === undefined) {
    const paths = known.records.flatMap(({ files }) => Object.keys(files));
    throw usageFailure(`${place.file} is not a rule, a kind or a file that the definitions produce.${didYouMean(path, paths)}`);
  }
  const text = readWritten(known.root, path, record, place.file);
  const sourceOf = definitionFinder(known, cwd);
  const objects = documentsOf(text, path, place.line).map((document) => {
    const { isExact: _, ...source } = sourceOf(path, document.index, { pointer: document.pointer ?? '' }) ?? {};
    return { ...document, source: 'file' in source ? source : undefined };
  });
  return {
    json: () => ({
      subject: place.file,
      package: record.package,
      file: path,
      ...(place.line === undefined ? {} : { line: place.line }),
      objects,
    }),
    text: (paint) =>
      [
        `${paint('bold', printable(place.file))}${place.line === undefined ? '' : `:${place.line}`} is made by ${paint('bold', printable(record.package))}`,
        ...objects.flatMap(({ object, pointer, source }) => [
          `  ${printable(object)}${pointer ? `  ${printable(pointer)}` : ''}`,
          `    source: ${source === undefined ? `not known; look into the package ${printable(record.package)}` : printable(`${source.file}:${source.line}`)}`,
        ]),
      ].join('\n'),
  };
}

function readWritten(root: string, path: string, { files }: DefinitionRecord, shown: string): string {
  let text: string;
  try {
    text = readRegularFile(resolve(root, path), { within: root }).toString('utf8');
  } catch (error) {
    throw usageFailure(`${shown} cannot be read: ${(error as Error).message}.`);
  }
  if (sha256(text) !== files[path]?.hash) throw usageFailure(`${shown} is not what \`slipway synth\` last wrote: run it, and ask again.`);
  return text;
}

interface Document {
  readonly index: number;
  readonly object: string;
  readonly apiVersion: string;
  readonly pointer?: string;
}

/** Returns all objects of the file, or only the object at `line`, with the pointer of the value there. */
function documentsOf(text: string, path: string, line: number | undefined): Document[] {
  const read = readYaml(text, path).documents;
  const documents = read.map(({ index, value }) => {
    const object = value as Readonly<Record<string, unknown>>;
    return { index, object: objectText(object), apiVersion: plainText(object.apiVersion) };
  });
  if (line === undefined) return documents;
  const at = pointerAtLine(read, line);
  return documents.filter(({ index }) => index === at?.document).map((document) => ({ ...document, pointer: at?.pointer ?? '' }));
}
