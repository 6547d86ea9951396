import { withoutCredentials } from '@slipway/manifest';

/**
 * File at the root of each branch with the commit that it was rendered from, for tools that gate and show rendered manifests
 * (`hydrator.metadata` of GitOps Promoter and the source hydrator of Argo CD). Neither Flux nor kustomize reads it.
 */
export const METADATA_FILE = 'hydrator.metadata';

/**
 * Returns the JSON of the file; undefined if the commit does not have the rendered sources. The file is not part of the content: a branch with
 * the same content keeps its file.
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

/** The origin of the content, for the trailers of the commit and the metadata file, without facts about the machine. */
export interface SourceProvenance {
  readonly sourceCommit?: string;
  /** The working tree had changes that are not in `sourceCommit`. */
  readonly sourceDirty?: boolean;
  readonly repository?: string;
  /** Author of `sourceCommit`: `Name <address>`. */
  readonly author?: string;
  /** Date of `sourceCommit`, RFC 3339. */
  readonly date?: string;
  /** First line of the message of `sourceCommit`. */
  readonly subject?: string;
  /** Id of the tree of `sourceCommit`, with the definitions and the versions of the tools that render them. Absent if it was changed. */
  readonly inputDigest?: string;
  /** The tool that rendered it: `slipway 1.2.3`. */
  readonly toolVersion?: string;
}
