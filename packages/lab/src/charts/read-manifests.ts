import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readYaml } from '@slipway/manifest';

/** Every Kubernetes object of the YAML files below a directory; tables of contents of kustomize are none. */
export function readManifests(directory: string): readonly Manifest[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .flatMap((path) => manifestsIn(readFileSync(join(directory, path), 'utf8'), path));
}

/** Every Kubernetes object of one text. */
export const manifestsIn = (text: string, file = 'text'): readonly Manifest[] =>
  readYaml(text, file)
    .documents.map(({ value }) => value)
    .filter(isObject);

const isObject = (value: unknown): value is Manifest =>
  typeof (value as Partial<Manifest> | null)?.kind === 'string' && typeof (value as Partial<Manifest>).metadata?.name === 'string';
