import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindEntry } from './kind-schema.ts';

/** The pinned file from which a schema was generated. */
export interface SchemaSource {
  /** Path among the pinned sources: `flux-v2.9/helm-controller-v1.6.3/helm.toolkit.fluxcd.io_helmreleases.yaml`. */
  readonly file: string;
  /** Version of the program with the file. */
  readonly version: string;
}

/** Returns the source of the schema of a pinned kind; undefined for other kinds. */
export function findSource({ group, version, kind }: Pick<KindEntry, 'group' | 'version' | 'kind'>): SchemaSource | undefined {
  const schema = `gen/${group || 'core'}/${version}/${kind}.schema.json`;
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../crds.lock.json'), 'utf8')) as Lock;
  const found = lock.files.find(({ kinds }) => kinds.some((entry) => entry.schema === schema));
  return found && { file: found.file, version: found.version };
}

interface Lock {
  readonly files: readonly (SchemaSource & { readonly kinds: readonly { readonly schema: string }[] })[];
}
