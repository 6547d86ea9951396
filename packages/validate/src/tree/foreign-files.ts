import { posix } from 'node:path';
import { isFields, listOf, textOf } from '@slipway/manifest';
import { appliedFiles, fluxKustomizations } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import { isKustomizationFile, kustomizationFiles } from './kustomization-files.ts';
import { programOf } from './other-programs.ts';
import type { SkippedDocument } from './skipped-document.ts';
import type { ReadFile } from './tree-document.ts';
import { isInTemplates, isTemplate, isYtt } from './unrendered-templates.ts';

/**
 * Returns the files of a foreign repository that are not Kubernetes manifests: no document has apiVersion or kind. Does not return a file
 * that Flux or a kustomization.yaml applies, because it stops the whole build, and no `named` files, which the user named.
 */
export function foreignFiles(
  files: readonly ReadFile[],
  named: ReadonlySet<string>,
  roots: readonly string[] | undefined,
): SkippedDocument[] {
  // If the user named all files, nothing must be read.
  if (files.every(({ file }) => named.has(file))) return [];
  const documents = files.flatMap(({ file, stream }) => stream.documents.map(({ index, value }) => ({ file, index, value })));
  const kustomizations = kustomizationFiles(documents);
  const listed = new Set(kustomizations.flatMap(({ resources }) => resources.flatMap(({ path }) => path ?? [])));
  const isFluxApplied = appliedFiles(fluxKustomizations(documents, roots), kustomizations);
  const isApplied = (file: string): boolean => listed.has(file) || (isScanned(file) && isFluxApplied(file));
  const isExpected = kuttlExpectations(documents);
  return files.flatMap((read): SkippedDocument[] => {
    const { file, text, stream } = read;
    if (isKustomizationFile(file) || named.has(file) || isApplied(file)) return [];
    if (stream.documents.length === 0 && stream.findings.length === 0) return [{ file, reason: 'empty' }];
    const mentioned = MENTIONED.test(text);
    const template = templateReason(read, mentioned);
    if (template !== undefined) return [{ file, ...template }];
    const isObject = stream.documents.length === 0 ? mentioned : stream.documents.some(({ value }) => hasTypeFields(value));
    const program = programOfFile(read, isExpected);
    if (program !== undefined) return [{ file, reason: 'other-program', of: program }];
    return isObject ? [] : [{ file, reason: 'not-kubernetes' }];
  });
}

/** Returns why a file is a template; undefined if it is not, or if its text mentions an object that only needs its values. */
function templateReason(read: ReadFile, mentioned: boolean): Pick<SkippedDocument, 'reason' | 'of'> | undefined {
  if (isYtt(read.text)) return { reason: 'template', of: 'ytt' };
  if (!isTemplate(read)) return undefined;
  if (isInTemplates(read.file)) return { reason: 'helm-chart' };
  return mentioned ? undefined : { reason: 'template' };
}

/** Returns the program whose configuration a file is, if no document of the file is an object. */
function programOfFile({ file, stream }: ReadFile, isExpected: (file: string) => boolean): string | undefined {
  if (isExpected(file)) return 'KUTTL';
  const programs = stream.documents.map(({ value }) => programOf(value));
  const isOther = stream.documents.every(({ value }, index) => programs[index] ?? !hasTypeFields(value));
  return isOther ? programs.find((each) => each !== undefined) : undefined;
}

/**
 * Returns a function that decides whether a file is an expectation of a KUTTL test: `01-assert.yaml` or `01-errors.yaml` in the folder of a
 * test, in a directory that a TestSuite names. It has only some fields of its objects. The directory is relative to the folder in which the
 * user runs KUTTL, which is that of the TestSuite or above it.
 */
function kuttlExpectations(documents: readonly { readonly file: string; readonly value: unknown }[]): (file: string) => boolean {
  const suites = documents.flatMap(({ file, value }) =>
    programOf(value) === 'KUTTL' && isFields(value) && value.kind === 'TestSuite'
      ? listOf(value.testDirs).flatMap((folder) => foldersAround(file).map((start) => posix.join(start, textOf(folder), '/')))
      : [],
  );
  const folders = new Set(suites);
  return (file) => {
    const test = posix.dirname(file);
    return /^\d+-(?:assert|errors)\.yaml$/.test(posix.basename(file)) && folders.has(`${posix.dirname(test)}/`);
  };
}

/** Returns whether Flux reads a file of a folder without kustomization.yaml. source-controller excludes other files by default. */
const isScanned = (file: string): boolean =>
  /\.ya?ml$/.test(file) &&
  !/(?:^|\/)\.(?:git|github|circleci)\//.test(file) &&
  !/^(?:\.travis|\.gitlab-ci|appveyor|\.drone|cloudbuild|codeship-services|codeship-steps|\.goreleaser|\.sops|\.flux)\.ya?ml$/.test(
    posix.basename(file),
  );

/** For text that cannot be parsed. */
const MENTIONED = /^[ \t{"'-]*(?:apiVersion|kind)["']?[ \t]*:/m;

/**
 * Returns whether a document has apiVersion and kind. If it has only one of them, the rest must look like an object, because JSON Schemas
 * and pipelines have such fields too.
 */
function hasTypeFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const [hasVersion, hasKind] = ['apiVersion' in value, 'kind' in value];
  return (hasVersion && hasKind) || ((hasVersion || hasKind) && ('metadata' in value || 'spec' in value || 'data' in value));
}
