import type { Git } from './git.ts';

/** Settings of one repository that say how to reach a remote; the rest of its configuration is not ours to follow. */
const CONNECTION = /^(?:http\.|credential\.|url\.|ssh\.|core\.(?:sshcommand|askpass|gitproxy)$|protocol\.)/;

/**
 * How the repository at `cwd` reaches its remotes (the checkout of a CI job keeps its token there), as environment for commands
 * in the private repository: nothing of it is written to disk.
 */
export async function connectionSettings(git: Git, cwd: string, environment: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const listed = await git(['config', '--local', '--includes', '--list', '-z'], { cwd });
  const settings = listed.stdout
    .toString('utf8')
    .split('\0')
    .map((entry) => entry.split(/\n([\s\S]*)/, 2))
    .filter(([key = '']) => CONNECTION.test(key));
  const first = Number(environment.GIT_CONFIG_COUNT ?? 0) || 0;
  const pairs = settings.flatMap(([key = '', value = ''], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return pairs.length === 0 ? {} : { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}
