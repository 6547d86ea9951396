/** Returns the schema of a folder: segments between single slashes, without `.` and `..`. */
const folder = (says: string) => ({
  type: 'string',
  pattern: '^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$',
  says,
});

/**
 * JSON schema of `slipway` in a package.json. Messages about an invalid string contain `says`. `npm run codegen:settings` generates the
 * validator, and a type with the descriptions as doc comments.
 */
export const settingsSchema = {
  description: 'The `slipway` field of a package.json.',
  type: 'object',
  properties: {
    // `synth` deletes the files of a prefix that are no longer produced, so a prefix must not be the repository itself or a folder outside
    // of it.
    prefixes: {
      type: 'array',
      description: 'Folders of the tree that the package owns, from the root. A package without it is not a content package.',
      minItems: 1,
      items: folder('a folder from the root of the repository, like "common/cluster-addons"'),
    },
    registries: {
      type: 'array',
      description: 'Folders of definitions in the package, such as `src/clusters`. `src/clusters.gen.ts` then lists its files.',
      items: folder('a folder of the package, like "src/clusters"'),
    },
    shards: {
      type: 'array',
      description: 'First parts of the names of definitions that are assembled as one part. None begins with another one and a dash.',
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^(?!rest$)[a-z0-9][a-z0-9-]*$',
        says: 'lower-case letters, digits and dashes, like "eu"; "rest" is taken',
      },
    },
    configuration: {
      type: 'string',
      description:
        'The repository of a registry that also gets the XRDs and Compositions of each release, as a Configuration package: `oci://ghcr.io/acme/eks-cluster`.',
      pattern: '^oci://[^\\s/@]+/[a-z0-9._/-]+$',
      says: 'a repository without a tag, like "oci://ghcr.io/acme/eks-cluster"',
    },
    crds: {
      type: 'array',
      description: 'Files and directories with CRDs, relative to the package.json.',
      items: { type: 'string', pattern: '^[^\\0]+$', says: 'a directory, or a YAML or JSON file, in the repository' },
    },
  },
  additionalProperties: false,
} as const;
