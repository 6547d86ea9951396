import type { Rule } from '@slipway/manifest';

/** Rules about files that are not checked because they are not read. */
export const inputRules = [
  {
    id: 'unreadable-file',
    severity: 'reject',
    summary: 'The files to check must be readable.',
    why: 'The system refuses to open the file or folder, so `slipway` cannot check it.',
    remedy: 'Give the permission to read it, or leave it out of the paths.',
  },
  {
    id: 'file-too-large',
    severity: 'reject',
    summary: 'A file with manifests has at most 64 MiB.',
    why: 'An API server accepts objects of at most 3 MiB, so a file of this size contains data. To read it needs several times its size of memory.',
    remedy: 'Split the file, or keep data and manifests in different folders.',
  },
  {
    id: 'input-too-large',
    severity: 'reject',
    summary: 'All files of a run have at most 1 GiB together.',
    why: 'The limit is far above the size of known fleets. Each run must fit into the memory of the machine.',
    remedy: 'Check parts of the repository one after the other.',
  },
  {
    id: 'not-text',
    severity: 'reject',
    summary: 'A file with manifests must be UTF-8.',
    why: 'go-yaml rejects a byte that is not UTF-8 ("yaml: invalid leading UTF-8 octet"), and control characters. Flux uses go-yaml.',
    remedy: 'Save the file in UTF-8, or give binary data another name than .yaml, .yml or .json.',
  },
  {
    id: 'present-not-read',
    severity: 'risk',
    summary: 'The files of --present must contain objects in YAML or JSON.',
    why: 'A file that cannot be read, or is a link, adds no objects to the clusters. Variables from these objects are missing from the build.',
    remedy: 'Fix the file, name the file that the link points to, or leave it out of the paths.',
  },
  {
    id: 'refused-setting',
    severity: 'reject',
    summary: 'Settings of a repository must name files of the repository.',
    why: 'The author of a pull request can change them. A path outside the repository, through a link or to a device could show any file of the reviewer.',
    remedy: 'Name directories, and YAML or JSON files, in the repository. Pass others with --crds.',
  },
] as const satisfies readonly Rule[];
