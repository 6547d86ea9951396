import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('leaves no scratch directory when the process exits during the work', () => {
  const root = mkdtempSync(join(tmpdir(), 'slipway-scratch-'));
  try {
    const source = `
      import { writeFileSync } from 'node:fs';
      import { withScratch } from ${JSON.stringify(new URL('../src/remote/scratch.ts', import.meta.url).href)};
      await withScratch(${JSON.stringify(root)}, async (directory) => {
        writeFileSync(directory + '/file', 'text');
        process.stdout.write(directory, () => process.exit());
        await new Promise(() => {});
      });`;
    const directory = execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' });
    expect(directory).toContain(join(root, '.slipway/tmp/publish-'));
    expect(readdirSync(join(root, '.slipway/tmp'))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
