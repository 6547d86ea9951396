import { join, relative } from 'node:path';
import { locationOf, type ManifestFile } from '@slipway/manifest';
import type { RenderedPackage } from './assemble-tree.ts';
import { contentRules } from './content-rules.ts';
import type { DefinitionRecord, RecordedFile } from './definition-record.gen.ts';
import { RECORDS } from './definition-record.ts';
import { sha256 } from './sha256.ts';
import { writeOwn } from './write-own.ts';

/** Writes the record of a package whose files on disk are `texts`. */
export const writeRecord = async (root: string, rendered: RenderedPackage): Promise<void> =>
  writeOwn(root, join(root, RECORDS, `${rendered.package.name}.json`), `${JSON.stringify(await recordOf(root, rendered))}\n`);

/** Returns the record of a package. Its paths are relative to `root`. */
export async function recordOf(root: string, { package: content, files, texts }: RenderedPackage): Promise<DefinitionRecord> {
  return {
    package: content.name,
    files: Object.fromEntries(files.map((file) => [file.path, recordedFile(root, file, texts.get(file.path) ?? '')])),
    rules: await contentRules([content]),
  };
}

const recordedFile = (root: string, file: ManifestFile, text: string): RecordedFile => ({
  hash: sha256(text),
  objects: file.objects.map((object) => {
    const place = locationOf(object) ?? locationOf(file);
    return place === undefined ? null : { ...place, file: relative(root, place.file) };
  }),
});
