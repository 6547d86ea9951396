import { type Cluster, FLUX_NAMESPACE } from '@slipway/fleet';
import { type BootstrapInput, shellQuote } from '@slipway/manifest';
import { kubectl } from './hub-context.ts';

/** Credentials that a person gives in environment variables, and the filter of jq that makes an object of them. */
export interface Credentials {
  readonly inputs: readonly BootstrapInput[];
  /** Arguments of `jq -n` before the filter: files that it reads. */
  readonly files: string;
  readonly filter: string;
}

/**
 * The keys that Flux reads for an address: `username` and `password` for https, `identity` and `known_hosts` for ssh. Names of the
 * variables begin with `prefix`.
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

/** Without the variable jq stops, and nothing is written. */
const fromEnvironment = (name: string): string => `(env.${name} // error("export ${name} first"))`;

/** Writes the object to standard output; values are in no arguments, which other users of the machine can see. */
export const printCredentials = ({ files, filter }: Credentials): string => `jq -n ${files}${shellQuote(filter)}`;

/** Creates or changes a Secret in the namespace of Flux. By server-side apply, since the other way keeps the values in an annotation. */
export function applySecret(cluster: Cluster, name: string, { files, filter }: Credentials): string {
  const secret = `{apiVersion: "v1", kind: "Secret", metadata: {name: $name, namespace: $namespace}, stringData: ${filter}}`;
  const print = `jq -n ${files}--arg name ${shellQuote(name)} --arg namespace ${shellQuote(FLUX_NAMESPACE)} ${shellQuote(secret)}`;
  return `${print} |\n${kubectl(cluster, 'apply', '--server-side', '--force-conflicts', '-f', '-')}`;
}

/** Prints the keys of a Secret, not what they hold. */
export const secretKeys = (cluster: Cluster, name: string): string =>
  kubectl(
    ...([cluster, '-n', FLUX_NAMESPACE, 'get', 'secret', name] as const),
    ...['-o', 'go-template={{range $key, $_ := .data}}{{$key}}{{"\\n"}}{{end}}'],
  );
