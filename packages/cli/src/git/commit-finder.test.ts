import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGitSync } from '@slipway/publish/git-sync';
import { expect, test } from 'vitest';
import { commitFinder } from './commit-finder.ts';

test('a question that many sources ask is answered once', () => {
  const root = mkdtempSync(join(tmpdir(), 'slipway-finder-'));
  try {
    runGitSync(['init', '--quiet', '.'], { cwd: root });
    const find = commitFinder({ root, packages: [] });
    const ask = (branch: string) => find({ branch }, 'https://someone:hunter2@git.example/fleet');
    expect(ask('flux/apps/latest')).toEqual({
      missing: 'branch flux/apps/latest of https://git.example/fleet is not in this Git repository; fetch it',
      reference: 'branch flux/apps/latest',
    });
    expect(ask('flux/apps/latest')).toBe(ask('flux/apps/latest'));
    expect(ask('flux/apps/stable')).not.toEqual(ask('flux/apps/latest'));
  } finally {
    rmSync(root, { recursive: true });
  }
});
