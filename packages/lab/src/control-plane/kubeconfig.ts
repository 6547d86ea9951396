import { emitYaml } from '@slipway/manifest';
import type { ConnectionSettings } from '../kubernetes/connection.ts';

/** The text of a kubeconfig with one cluster, one user and one context, all called `name`. */
export function kubeconfig(name: string, { server, certificateAuthority, token }: ConnectionSettings): string {
  return emitYaml({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name, cluster: { server, 'certificate-authority-data': Buffer.from(certificateAuthority).toString('base64') } }],
    users: [{ name, user: { token } }],
    contexts: [{ name, context: { cluster: name, user: name } }],
    'current-context': name,
  });
}
