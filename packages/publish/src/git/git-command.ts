/** The first Git release that supports `safe.bareRepository`. */
export const OLDEST_GIT = '2.38.0';

/** Message if Git is not installed. */
export const GIT_MISSING = `Git cannot be run: install Git ${OLDEST_GIT} or newer and have it on the PATH.`;

/** Settings that override those of the user: no hooks, no background work and no repository that Slipway did not name. */
const SETTINGS = [
  'safe.bareRepository=explicit',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.alternateRefsCommand=true',
  'core.quotePath=true',
  // The commit graph repeats the parents of commits. Git does not verify it when it reads it.
  'core.commitGraph=false',
  'push.gpgSign=false',
  'push.pushOption=',
  'gc.auto=0',
  'maintenance.auto=false',
  'fastimport.unpackLimit=0',
].flatMap((setting) => ['-c', setting]);

/** Shell command that runs Git on a remote on this machine: no hooks of that repository and no commands of its settings run. */
export const LOCAL_GIT = `GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1 GIT_NO_REPLACE_OBJECTS=1 GIT_GRAFT_FILE=/dev/null/none git ${SETTINGS.join(' ')} -c receive.denyCurrentBranch=refuse -c receive.autogc=false`;

/** Returns the start of every Git command of Slipway; `options` are before the verb. */
export const gitCommand = (args: readonly string[], options: readonly string[] = []): readonly string[] => [
  'git',
  ...SETTINGS,
  ...options,
  ...args,
];

/** Keeps only variables for remotes and for the user's configuration, and none that point Git at another repository. */
const KEPT =
  /^GIT_(?:SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_|HTTP_|PROXY_|CURL_|TRACE|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_|VALUE_))/;

/** Returns `environment` for Git commands in their own repository, without `GIT_DIR` and similar variables. No transport is allowed. */
export const cleanGitEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_') || KEPT.test(name))),
  GIT_TERMINAL_PROMPT: '0',
  // Git must not replace objects or parents of commits. It warns that an existing graft file is outdated.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null/none',
  // Git fetches no object by itself. Git before 2.45 supports only the second variable.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  // Reading commands write nothing, not even the index in `git status`.
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
  // glibc returns the memory of every compressed object to the system and allocates it again: half of the time of an import.
  MALLOC_TRIM_THRESHOLD_: String(256 << 20),
  MALLOC_TOP_PAD_: String(32 << 20),
});

/** Output of a Git command that ended; `stderr` is without credentials. */
export interface GitOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Quotes a path in C style, for fast-import and the alternates file. Any path becomes one line. */
export const quotePath = (path: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are characters that must be escaped
  `"${path.replace(/["\\\u0000-\u001f\u007f]/g, (char) => `\\${char === '"' || char === '\\' ? char : char.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;

/** Allowed transports of Git, without those that run another program (`ext::`, `fd::` and other helpers). */
export const TRANSPORTS = ['https', 'http', 'ssh', 'git', 'file'] as const;
