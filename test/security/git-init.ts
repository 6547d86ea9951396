import { execFileSync } from 'node:child_process';

/** Runs Git in a directory, without a configured user. */
export const git = (directory: string, ...args: string[]): string =>
  execFileSync('git', ['-C', directory, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Makes a directory a Git repository; with `commit`, all of its files are committed. */
export function gitInit(directory: string, commit = false): void {
  git(directory, 'init', '--quiet', '--initial-branch=main');
  if (!commit) return;
  git(directory, 'add', '--all', '--force');
  git(directory, 'commit', '--quiet', '--message', 'all');
}
