import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';

const fleet = fileURLToPath(new URL('../../..', import.meta.url));

/** Every object in a file or below a folder of the fleet, as it is published; what only kustomize reads is no object. */
export function fleetObjects(path: string): readonly Manifest[] {
  const files = statSync(join(fleet, path)).isFile() ? [path] : filesBelow(path);
  return files
    .flatMap((file) => readYaml(readFileSync(join(fleet, file), 'utf8'), file).documents)
    .map(({ value }) => value as Manifest)
    .filter(({ apiVersion }) => !apiVersion.startsWith('kustomize.config.k8s.io/'));
}

/** The one object of a kind there. */
export function fleetObject(path: string, kind: string): Manifest {
  const [object, ...others] = fleetObjects(path).filter((candidate) => candidate.kind === kind);
  if (object === undefined || others.length > 0)
    throw new Error(`${path} has ${others.length + (object ? 1 : 0)} objects of the kind ${kind}`);
  return object;
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(fleet, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => join(folder, path));
