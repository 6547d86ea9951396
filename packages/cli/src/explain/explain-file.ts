import { relative, resolve } from 'node:path';
import { describeObject, generatedBy, locationOf, readYaml, renderFile } from '@slipway/manifest';
import { type AssembledPackage, assemblePackages } from '../assemble.ts';
import { didYouMean } from '../did-you-mean.ts';
import { usageFailure } from '../failure.ts';
import { cachedReader, propertyPlace, relativeTo } from '../source/definition-places.ts';
import type { Workspace } from '../workspace.ts';
import type { Explanation } from './explanation.ts';
import { pointerAtLine } from './pointer-at-line.ts';

/** `FILE` or `FILE:LINE` of the tree, relative to `cwd`. */
interface FilePlace {
  readonly file: string;
  readonly line?: number;
}

/** `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`, of which the column is left aside. */
export function parseFilePlace(subject: string): FilePlace {
  const match = /^(.*?):(\d+)(?::\d+)?$/.exec(subject);
  return match?.[1] === undefined ? { file: subject } : { file: match[1], line: Number(match[2]) };
}

/** Which package and which TypeScript made an emitted file, or one line of it. Throws a usage Failure when nothing makes it. */
export async function explainFile(place: FilePlace, workspace: Workspace, cwd: string): Promise<Explanation> {
  const path = relative(workspace.root, resolve(cwd, place.file));
  const { packages } = await assemblePackages(workspace.packages);
  const assembled = packages.find(({ files }) => files.some((file) => file.path === path));
  if (assembled === undefined) {
    const paths = packages.flatMap(({ files }) => files.map((file) => file.path));
    throw usageFailure(`${place.file} is not a rule, a kind or a file that the definitions produce.${didYouMean(path, paths)}`);
  }
  const objects = documentsOf(assembled, path, place.line).map((document) => ({
    ...document,
    source: sourceOf(assembled, path, document, cwd),
  }));
  return {
    json: () => ({
      subject: place.file,
      package: assembled.package.name,
      file: path,
      ...(place.line === undefined ? {} : { line: place.line }),
      objects,
    }),
    text: (paint) =>
      [
        `${paint('bold', place.file)}${place.line === undefined ? '' : `:${place.line}`} is made by ${paint('bold', assembled.package.name)}`,
        ...objects.flatMap(({ object, pointer, source }) => [
          `  ${object}${pointer ? `  ${pointer}` : ''}`,
          `    source: ${source === undefined ? `not known; look into ${relative(cwd, assembled.package.directory)}` : `${source.file}:${source.line}`}`,
        ]),
      ].join('\n'),
  };
}

interface Document {
  readonly index: number;
  readonly object: string;
  readonly apiVersion: string;
  readonly pointer?: string;
}

/** All objects of the file, or the one that `line` belongs to, with the pointer of what stands there. */
function documentsOf({ package: content, files }: AssembledPackage, path: string, line: number | undefined): Document[] {
  const file = files.find((candidate) => candidate.path === path);
  const documents = (file?.objects ?? []).map((object, index) => ({
    index,
    object: object.metadata?.name === undefined ? object.kind : describeObject(object),
    apiVersion: object.apiVersion,
  }));
  if (file === undefined || line === undefined) return documents;
  const read = readYaml(renderFile(file, { header: generatedBy(content.name) }), path).documents;
  const at = pointerAtLine(read, line);
  return documents.filter(({ index }) => index === at?.document).map((document) => ({ ...document, pointer: at?.pointer ?? '' }));
}

function sourceOf({ files }: AssembledPackage, path: string, { index, pointer }: Document, cwd: string) {
  const file = files.find((candidate) => candidate.path === path);
  const object = file?.objects[index];
  const definition = (object && locationOf(object)) ?? (file && locationOf(file));
  return definition && relativeTo(cwd, propertyPlace(definition, pointer ?? '', cachedReader()));
}
