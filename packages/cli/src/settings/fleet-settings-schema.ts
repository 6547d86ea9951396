const text = (says: string) => ({ type: 'string', pattern: '^[^\\0]+$', says }) as const;
const path = text('a path in the repository, such as "clusters/production"');

/** Gates of Kubernetes by name. */
const featureGates = {
  type: 'object',
  description: 'Feature gates of kube-apiserver that differ from their defaults.',
  additionalProperties: { type: 'boolean' },
} as const;

/** As `--runtime-config` of kube-apiserver. */
const runtimeConfig = {
  type: 'object',
  description: 'Groups and versions that kube-apiserver serves or not, as its --runtime-config.',
  additionalProperties: { type: 'boolean' },
} as const;

/** The minor release of the API server. */
const kubernetes = {
  type: 'string',
  pattern: '^1\\.\\d{1,3}$',
  says: 'a minor release in quotes, like "1.34"',
  description: 'The release of Kubernetes that the clusters have.',
} as const;

/** An entry of `allow`, in the settings or in a baseline. */
const allowance = {
  type: 'object',
  description: 'Findings that are known and let pass.',
  properties: {
    rule: { ...text('the id of a rule'), description: 'The rule of the findings.' },
    object: { ...text('Kind/namespace/name'), description: 'Kind/namespace/name of the objects; * stands for any text.' },
    file: { ...text('a file'), description: 'The files, from the settings on; * stands for any text.' },
    pointer: { type: 'string', description: 'JSON pointer of the field.' },
    cluster: { ...text('the name of a cluster'), description: 'The only cluster on which it is let pass; * stands for any text.' },
    reason: { ...text('a reason'), description: 'Why it is let pass, for whoever reads this later.' },
    expires: {
      type: 'string',
      pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
      says: 'a date, like "2027-01-31"',
      description: 'The last day on which it counts.',
    },
  },
  required: ['rule', 'reason'],
  additionalProperties: false,
} as const;

/** An entry of `allow-delete`. */
const deletion = {
  type: 'object',
  description: 'Objects that the change may delete.',
  properties: {
    object: { ...text('Kind/namespace/name'), description: 'Kind/namespace/name of the objects; * stands for any text.' },
    cluster: { ...text('the name of a cluster'), description: 'The only cluster that it is deleted from; * stands for any text.' },
    reason: { ...text('a reason'), description: 'Why it is deleted, for whoever reviews the change.' },
  },
  required: ['object', 'reason'],
  additionalProperties: false,
} as const;

const DURATION = '^\\d{1,6}[smhd]$';

/** An entry of `channels`. */
const channel = {
  type: 'object',
  description: 'A channel, and what a promotion to it has to meet.',
  properties: {
    name: {
      type: 'string',
      pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
      says: 'lower-case letters, digits and single dashes, like "staging"',
      description: 'The last part of its branches, flux/<package>/<channel>.',
    },
    soak: {
      type: ['string', 'object'],
      pattern: DURATION,
      says: 'a number with s, m, h or d, like "24h", or {for: 24h, trust: commit-dates}',
      description:
        'How long a version has been on the channel before. It relies on signed commits or the time of the server, unless trust says otherwise.',
      properties: {
        for: { type: 'string', pattern: DURATION, says: 'a number with s, m, h or d, like "24h"', description: 'The time.' },
        trust: {
          enum: ['commit-dates'],
          description: 'Also believes the dates of commits, which anyone who may push to the channel can set.',
        },
      },
      required: ['for'],
      additionalProperties: false,
    },
    approvals: { type: 'integer', minimum: 0, maximum: 20, description: 'How many people approve a promotion.' },
    checks: { type: 'array', description: 'Checks that passed before a promotion.', items: text('the name of a check') },
    maySkip: {
      type: 'array',
      description: 'Addresses of those who may promote from an earlier channel.',
      items: text('an e-mail address'),
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const;

/** JSON schema of slipway.yaml; `says` is a form in words, for those who read what is wrong. */
export const fleetSettingsSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'slipway.yaml',
  description: 'Settings of slipway for a Flux repository.',
  type: 'object',
  properties: {
    sources: {
      type: 'object',
      description: 'Where the content of sources is that are not this repository: Kind/namespace/name to a path in the repository.',
      propertyNames: { pattern: '^[A-Za-z]+/[^/]+/[^/]+$', says: 'Kind/namespace/name of a source, like "OCIRepository/flux-system/apps"' },
      additionalProperties: path,
    },
    present: { type: 'array', description: 'Files and directories with objects that are on every cluster by other means.', items: path },
    kinds: { type: 'array', description: 'Files and directories with CustomResourceDefinitions whose kinds are known.', items: path },
    roots: { type: 'array', description: 'Folders and files where Flux begins. Without it they are found.', items: path },
    kubernetes,
    featureGates,
    runtimeConfig,
    clusters: {
      type: 'object',
      description: 'Clusters whose API servers are of another release or have other flags, by name.',
      additionalProperties: { type: 'object', properties: { kubernetes, featureGates, runtimeConfig }, additionalProperties: false },
    },
    severities: {
      type: 'object',
      description: 'Severities of rules that differ from their own; off is not reported at all.',
      additionalProperties: { enum: ['reject', 'lossy', 'risk', 'advice', 'off'] },
    },
    channels: {
      type: 'array',
      description:
        'Channels in the order in which they get versions: the first from publish, the others by promote. Default latest, staging, production.',
      minItems: 1,
      items: channel,
    },
    allow: { type: 'array', description: 'Findings that are known and let pass; one that matches nothing is a finding.', items: allowance },
    'allow-delete': {
      type: 'array',
      description: 'What check --against lets the change delete; an entry that deletes nothing is a finding.',
      items: deletion,
    },
  },
  additionalProperties: false,
} as const;

/** JSON schema of slipway-baseline.yaml, which `check --write-baseline` writes. */
export const baselineSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'slipway-baseline.yaml',
  description: 'Findings that a repository had when it began to be checked.',
  type: 'object',
  properties: { allow: fleetSettingsSchema.properties.allow },
  additionalProperties: false,
} as const;
