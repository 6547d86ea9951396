import { withoutCredentials } from '@slipway/manifest';
import type { SourceProvenance } from './source-provenance.ts';

/**
 * File at the root of each branch that says which commit it was rendered from, for tools that gate and show rendered manifests
 * (`hydrator.metadata` of GitOps Promoter and the source hydrator of Argo CD). Neither Flux nor kustomize reads it.
 */
export const METADATA_FILE = 'hydrator.metadata';

/**
 * JSON of the file; undefined where the commit does not have what was rendered. The file is no content of the package: a branch whose
 * content is the same keeps the file that it has.
 */
export function metadataText(name: string, provenance: SourceProvenance | undefined): string | undefined {
  if (provenance?.sourceCommit === undefined || provenance.sourceDirty) return undefined;
  const { sourceCommit, repository, author, date, subject, inputDigest, toolVersion } = provenance;
  const fields = {
    ...(repository !== undefined && { repoURL: withoutCredentials(repository) }),
    drySha: sourceCommit,
    ...(author !== undefined && { author: withoutCredentials(author) }),
    ...(date !== undefined && { date }),
    ...(subject !== undefined && { subject: withoutCredentials(subject) }),
    commands: ['slipway publish'],
    package: name,
    ...(inputDigest !== undefined && { inputDigest }),
    ...(toolVersion !== undefined && { toolVersion }),
  };
  return `${JSON.stringify(fields, undefined, 2)}\n`;
}
