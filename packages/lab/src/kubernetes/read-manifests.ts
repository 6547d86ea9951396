import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readYaml } from '@slipway/manifest';

/** Returns every Kubernetes object of a YAML file, or of the files below a directory, without kustomization files. */
export function readManifests(path: string): readonly Manifest[] {
  const files = statSync(path).isFile() ? [path] : yamlFilesBelow(path).map((file) => join(path, file));
  return files.flatMap((file) => manifestsIn(readFileSync(file, 'utf8'), file));
}

/** Every Kubernetes object of one text. */
export const manifestsIn = (text: string, file = 'text'): readonly Manifest[] =>
  readYaml(text, file)
    .documents.map(({ value }) => value)
    .filter(isObject);

/** Paths from the directory to its `.yaml` files, in order. */
export const yamlFilesBelow = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort();

const isObject = (value: unknown): value is Manifest =>
  typeof (value as Partial<Manifest> | null)?.kind === 'string' && typeof (value as Partial<Manifest>).metadata?.name === 'string';
