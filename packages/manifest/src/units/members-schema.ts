import { sourceLocationSchema } from '../findings/finding-schema.ts';

const text = (description: string) => ({ type: 'string', description });
const texts = (description: string) => ({ type: 'array', description, items: { type: 'string' } });
const object = (properties: Readonly<Record<string, unknown>>, optional: Readonly<Record<string, unknown>> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const list = (items: object, description: string) => ({ type: 'array', description, items });

const member = {
  title: 'MemberSummary',
  description: 'A workload cluster, as far as the rest of the fleet needs it.',
  ...object(
    {
      cluster: text('Group of the cluster.'),
      environment: text('Stage of the cluster.'),
      accountId: text('The AWS account: twelve digits.'),
      cidr: text('The address range of its network.'),
      hub: text('Name of the running cluster that creates it.'),
    },
    {
      hubFile: text('The file with the definition of the hub, if available.'),
      source: { ...sourceLocationSchema, description: 'The position of the definition, if available.' },
    },
  ),
};

const packageSource = {
  title: 'PackageSource',
  description: 'The published tree of one package, as one cluster gets it.',
  ...object({
    owner: text('Id of the cluster whose choice of packages the source follows. The folder of that cluster has the GitRepository.'),
    name: text('Name of the GitRepository.'),
    ref: {
      description: 'Branch or tag of the package.',
      anyOf: [
        { ...object({ branch: text('Branch that Flux follows.') }), additionalProperties: false },
        { ...object({ tag: text('Tag that Flux checks out.') }), additionalProperties: false },
      ],
    },
  }),
};

const need = {
  title: 'HubNeed',
  description: 'What the content of a hub for its clusters needs on the hub itself.',
  ...object({
    hub: text('Name of the running cluster.'),
    source: packageSource,
    groups: texts('API groups of the objects on the hub, sorted.'),
    shared: texts('Names of shared units, such as sources of charts, that are applied before; sorted.'),
  }),
};

/** JSON schema of the summary of a part of a fleet. `npm run codegen:settings` generates the types and the validator. */
export const membersSchema = {
  title: 'MembersSummary',
  description:
    'What the rest of a fleet needs of valid workload clusters. It is plain data, so that the rest is assembled without their definitions.',
  ...object({
    clusters: list(member, 'Workload clusters of the part.'),
    needs: list(need, 'Content that the hub needs for these clusters.'),
  }),
};
