import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDirectory } from '../../packages/cli/test/temporary-directory.ts';

export { type Limited, runLimited } from './limited-process.ts';

/** An empty directory, with these files in it; removed after the tests of the file. */
export function directoryOf(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const directory = temporaryDirectory('slipway-security-');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}
