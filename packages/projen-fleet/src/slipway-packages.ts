import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Slipway's packages that a fleet uses, all with the version of this package. */
const USED = [
  'slipway',
  '@slipway/eks',
  '@slipway/fleet',
  '@slipway/kube-models',
  '@slipway/manifest',
  '@slipway/nx-plugin',
  '@slipway/projen-fleet',
];

/** Returns the npm dependencies of the root's package.json: the version, the tarball in the folder `packages` of `directory`, or the workspace. */
export function slipwayPackages(directory: string, packages: string | undefined): Record<string, string> {
  if (packages === 'workspace') return Object.fromEntries(USED.map((name) => [name, '*']));
  if (packages === undefined) return Object.fromEntries(USED.map((name) => [name, ownVersion()]));
  const folder = resolve(directory, packages);
  const path = relative(directory, folder).replaceAll(sep, '/');
  if (isAbsolute(packages) || path.split('/')[0] === '..') throw new Error(outsideText(packages));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const found = USED.map((name) => [name, files.filter((file) => isTarballOf(name, file))] as const);
  const wrong = found.flatMap(([name, of]) => (of.length === 1 ? [] : [`${name} (${of.length === 0 ? 'missing' : of.join(', ')})`]));
  if (wrong.length > 0) throw new Error(`${folder} must contain one tarball of each package of Slipway: ${wrong.join('; ')}`);
  return Object.fromEntries(found.map(([name, [file = '']]) => [name, `file:${join(path, file)}`]));
}

/** A clone of the repository does not contain a folder outside of it, so it could not install from there. */
const outsideText = (packages: string): string =>
  `packages is ${JSON.stringify(packages)}, but must be a folder of the repository: copy the tarballs to vendor/, and set packages to "vendor"`;

/** npm calls the tarball of `@slipway/eks` `slipway-eks-<version>.tgz`. */
const isTarballOf = (name: string, file: string): boolean =>
  file.startsWith(`${name.replace('@', '').replace('/', '-')}-`) &&
  /^-\d+\.\d+\.\d[^/]*\.tgz$/.test(file.slice(name.replace('@', '').length));

const ownVersion = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
