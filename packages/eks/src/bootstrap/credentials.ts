import { type Cluster, FLUX_NAMESPACE } from '@slipway/fleet';
import { type BootstrapInput, shellQuote } from '@slipway/manifest';
import { kubectl } from './hub-context.ts';

/** Credentials that the user passes in environment variables, and the jq filter that builds an object from them. */
export interface Credentials {
  readonly inputs: readonly BootstrapInput[];
  /** Arguments of `jq -n` before the filter: the files that it reads. */
  readonly files: string;
  readonly filter: string;
}

/**
 * Returns the keys that Flux reads for an address: `username` and `password` for https, `identity` and `known_hosts` for ssh. The names
 * of the variables begin with `prefix`.
 */
export function gitCredentials(url: string, prefix = 'GIT'): Credentials {
  if (!url.startsWith('ssh://')) {
    return {
      inputs: [
        { name: `${prefix}_USERNAME`, summary: `who reads ${url}` },
        { name: `${prefix}_PASSWORD`, summary: 'a password or token that may read it' },
      ],
      files: '',
      filter: `{
  username: ${fromEnvironment(`${prefix}_USERNAME`)},
  password: ${fromEnvironment(`${prefix}_PASSWORD`)}
}`,
    };
  }
  return {
    inputs: [
      { name: `${prefix}_IDENTITY_FILE`, summary: `a file with the private key that may read ${url}` },
      { name: `${prefix}_KNOWN_HOSTS_FILE`, summary: 'a file with the host key, as ssh-keyscan prints it' },
    ],
    files: `--rawfile identity "$${prefix}_IDENTITY_FILE" --rawfile known_hosts "$${prefix}_KNOWN_HOSTS_FILE" `,
    filter: '{identity: $identity, known_hosts: $known_hosts}',
  };
}

/** If the variable is not set, jq fails, and nothing is written. */
const fromEnvironment = (name: string): string => `(env.${name} // error("export ${name} first"))`;

/** Prints the object to standard output. The values are not arguments, because other users of the machine can see arguments. */
export const printCredentials = ({ files, filter }: Credentials): string => `jq -n ${files}${shellQuote(filter)}`;

/**
 * Creates or updates a Secret in the namespace of Flux. It uses server-side apply, because client-side apply copies the values into an
 * annotation.
 */
export function applySecret(cluster: Cluster, name: string, { files, filter }: Credentials): string {
  const secret = `{apiVersion: "v1", kind: "Secret", metadata: {name: $name, namespace: $namespace}, stringData: ${filter}}`;
  const print = `jq -n ${files}--arg name ${shellQuote(name)} --arg namespace ${shellQuote(FLUX_NAMESPACE)} ${shellQuote(secret)}`;
  return `${print} |\n${kubectl(cluster, 'apply', '--server-side', '--force-conflicts', '-f', '-')}`;
}

/** Prints the keys of a Secret, without their values. */
export const secretKeys = (cluster: Cluster, name: string): string =>
  kubectl(
    ...([cluster, '-n', FLUX_NAMESPACE, 'get', 'secret', name] as const),
    ...['-o', 'go-template={{range $key, $_ := .data}}{{$key}}{{"\\n"}}{{end}}'],
  );
