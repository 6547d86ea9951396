import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Program } from './programs.ts';

/** The input of a build. Equal recipes give equal programs. */
export interface Recipe {
  /** Text of each file of the wrapper module. */
  readonly files: Readonly<Record<string, string>>;
  /** The main package. */
  readonly package: string;
  /** Arguments of `go build`. */
  readonly flags: readonly string[];
  /** The first 12 hexadecimal digits of the SHA-256 of the complete input. */
  readonly digest: string;
}

/** The oldest Go that builds the programs. */
export const GO_VERSION = '1.26';

/** The environment of a build, in addition to that of the user. */
export const GO_ENVIRONMENT = { GOFLAGS: '-mod=mod', CGO_ENABLED: '0', GOWORK: 'off' } as const;

/**
 * Returns a module that only requires the program, or contains its source. `go install PACKAGE@VERSION` rejects modules with `replace`
 * lines, which most have.
 */
export function recipeOf(name: string, program: Program): Recipe {
  const own = 'source' in program;
  const path = own ? '.' : program.package;
  const files = {
    'go.mod': goMod(name, program),
    ...(own ? sourcesIn(program.source) : { 'tools.go': toolsGo(path) }),
  };
  const flags = flagsOf(program);
  // A recipe without flags has the digest that it had before flags existed.
  const given = { files, package: path, environment: GO_ENVIRONMENT, ...(flags.length > 0 && { flags }) };
  const digest = createHash('sha256').update(JSON.stringify(given));
  return { files, package: path, flags, digest: digest.digest('hex').slice(0, 12) };
}

function flagsOf({ variables = {} }: Program): readonly string[] {
  const settings = Object.entries(variables).map(([name, value]) => `-X ${name}=${value}`);
  return settings.length === 0 ? [] : [`-ldflags=${settings.join(' ')}`];
}

function sourcesIn(folder: string): Readonly<Record<string, string>> {
  const root = new URL(`../../${folder}/`, import.meta.url);
  const names = readdirSync(root).filter((name) => name.endsWith('.go'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(new URL(name, root), 'utf8')]));
}

function goMod(name: string, program: Program): string {
  const { requires = {}, replaces = {} } = program;
  const main = 'module' in program ? { [program.module]: program.version } : {};
  const lines = [
    ...Object.entries({ ...main, ...requires }).map(([path, wanted]) => `require ${path} ${wanted}`),
    ...Object.entries(replaces).map(([path, replacement]) => `replace ${path} => ${replacement}`),
  ];
  return [`module slipway.lab/${name}`, `go ${GO_VERSION}`, lines.join('\n'), ''].join('\n\n').replace(/\n+$/, '\n');
}

/** Imports the program, because `go mod tidy` keeps only imported modules. The build tag excludes this file from every build. */
function toolsGo(path: string): string {
  return `//go:build tools\n\npackage tools\n\nimport _ "${path}"\n`;
}
