/** The first Git that knows `safe.bareRepository`. */
export const OLDEST_GIT = '2.38.0';

/** What to say when there is no Git. */
export const GIT_MISSING = `Git cannot be run: install Git ${OLDEST_GIT} or newer and have it on the PATH.`;

/** No hooks, no background work and no repository that nobody named, whatever the user's configuration says. */
const SETTINGS = [
  'safe.bareRepository=explicit',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.alternateRefsCommand=true',
  'core.quotePath=true',
  // It repeats the parents of commits beside them, and nothing checks it against these when it is read.
  'core.commitGraph=false',
  'push.gpgSign=false',
  'push.pushOption=',
  'gc.auto=0',
  'maintenance.auto=false',
  'fastimport.unpackLimit=1',
].flatMap((setting) => ['-c', setting]);

/** Git on a repository of this machine that is a remote, as a shell command: none of its hooks and no command of its settings runs. */
export const LOCAL_GIT = `GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1 GIT_NO_REPLACE_OBJECTS=1 GIT_GRAFT_FILE=/dev/null/none git ${SETTINGS.join(' ')} -c receive.denyCurrentBranch=refuse`;

/** The command with which every Git of Slipway starts; `options` come before the verb. */
export const gitCommand = (args: readonly string[], options: readonly string[] = []): readonly string[] => [
  'git',
  ...SETTINGS,
  ...options,
  ...args,
];

/** Only what says how to reach a remote and where the user's configuration is: nothing that points Git at another repository. */
const KEPT =
  /^GIT_(?:SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_|HTTP_|PROXY_|CURL_|TRACE|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_|VALUE_))/;

/** `environment` for Git commands that are about the repository they run in, whatever `GIT_DIR` and the like say. No transport is allowed. */
export const cleanGitEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_') || KEPT.test(name))),
  GIT_TERMINAL_PROMPT: '0',
  // Commits are what their ids say: neither another object, nor other parents. Of a file that exists Git says that it is outdated.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null/none',
  // No object is fetched unless a command says so; Git before 2.45 knows only the second way to say that.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  // What is looked at is not written to, not even the index by `git status`.
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
  // glibc gives the memory of every compressed object back to the system and asks for it again: half of the time of an import.
  MALLOC_TRIM_THRESHOLD_: String(256 << 20),
  MALLOC_TOP_PAD_: String(32 << 20),
});
