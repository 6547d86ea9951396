/** The settings of the first hub and the first cluster of a new fleet. Their files contain all other settings. */
export interface FirstClusters {
  /** Git repository that Flux reads. @default an example address that does not exist */
  readonly repositoryUrl: string;
  /** AWS account, twelve digits. @default 111122223333 */
  readonly accountId: string;
  /** AWS region. @default eu-west-1 */
  readonly region: string;
  /** API group of the kinds that the fleet defines: a DNS name. @default fleet.example.com */
  readonly apiGroup: string;
}

export const firstClusters = (name: string, given: Partial<FirstClusters>): FirstClusters => ({
  repositoryUrl: given.repositoryUrl ?? `https://git.example.com/platform/${name}.git`,
  accountId: given.accountId ?? '111122223333',
  region: given.region ?? 'eu-west-1',
  apiGroup: given.apiGroup ?? 'fleet.example.com',
});

/** Names of the fleet that its first sources mention. */
export interface NewFleetNames extends FirstClusters {
  readonly name: string;
  /** npm scope of the content packages: `@acme`. */
  readonly scope: string;
}

/** The allowed form of each name. Names are inserted into TypeScript, Markdown and shell commands without escapes. */
const PATTERNS: Readonly<Record<keyof NewFleetNames, RegExp>> = {
  name: /^[a-z][a-z0-9-]*$/,
  scope: /^@[a-z0-9][a-z0-9._-]*$/,
  repositoryUrl: /^[a-z+]+:\/\/[\w.@:~/-]+$/,
  accountId: /^\d{12}$/,
  region: /^[a-z]{2}[a-z0-9-]+$/,
  apiGroup: /^[a-z0-9][a-z0-9.-]*$/,
};

/** Throws an Error with each name that does not have the allowed form. */
export function checkNames(names: NewFleetNames): void {
  const wrong = (Object.keys(PATTERNS) as (keyof NewFleetNames)[]).filter((key) => !PATTERNS[key].test(names[key]));
  if (wrong.length === 0) return;
  throw new Error(wrong.map((key) => `${key} is ${JSON.stringify(names[key])}; expected: text like ${String(PATTERNS[key])}`).join('; '));
}
