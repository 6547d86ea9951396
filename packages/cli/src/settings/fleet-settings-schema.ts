const text = (says: string) => ({ type: 'string', pattern: '^[^\\0]+$', says }) as const;
const path = text('a path in the repository, such as "clusters/production"');

/** Feature gates by name. */
const featureGates = {
  type: 'object',
  description: 'Feature gates of kube-apiserver that differ from their defaults.',
  additionalProperties: { type: 'boolean' },
} as const;

/** The flag `--runtime-config` of kube-apiserver. */
const runtimeConfig = {
  type: 'object',
  description: 'Groups and versions that kube-apiserver serves or does not serve, as its --runtime-config.',
  additionalProperties: { type: 'boolean' },
} as const;

/** A host in lower case, with its port if it is not that of the protocol. */
export const HOST_PATTERN = '^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$';

/** A host of charts. */
const host = {
  type: 'string',
  pattern: HOST_PATTERN,
  says: 'a host in lower case, with its port if it has one, like "charts.example.org" or "harbor.example.org:8443"',
} as const;

/** The minor release of the API server. */
const kubernetes = {
  type: 'string',
  pattern: '^1\\.\\d{1,3}$',
  says: 'a minor release in quotes, like "1.34"',
  description: 'The minor release of Kubernetes of the clusters.',
} as const;

/** An entry of `allow`, in the settings or in a baseline. */
const allowance = {
  title: 'AllowanceEntry',
  type: 'object',
  description: 'Known findings that do not fail the check.',
  properties: {
    rule: { ...text('the id of a rule'), description: 'The rule of the findings.' },
    object: { ...text('Kind/namespace/name'), description: 'Kind/namespace/name of the objects; * matches any text.' },
    file: { ...text('a file'), description: 'The files, relative to the folder of the settings; * matches any text.' },
    pointer: { type: 'string', description: 'JSON pointer of the field.' },
    cluster: { ...text('the name of a cluster'), description: 'The only cluster of the entry; * matches any text. Default every cluster.' },
    reason: { ...text('a reason'), description: 'Why the findings are accepted.' },
    expires: {
      type: 'string',
      pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
      says: 'a date, like "2027-01-31"',
      description: 'The last day on which the entry is valid.',
    },
  },
  required: ['rule', 'reason'],
  additionalProperties: false,
} as const;

/** An entry of `allow-delete`. */
const deletion = {
  title: 'DeletionEntry',
  type: 'object',
  description: 'Objects that a change may delete.',
  properties: {
    object: { ...text('Kind/namespace/name'), description: 'Kind/namespace/name of the objects; * matches any text.' },
    cluster: { ...text('the name of a cluster'), description: 'The only cluster of the entry; * matches any text. Default every cluster.' },
    reason: { ...text('a reason'), description: 'Why the objects are deleted, for the reviewer of the change.' },
  },
  required: ['object', 'reason'],
  additionalProperties: false,
} as const;

const DURATION = '^\\d{1,6}[smhd]$';

/** An entry of `channels`. */
const channel = {
  title: 'ChannelEntry',
  type: 'object',
  description: 'A channel, and the conditions of a promotion to it.',
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
      description: 'How long the earlier channel has had a version, by signed commits or the time of the server.',
      properties: {
        for: { type: 'string', pattern: DURATION, says: 'a number with s, m, h or d, like "24h"', description: 'The duration.' },
        trust: {
          enum: ['commit-dates'],
          description: 'Also uses the dates of commits, which every user with write access to the channel can set.',
        },
      },
      required: ['for'],
      additionalProperties: false,
    },
    approvals: { type: 'integer', minimum: 0, maximum: 20, description: 'Number of people who must approve a promotion.' },
    checks: { type: 'array', description: 'Checks that must pass before a promotion.', items: text('the name of a check') },
    maySkip: {
      type: 'array',
      description: 'Addresses of users who may promote from an earlier channel.',
      items: text('an e-mail address'),
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const;

/**
 * JSON schema of slipway.yaml. Messages about a wrong text contain `says`. `npm run codegen:settings` generates the validators, and types with
 * the descriptions as doc comments.
 */
export const fleetSettingsSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'slipway.yaml',
  description: 'Settings of slipway for a Flux repository.',
  type: 'object',
  properties: {
    sources: {
      type: 'object',
      description:
        'The content of sources that are not this repository: Kind/namespace/name, or a pattern of names or URLs with one *, to a path in the repository.',
      propertyNames: {
        pattern: '^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$',
        says: 'Kind/namespace/name of a source, like "OCIRepository/flux-system/apps", or a URL with one *, like "oci://registry.example/org/*"',
      },
      additionalProperties: path,
    },
    present: { type: 'array', description: 'Files and directories with objects that every cluster has by other means.', items: path },
    kinds: { type: 'array', description: 'Files and directories with the CRDs of more kinds.', items: path },
    roots: { type: 'array', description: 'Folders and files where Flux begins. By default they are found.', items: path },
    kubernetes,
    featureGates,
    runtimeConfig,
    clusters: {
      type: 'object',
      description: 'Clusters whose API servers have another release or other flags, by name.',
      additionalProperties: {
        type: 'object',
        description: 'The API server of one cluster.',
        properties: { kubernetes, featureGates, runtimeConfig },
        additionalProperties: false,
      },
    },
    severities: {
      type: 'object',
      description: 'Severities of rules that differ from their defaults. off turns the rule off.',
      additionalProperties: { enum: ['reject', 'lossy', 'risk', 'advice', 'off'] },
    },
    chartHosts: {
      type: 'array',
      description: 'Hosts that charts fetch and xpkg fetch may use, in addition to those in charts.lock.',
      items: host,
    },
    privateChartHosts: {
      type: 'array',
      description:
        'Hosts that charts fetch and xpkg fetch may use, also with a private address. A host on loopback may be used without TLS.',
      items: host,
    },
    channels: {
      type: 'array',
      description:
        'Channels in the order in which they get versions: the first from publish, the others by promote. Default latest, staging, production.',
      minItems: 1,
      items: channel,
    },
    allow: {
      type: 'array',
      description: 'Known findings that do not fail the check. An entry that matches nothing is a finding.',
      items: allowance,
    },
    'allow-delete': {
      type: 'array',
      description: 'Objects that a change may delete in check --against. An entry that deletes nothing is a finding.',
      items: deletion,
    },
  },
  additionalProperties: false,
} as const;

/** JSON schema of slipway-baseline.yaml, which `check --write-baseline` writes. */
export const baselineSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'slipway-baseline.yaml',
  description: 'Findings that a repository had before its first check.',
  type: 'object',
  properties: { allow: fleetSettingsSchema.properties.allow },
  additionalProperties: false,
} as const;
