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
    why: 'An API server takes objects of at most 3 MiB; a file of this size is data, and reading it would take several times its size of memory.',
    remedy: 'Split the file, or keep data and manifests in different folders.',
  },
  {
    id: 'input-too-large',
    severity: 'reject',
    summary: 'All files of a run have at most 1 GiB together.',
    why: 'No fleet is near it, and each run must end within the memory of the machine.',
    remedy: 'Check parts of the repository one after the other.',
  },
  {
    id: 'not-text',
    severity: 'reject',
    summary: 'A file with manifests must be UTF-8.',
    why: 'go-yaml stops at the first byte that is not UTF-8 ("yaml: invalid leading UTF-8 octet") and at control characters, and Flux with it.',
    remedy: 'Save the file in UTF-8, or give binary data another name than .yaml, .yml or .json.',
  },
  {
    id: 'present-not-read',
    severity: 'risk',
    summary: 'What --present names is objects in YAML or JSON.',
    why: 'A file that cannot be read, or is a link, adds nothing to what is on the clusters: variables that an object in it would give are missing from the build.',
    remedy: 'Fix the file, name the file that the link points to, or leave it out of the paths.',
  },
  {
    id: 'refused-setting',
    severity: 'reject',
    summary: 'Settings of a repository name files of the repository.',
    why: 'The author of a pull request writes them: a path that leads out of the repository, through a link or to a device would show any file that the reviewer may read.',
    remedy: 'Name directories, and YAML or JSON files, in the repository; give others with --crds.',
  },
] as const satisfies readonly Rule[];
