/** Limits of one Git command that uses a remote. */
export interface RemoteLimits {
  /** Seconds from its start to its end. */
  readonly seconds: number;
  /** Seconds without a byte from an HTTP server. */
  readonly silentSeconds: number;
  /** Memory of each of its processes. */
  readonly mebibytes: number;
  /** Size of each file that it writes, such as a pack. */
  readonly fileMebibytes: number;
  /** References that the remote lists for the packages of a run. */
  readonly references: number;
  /** Commits that are read below a tip that Slipway did not write. */
  readonly commits: number;
}

/** Defaults, far above the needs of the largest public fleets. */
export const DEFAULT_REMOTE_LIMITS: RemoteLimits = {
  seconds: 600,
  silentSeconds: 60,
  mebibytes: 2048,
  fileMebibytes: 4096,
  references: 100_000,
  commits: 100_000,
};

/** Returns the limits, with the seconds of `SLIPWAY_REMOTE_TIMEOUT` if that is a number above 0. */
export function remoteLimits(environment: NodeJS.ProcessEnv): RemoteLimits {
  const seconds = Math.ceil(Number(environment.SLIPWAY_REMOTE_TIMEOUT));
  if (!(seconds > 0)) return DEFAULT_REMOTE_LIMITS;
  return { ...DEFAULT_REMOTE_LIMITS, seconds, silentSeconds: Math.min(seconds, DEFAULT_REMOTE_LIMITS.silentSeconds) };
}
