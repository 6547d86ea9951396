/** Returns a folder: segments between single slashes, none of which leads elsewhere. */
const folder = (says: string) => ({
  type: 'string',
  pattern: '^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$',
  says,
});

/** JSON schema of `slipway` in a package.json; `says` is a form in words, for those who read what is wrong. */
export const settingsSchema = {
  type: 'object',
  properties: {
    // A prefix is emptied of files that are no longer produced: it must never mean the repository itself or a place outside.
    prefixes: { type: 'array', minItems: 1, items: folder('a folder from the root of the repository, like "common/cluster-addons"') },
    registries: { type: 'array', items: folder('a folder of the package, like "src/clusters"') },
    shards: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^(?!rest$)[a-z0-9][a-z0-9-]*$',
        says: 'lower-case letters, digits and dashes, like "eu"; "rest" is taken',
      },
    },
    crds: {
      type: 'array',
      items: { type: 'string', pattern: '^[^\\0]+$', says: 'a directory, or a YAML or JSON file, in the repository' },
    },
  },
  additionalProperties: false,
} as const;
