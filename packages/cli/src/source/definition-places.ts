import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Finding, SourceLocation } from '@slipway/manifest';
import { sourceLine } from './source-line.ts';

/**
 * Findings with their places as people read them: files relative to `cwd`, and the definition's line made the property's line
 * where that is known. `root` is what the files of findings are relative to.
 */
export function placeFindings(findings: readonly Finding[], root: string, cwd: string): Finding[] {
  const readText = cachedReader();
  return findings.map((finding) => {
    const file = relative(cwd, resolve(root, finding.file)) || finding.file;
    if (finding.source === undefined) return { ...finding, file };
    return { ...finding, file, source: relativeTo(cwd, propertyPlace(finding.source, finding.pointer, readText)) };
  });
}

/** The line of the property behind `pointer`, or of its definition; the definition's own place when the file is not there to read. */
export function propertyPlace(definition: SourceLocation, pointer: string, readText: (file: string) => string | undefined): SourceLocation {
  const text = readText(definition.file);
  return text === undefined ? definition : sourceLine(definition, pointer, text);
}

/** The same place, its file relative to `cwd`. */
export const relativeTo = (cwd: string, place: SourceLocation): SourceLocation => ({ ...place, file: relative(cwd, place.file) });

/** Reads each source file once. */
export function cachedReader(): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    return texts.get(file);
  };
}
