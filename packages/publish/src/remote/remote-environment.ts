import { LOCAL_GIT } from '../git/git-command.ts';
import type { Setting } from '../git/settings.ts';
import type { Remote } from './find-remote.ts';

/**
 * Name of the remote in the private repository. The user's configuration has precedence for some settings, and has no remote of this name.
 */
export const FLEET = 'slipway-fleet';

/** Alias of the address in the settings. Git rewrites it once to the address, and applies no other rule to it. */
const ALIAS = 'slipway-fleet-address';

type Pair = readonly [key: string, value: string];

/**
 * Returns the environment with which Git reaches `remote` from a private repository, where its name is `FLEET`. It writes nothing to disk,
 * and no credentials are in the arguments of a process. It includes the settings of the source repository for remotes, because the checkout
 * of a CI job keeps its token there.
 */
export function remoteEnvironment(known: readonly Setting[], remote: Remote, environment: NodeJS.ProcessEnv): Record<string, string> {
  const { address, credentials } = remote;
  const isNetworkRemote = remote.objects === undefined;
  const settings: Pair[] = isNetworkRemote
    ? [
        ...connectionSettings(known),
        [`url.${address}.insteadOf`, ALIAS],
        [`remote.${FLEET}.url`, ALIAS],
        [`remote.${FLEET}.pushurl`, ALIAS],
      ]
    : [[`remote.${FLEET}.url`, address]];
  if (!isNetworkRemote || address.startsWith('file:')) {
    // The other side is a child process without settings from the environment: hooks and commands of that repository do not run.
    settings.push([`remote.${FLEET}.uploadpack`, `${LOCAL_GIT} upload-pack`], [`remote.${FLEET}.receivepack`, `${LOCAL_GIT} receive-pack`]);
  }
  if (!credentials) return asEnvironment(settings, environment);
  const [scope = address] = /^https?:\/\/[^/?#]+/.exec(address) ?? [];
  settings.push([`credential.${scope}.username`, credentials.username]);
  if (credentials.password === undefined) return asEnvironment(settings, environment);
  settings.push([`credential.${scope}.helper`, ''], [`credential.${scope}.helper`, HELPER]);
  return {
    ...asEnvironment(settings, environment),
    SLIPWAY_REMOTE_USERNAME: credentials.username,
    SLIPWAY_REMOTE_PASSWORD: credentials.password,
  };
}

/** Credential helper. `printf` is built into the shell, so the password is in no argument. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$SLIPWAY_REMOTE_USERNAME" "$SLIPWAY_REMOTE_PASSWORD"; }; f`;

/** Matches the settings of a repository for remotes. Slipway ignores its other settings. */
const CONNECTION = /^(?:http\.|credential\.|ssh\.|core\.(?:sshcommand|askpass|gitproxy)$|protocol\.)/;

const connectionSettings = (known: readonly Setting[]): readonly Pair[] =>
  known.filter(({ scope, key }) => scope === 'local' && CONNECTION.test(key)).map(({ key, value = '' }) => [key, value]);

function asEnvironment(settings: readonly Pair[], environment: NodeJS.ProcessEnv): Record<string, string> {
  const first = Number(environment.GIT_CONFIG_COUNT ?? 0) || 0;
  const pairs = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}
