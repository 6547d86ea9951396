/** A schema with its description, which is the doc comment of the type. */
type Described = Readonly<Record<string, unknown>>;

const text = (description: string): Described => ({ type: 'string', description });
const texts = (description: string): Described => list({ type: 'string' }, description);
const list = (items: object, description?: string): Described => ({
  type: 'array',
  ...(description !== undefined && { description }),
  items,
});
const form = (pattern: string, says: string, description?: string): Described => ({
  type: 'string',
  pattern,
  says,
  ...(description !== undefined && { description }),
});
const line = (description: string): Described => form('^[^\\n\\r]+$', 'one line', description);
const object = (properties: Readonly<Record<string, unknown>>, optional: Readonly<Record<string, unknown>> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** Ids, names and the text of comments become parts of a shell script. */
const step = {
  title: 'BootstrapStep',
  description: 'Commands of a POSIX shell that a person runs once. Running them again does no harm.',
  ...object(
    {
      id: form(
        '^[a-z0-9]+(-[a-z0-9]+)*$',
        'lower-case letters, digits and dashes',
        'Lower-case letters, digits and dashes; unique among the bootstrap steps of a cluster.',
      ),
      title: line('Title of the bootstrap step.'),
      why: line('Why only a person can do this, and what to know before.'),
      programs: list(form('^[A-Za-z0-9._-]+$', 'the name of a program'), 'Programs that the commands call.'),
      inputs: list(
        {
          title: 'BootstrapInput',
          description: 'An environment variable that the commands read.',
          ...object({
            name: form('^[A-Z_][A-Z0-9_]*$', 'the name of an environment variable', 'Name of the environment variable.'),
            summary: line('Purpose of the variable.'),
          }),
        },
        'Environment variables that the commands read. They have the values that must not be in a script.',
      ),
      commands: texts('Shell commands of the bootstrap step, in order.'),
      check: texts('Commands that show whether it worked. The last one fails, or prints something else, until it did.'),
    },
    {
      accountId: form(
        '^\\d{12}$',
        'twelve digits',
        'The AWS account of the credentials with which the commands run; absent if they need none.',
      ),
    },
  ),
};

const cluster = {
  title: 'ClusterDescription',
  description: 'A cluster of a fleet.',
  ...object(
    {
      name: form('^[A-Za-z0-9._-]+$', 'letters, digits, dots and dashes', '`<cluster>-<environment>`.'),
      role: { enum: ['hub', 'workload'], description: 'A hub creates workload clusters.' },
      accountId: text('The AWS account: twelve digits.'),
      region: text('The AWS region.'),
      packages: {
        type: 'object',
        description:
          'The channel of all packages, and the channel of the definitions if it is another one. Or the pinned version of each package, and the channel of the definitions.',
        properties: {
          channel: text('The channel of all packages.'),
          pin: { type: 'object', description: 'The version of each package.', additionalProperties: { type: 'string' } },
          definitions: text('The channel of the definitions.'),
        },
        if: { required: ['pin'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['definitions'] },
        else: { required: ['channel'] },
      },
      path: text('The folder of the cluster, from the root of the tree.'),
      addons: texts('Names of the add-ons, in the order of the definition.'),
      applications: texts('Names of the applications, in the order of the definition.'),
      bootstrap: list(step, 'What a person does once, in this order, before Flux and Crossplane can do the rest. May be empty.'),
    },
    {
      delivery: { enum: ['self', 'hub'], description: 'The cluster whose Flux reconciles the folder of a workload cluster.' },
      hub: text('Name of the cluster that creates a workload cluster.'),
      kubernetes: {
        description: 'The versions of a cluster that Slipway creates; the definition of a hub does not have them.',
        ...object({
          controlPlane: text('Kubernetes version of the control plane.'),
          nodes: text('Kubernetes version of the nodes.'),
        }),
      },
    },
  ),
};

const clusters = texts('Names of the clusters that have it, sorted.');
const chart = { name: text('Name of the Helm chart.'), version: text('Version of the Helm chart.') };
const publisher = text('The content package that publishes it.');

/**
 * JSON schema of the description of a fleet. It accepts unknown fields, which newer versions may have. `npm run codegen:settings` generates
 * the types and the validator.
 */
export const descriptionSchema = {
  description:
    'The content of a fleet as plain data. `describe()` of the package with the clusters returns it, and `slipway list` and `slipway bootstrap` print it. Lists are sorted by name.',
  ...object({
    clusters: list(cluster, 'All clusters.'),
    addons: list(
      {
        title: 'AddonDescription',
        description: 'An add-on of a fleet.',
        ...object({
          name: text('Name of the add-on.'),
          package: publisher,
          clusters,
          summary: text('Purpose of the add-on.'),
          charts: list(
            {
              title: 'ChartDescription',
              description: 'A Helm chart of an add-on.',
              ...object({ ...chart, source: text('Name of the source that has it.') }),
            },
            'The Helm charts that it installs.',
          ),
        }),
      },
      'All add-ons.',
    ),
    applications: list(
      {
        title: 'ApplicationDescription',
        description: 'An application of a fleet.',
        ...object({
          name: text('Name of the application.'),
          package: publisher,
          clusters,
          summary: text('Purpose of the application.'),
          team: text('The team that owns it.'),
        }),
      },
      'All applications.',
    ),
    compositions: list(
      {
        title: 'CompositionDescription',
        description: 'A kind of composite resources.',
        ...object({
          kind: text('The kind.'),
          apiVersion: text('`<group>/<version>`.'),
          package: publisher,
          compositions: texts('Names of the Compositions of the kind.'),
          clusters: texts('Names of the clusters that serve the kind, sorted.'),
        }),
      },
      'The kinds of composite resources.',
    ),
    sources: list(
      {
        title: 'SourceDescription',
        description: 'A Flux source of a fleet.',
        ...object({
          name: text('Name of the source.'),
          package: publisher,
          clusters,
          kind: text('`HelmRepository` or another kind of Flux source.'),
          url: text('Its address.'),
          charts: list(
            { title: 'SourceChart', description: 'A Helm chart of a source.', ...object(chart) },
            'The Helm charts that add-ons install from it.',
          ),
        }),
      },
      'The sources of Helm charts.',
    ),
  }),
};
