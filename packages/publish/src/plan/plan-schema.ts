const text = (description: string) => ({ type: 'string', description });
const list = (items: object, description: string) => ({ type: 'array', description, items });

const row = {
  title: 'AgreedRow',
  description: 'The plan of one branch.',
  type: 'object',
  required: ['package', 'branch', 'version', 'outcome'],
  properties: {
    package: text('Name of the package.'),
    branch: text('The branch of a channel.'),
    version: text('The version that the branch gets.'),
    tree: text('Git id of the tree of the version.'),
    commit: text('Tip of the branch at the time of the plan; absent if the branch did not exist.'),
    tag: text('Tag of the version.'),
    configurationPackage: text('The Configuration package of the version, by its digest.'),
    supersededBy: text('A higher version that the branch has.'),
    heldFor: text('Why the branch is not updated.'),
    outcome: text('`planned` for a branch that is updated, or why it is not.'),
  },
};

const artifact = {
  title: 'AgreedArtifact',
  description: 'An artifact of a plan.',
  type: 'object',
  required: ['package', 'reference', 'digest'],
  properties: {
    package: text('Name of the package.'),
    reference: text('Its address: `oci://ghcr.io/acme/fleet/addons-catalog:1.4.0`.'),
    digest: text('Digest of its manifest.'),
  },
};

/**
 * JSON schema of a plan: the report of a dry run that refused nothing. It accepts the other fields of the report. `npm run codegen:settings`
 * generates the types and the validator.
 */
export const planSchema = {
  description: 'A plan: the report of a dry run that refused nothing.',
  type: 'object',
  required: ['summary', 'packages'],
  properties: {
    summary: {
      type: 'object',
      description: 'The outcome of the dry run.',
      required: ['outcome', 'remote'],
      properties: {
        outcome: { enum: ['planned', 'unchanged', 'held', 'superseded'], description: 'Only a plan with `planned` updates a branch.' },
        remote: text('The remote of the plan.'),
      },
    },
    packages: list(row, 'The branches of the plan.'),
    artifacts: list(artifact, 'The artifacts of the plan; absent for a dry run without a registry.'),
  },
};
