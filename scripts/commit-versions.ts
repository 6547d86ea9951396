// `npm run commit-versions` commits the files that `npm run version` wrote. Creates no commit if no changeset was pending.
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import versioned from './versioned-files.json' with { type: 'json' };

/** The files that `npm run version` writes. */
const WRITTEN = versioned.map((pattern) => `:(glob)${pattern}`);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const git = (...args: readonly string[]): string => execFileSync('git', [...args], { cwd: root, encoding: 'utf8' });

if (git('status', '--porcelain', '--', ...WRITTEN) === '') {
  process.stdout.write('No versions to commit.\n');
} else {
  git('add', '--', ...WRITTEN);
  git(...identity(), 'commit', '--quiet', '--message', 'Version packages', '--', ...WRITTEN);
  process.stdout.write(git('log', '-1', '--format=%h %s'));
}

/** Returns the configured committer. A machine without one, as in CI, commits as the release. */
function identity(): readonly string[] {
  const known = spawnSync('git', ['config', 'user.email'], { cwd: root }).status === 0;
  return known ? [] : ['-c', 'user.name=release', '-c', 'user.email=release@slipway.example'];
}
