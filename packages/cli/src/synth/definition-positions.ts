import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Finding, parsePointer, type SourceLocation } from '@slipway/manifest';
import { type SourceFiles, sourceFiles } from './source-files.ts';
import { type SourceLine, sourceLine } from './source-line.ts';
import { writtenTexts } from './written-text.ts';

/**
 * Returns findings with the positions that users read: files relative to `cwd`, and the line of the property instead of the line of the
 * definition, where it can be found. The files of the given findings are relative to `root`.
 */
export function placeFindings(findings: readonly Finding[], root: string, cwd: string): Finding[] {
  const files = ownSources();
  return findings.map((finding) => {
    const file = relative(cwd, resolve(root, finding.file)) || finding.file;
    if (finding.source === undefined) return { ...finding, file };
    const { isExact: _, ...source } = propertyPosition(finding.source, finding, files);
    return { ...finding, file, source: relativeTo(cwd, source) };
  });
}

/** A field of an object, and its value. */
export interface Field {
  readonly pointer: string;
  readonly value?: unknown;
}

/**
 * Returns the line of the property of a pointer. If the definition does not write it, returns the line of its text, if the package writes
 * that once; else the definition itself.
 */
export function propertyPosition(definition: SourceLocation, { pointer, value }: Field, files: SourceFiles): SourceLine {
  const text = files.read(definition.file);
  if (text === undefined) return { ...definition, isExact: false };
  const place = sourceLine(definition, pointer, text);
  if (place.isExact) return place;
  const written = positionOfText(definition.file, value, parsePointer(pointer).at(-1), files);
  return written === undefined ? place : { ...written, isExact: true };
}

function positionOfText(file: string, value: unknown, key: string | undefined, files: SourceFiles): SourceLocation | undefined {
  if (typeof value !== 'string' || value.length < MIN_LENGTH) return undefined;
  const all = files
    .siblings(file)
    .flatMap((source) => [...writtenTexts(files.read(source) ?? '', value)].map((place) => ({ ...place, file: source })));
  const ofKey = all.filter((place) => place.key === key);
  const [found, ...others] = ofKey.length > 0 ? ofKey : all;
  return found === undefined || others.length > 0 ? undefined : { file: found.file, line: found.line, column: found.column };
}

/** Shorter texts are ambiguous. */
const MIN_LENGTH = 3;

/** Returns the same location, with its file relative to `cwd`. */
export const relativeTo = <Location extends SourceLocation>(cwd: string, place: Location): Location => ({
  ...place,
  file: relative(cwd, place.file),
});

/** Returns the sources of definitions of the user. */
export const ownSources = (): SourceFiles => sourceFiles((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
