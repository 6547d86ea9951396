import { type Cluster, clusterId, clusterVariables, type FleetContent, type Placement } from '@slipway/fleet';
import type { ExternalSecret } from '@slipway/kube-models/external-secrets.io/v1/ExternalSecret';
import type { BootstrapStep, Manifest } from '@slipway/manifest';
import { sealingKeySecret } from '../addons/sealing-key.ts';
import { gitCredentialsKey } from '../hub/secrets.ts';
import { type Credentials, gitCredentials, printCredentials } from './credentials.ts';
import { shellCommand } from './shell-command.ts';

/** Returns each secret of AWS Secrets Manager that the tree reads for a cluster: the user must store it there. */
export const storedSecrets = (cluster: Cluster, placements: readonly Placement[], fleet: FleetContent): BootstrapStep[] =>
  [...readKeys(cluster, placements)].map(([key, properties]) => {
    if (key === gitCredentialsKey(cluster)) return storedGitCredentials(cluster, fleet);
    if (key === sealingKeySecret(clusterId(cluster))) return sealingKey(cluster);
    return otherSecret(cluster, key, properties);
  });

/** Returns the names of the secrets, with the properties that are read of each. The list is empty if the whole secret is read. */
function readKeys(cluster: Cluster, placements: readonly Placement[]): ReadonlyMap<string, readonly string[]> {
  const variables = Object.entries(clusterVariables(cluster));
  const resolved = (text: string): string => variables.reduce((done, [name, value]) => done.replaceAll(`\${${name}}`, value), text);
  const read = placements
    .flatMap(({ unit }): Manifest[] => Object.values(unit.manifests))
    .filter(isExternalSecret)
    .flatMap(({ spec }) => [
      ...(spec?.data ?? []).map(({ remoteRef }) => ({ key: resolved(remoteRef.key), property: remoteRef.property })),
      ...(spec?.dataFrom ?? []).flatMap(({ extract }) => (extract ? [{ key: resolved(extract.key), property: extract.property }] : [])),
    ]);
  return new Map(
    [...Map.groupBy(read, ({ key }) => key)].map(
      ([key, all]) => [key, [...new Set(all.flatMap(({ property }) => property ?? []))]] as const,
    ),
  );
}

/** Skips other stores: their secrets are not in AWS Secrets Manager. */
const isExternalSecret = (object: Manifest): object is ExternalSecret =>
  object.kind === 'ExternalSecret' && (object as ExternalSecret).spec?.secretStoreRef?.kind === 'ClusterSecretStore';

function storedGitCredentials(cluster: Cluster, { repository: { url } }: FleetContent): BootstrapStep {
  const key = gitCredentialsKey(cluster);
  return {
    ...secretStep(cluster, key),
    id: `${clusterId(cluster)}-git-credentials`,
    title: `Store the Git credentials of ${clusterId(cluster)}`,
    why: `The hub hands them to the Flux of the cluster, which reads ${url} with them. Until they are there the hub waits. Running the step again changes them; the cluster has the new ones within an hour.`,
    ...storing(cluster, key, gitCredentials(url)),
  };
}

function otherSecret(cluster: Cluster, key: string, properties: readonly string[]): BootstrapStep {
  const variable = `${key
    .slice(key.indexOf('/') + 1)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '_')}_FILE`.replace(/^(?=\d)/, '_');
  const holds = properties.length > 0 ? `the properties ${properties.join(', ')}` : 'a property for each key';
  return {
    ...secretStep(cluster, key),
    id: key
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    title: `Store the secret ${key}`,
    why: 'The definitions read it from Secrets Manager, and nothing in the fleet creates it. Running the step again changes it.',
    ...storing(cluster, key, {
      inputs: [{ name: variable, summary: `a file with a JSON object that has ${holds}` }],
      files: `--slurpfile object "$${variable}" `,
      filter: '$object[0]',
    }),
  };
}

const storing = (cluster: Cluster, key: string, credentials: Credentials) => ({
  programs: ['aws', 'jq'],
  inputs: credentials.inputs,
  commands: [createSecret(cluster, key), `${printCredentials(credentials)} |\n${putValue(cluster, key)}`],
});

/**
 * Returns the step that creates the key pair of sealed-secrets, once: secrets that were sealed with a lost key cannot be decrypted. The
 * certificate is valid for ten years, because kubeseal rejects an expired one and the controller creates no other.
 */
function sealingKey(cluster: Cluster): BootstrapStep {
  const key = sealingKeySecret(clusterId(cluster));
  const versions = secretsManager(cluster, 'list-secret-version-ids', key, '--query', 'Versions[0].VersionId', '--output', 'text');
  const openssl = shellCommand(
    ...['openssl', 'req', '-x509', '-newkey', 'rsa:4096', '-nodes', '-days', '3650', '-subj', '/CN=sealed-secret/O=sealed-secret'],
  );
  return {
    ...secretStep(cluster, key),
    id: `${clusterId(cluster)}-sealing-key`,
    title: `Create the sealing key of ${clusterId(cluster)}`,
    why: `With it the sealed-secrets controller decrypts what was sealed for the cluster, also after the cluster was created again. A key that is there already is kept: what was sealed with a lost one is lost. Keep a copy of the certificate for kubeseal, or let it ask the cluster.`,
    programs: ['aws', 'jq', 'openssl'],
    commands: [
      createSecret(cluster, key),
      [
        `version="$(${versions})"`,
        'if [ "$version" = None ]; then',
        '(',
        'set -e',
        'umask 077',
        'folder="$(mktemp -d)"',
        `trap 'rm -rf "$folder"' EXIT`,
        `${openssl} \\\n  -keyout "$folder/tls.key" -out "$folder/tls.crt"`,
        `jq -n --rawfile crt "$folder/tls.crt" --rawfile key "$folder/tls.key" '{crt: $crt, key: $key}' |\n${putValue(cluster, key)}`,
        ')',
        'fi',
      ].join('\n'),
    ],
  };
}

const secretStep = (cluster: Cluster, key: string) =>
  ({
    accountId: cluster.accountId,
    inputs: [],
    check: [secretsManager(cluster, 'describe-secret', key, '--query', 'VersionIdsToStages', '--output', 'text')],
  }) satisfies Partial<BootstrapStep>;

const createSecret = (cluster: Cluster, key: string): string => {
  const create = shellCommand('aws', 'secretsmanager', 'create-secret', '--region', cluster.region, '--name', key);
  return `${secretsManager(cluster, 'describe-secret', key)} > /dev/null 2>&1 ||\n${create}`;
};

const putValue = (cluster: Cluster, key: string): string =>
  secretsManager(cluster, 'put-secret-value', key, '--secret-string', 'file:///dev/stdin');

const secretsManager = (cluster: Cluster, verb: string, key: string, ...words: readonly string[]): string =>
  shellCommand('aws', 'secretsmanager', verb, '--region', cluster.region, '--secret-id', key, ...words);
