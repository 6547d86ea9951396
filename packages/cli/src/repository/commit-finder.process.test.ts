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

test.each([
  ['apps@1.2.1', undefined],
  ['apps@1.3.0', { missing: 'tag apps@1.3.0 is not published: apps is at 1.2.1', reference: 'tag apps@1.3.0', unpublished: 'version' }],
  [
    'apps@1.2.0',
    { missing: 'tag apps@1.2.0 of https://git.example/fleet is not in this Git repository; fetch it', reference: 'tag apps@1.2.0' },
  ],
  [
    'other@9.9.9',
    { missing: 'tag other@9.9.9 of https://git.example/fleet is not in this Git repository; fetch it', reference: 'tag other@9.9.9' },
  ],
  [
    'apps@next',
    { missing: 'tag apps@next of https://git.example/fleet is not in this Git repository; fetch it', reference: 'tag apps@next' },
  ],
])('for a package at 1.2.1, %s is the current content, was never published, or is in another repository', (tag, answer) => {
  const root = mkdtempSync(join(tmpdir(), 'slipway-finder-'));
  try {
    runGitSync(['init', '--quiet', '.'], { cwd: root });
    const find = commitFinder({ root, packages: [{ name: 'apps', version: '1.2.1' }] });
    expect(find({ tag }, 'https://git.example/fleet')).toEqual(answer);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the channel of a package has the current content; a branch that only looks like a channel does not', () => {
  const root = mkdtempSync(join(tmpdir(), 'slipway-finder-'));
  try {
    runGitSync(['init', '--quiet', '.'], { cwd: root });
    const find = commitFinder({ root, packages: [{ name: 'apps', version: '1.2.1' }] });
    expect(find({ branch: 'flux/apps/staging' }, 'https://git.example/fleet')).toBeUndefined();
    expect(find({ name: 'refs/heads/flux/apps/latest' }, 'https://git.example/fleet')).toBeUndefined();
    expect(find({ branch: 'flux/apps/stagin' }, 'https://git.example/fleet')).toEqual({
      missing: 'branch flux/apps/stagin of https://git.example/fleet is not in this Git repository; fetch it',
      reference: 'branch flux/apps/stagin',
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
