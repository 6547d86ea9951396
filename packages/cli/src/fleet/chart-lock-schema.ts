import { HOST_PATTERN } from '../settings/fleet-settings-schema.ts';

/** A folder of the repository. No part of its path begins with a dot. */
const VENDOR_PATTERN = '^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$';

/** A path in a Git repository. */
const PATH_PATTERN = '^[^/\\\\\\0][^\\\\\\0]*$';

const text = (pattern: string, says: string, description: string) => ({ type: 'string', pattern, says, description }) as const;

/** JSON schema of charts.lock. `npm run codegen:settings` generates the validator, and a type with the descriptions as doc comments. */
export const chartLockSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'charts.lock',
  description: 'The charts of a fleet, each in one version with the digest of its archive.',
  type: 'object',
  properties: {
    hosts: {
      type: 'array',
      description: 'All hosts that charts were fetched from, those of redirects and tokens included.',
      items: { type: 'string', pattern: HOST_PATTERN, says: 'a host in lower case, like "charts.example.org"' },
    },
    vendor: text(
      VENDOR_PATTERN,
      'a folder of the repository, like "charts"',
      'The folder with the archives, NAME-VERSION.tgz, relative to charts.lock. Without it they are in the cache of the user.',
    ),
    charts: {
      type: 'array',
      description: 'The charts, sorted by source, name and range.',
      items: {
        title: 'LockedChart',
        type: 'object',
        description: 'A chart in the version that a range was resolved to.',
        properties: {
          name: text('^[A-Za-z0-9][A-Za-z0-9._-]*$', 'the name of a chart', 'The name of the chart.'),
          version: text('^v?\\d[0-9A-Za-z.+-]*$', 'a version, like "1.2.3"', 'The version of the archive.'),
          source: text(
            '^(?:https?|oci|ssh)://[^\\s\\0]+$',
            'a URL, like "https://charts.example.org" or "oci://registry.example.org/charts/web"',
            'URL of the Helm repository, of the chart in a registry, or of the Git repository.',
          ),
          range: {
            type: 'string',
            description:
              'The range, the tag or the digest that the fleet states; empty for the newest version. Of a Git repository its reference, like "branch main".',
          },
          path: text(PATH_PATTERN, 'a path, like "charts/web"', 'The chart in a Git repository; . for its root.'),
          ignore: { type: 'string', description: '`spec.ignore` of the GitRepository, which leaves out files of the chart.' },
          valuesFiles: {
            type: 'array',
            description: 'All values files of the chart in a Git repository, if one is outside the chart. The archive has their values.',
            items: { type: 'string', pattern: PATH_PATTERN, says: 'a path, like "values/prod.yaml"' },
          },
          ignoreMissingValuesFiles: { type: 'boolean', description: 'Whether a values file may be missing.' },
          commit: text('^(?:[0-9a-f]{40}|[0-9a-f]{64})$', 'the id of a commit', 'The commit of a Git repository that has this version.'),
          digest: text('^sha256:[0-9a-f]{64}$', 'sha256: and 64 digits of 0-9 and a-f', 'Digest of the archive.'),
        },
        required: ['name', 'version', 'source', 'range', 'digest'],
        additionalProperties: false,
      },
    },
  },
  required: ['charts'],
  additionalProperties: false,
} as const;
