import { existsSync, readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { problemOf, type Settings, settings } from './settings.ts';
import { hasHidden } from './shell-text.ts';

/** The parsed command line. */
export interface Arguments {
  readonly directory: string;
  readonly given: Partial<Settings>;
  /** Folder of tarballs. */
  readonly packages?: string | undefined;
  readonly yes: boolean;
  readonly help: boolean;
}

export const usage = `Usage: npm create slipway DIRECTORY -- [options]

Makes the repository of a new fleet in DIRECTORY: one hub and one cluster, ready for npm start and npm test.

Options:
${settings.map(({ flag, question }) => `  --${`${flag} VALUE`.padEnd(18)} ${question}\n`).join('')}  --packages DIR       Copy the packages of Slipway from the tarballs in DIR to vendor/
  --yes                Take defaults for what is not given, and ask nothing
  --help               Show this help
`;

/** Reads the command line. If it is wrong, returns all problems instead. */
export function readArguments(args: readonly string[]): Arguments | { readonly problems: readonly string[] } {
  const options = Object.fromEntries([
    ...settings.map(({ flag }) => [flag, { type: 'string' }] as const),
    ['packages', { type: 'string' }] as const,
    ...['yes', 'help'].map((flag) => [flag, { type: 'boolean' }] as const),
  ]);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
  const { values, positionals } = parsed;
  const [directory = '', ...others] = positionals;
  const given: Partial<Record<keyof Settings, string>> = {};
  for (const { name, flag } of settings) if (typeof values[flag] === 'string') given[name] = values[flag];
  const packages = values.packages as string | undefined;
  const help = values.help === true;
  const problems = help ? [] : [...directoryProblems(directory, others), ...givenProblems(given), ...packagesProblems(packages)];
  return problems.length > 0 ? { problems } : { directory, given, packages, yes: values.yes === true, help };
}

function directoryProblems(directory: string, others: readonly string[]): string[] {
  if (directory === '') return ['DIRECTORY is missing: name the folder of the new fleet'];
  if (others.length > 0) return [`there is one DIRECTORY, but ${others.map((other) => JSON.stringify(other)).join(', ')} follows it`];
  if (hasHidden(directory)) return [`DIRECTORY is ${JSON.stringify(directory)}, which has a control or invisible character`];
  if (!existsSync(directory)) return [];
  if (!statSync(directory).isDirectory()) return [`${directory} is a file: name a folder that does not exist or is empty`];
  const found = readdirSync(directory).filter((name) => name !== '.git');
  return found.length === 0
    ? []
    : [`${directory} is not empty (${found.slice(0, 3).join(', ')}): name a folder that does not exist or is empty`];
}

const givenProblems = (given: Partial<Settings>): string[] =>
  settings.flatMap((setting) => {
    const value = given[setting.name];
    return value === undefined ? [] : (problemOf(setting, value) ?? []);
  });

function packagesProblems(packages: string | undefined): string[] {
  if (packages === undefined) return [];
  if (hasHidden(packages)) return [`--packages is ${JSON.stringify(packages)}, which has a control or invisible character`];
  const files = existsSync(packages) && statSync(packages).isDirectory() ? readdirSync(packages) : undefined;
  if (files === undefined) return [`--packages is ${JSON.stringify(packages)}, which is not a folder`];
  return files.some((file) => TARBALL.test(file))
    ? []
    : [`--packages is ${JSON.stringify(packages)}, which holds no slipway-projen-fleet-<version>.tgz`];
}

/** The package that writes the fleet. */
export const TARBALL = /^slipway-projen-fleet-\d+\.\d+\.\d.*\.tgz$/;
