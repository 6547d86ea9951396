import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterSettings } from '@slipway/validate';
import { type Connection, type ConnectionSettings, connect } from '../kubernetes/connection.ts';
import { freePorts } from '../processes/free-ports.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';
import type { LabSite } from './lab-site.ts';

/** An API server that is ready. */
export interface ApiServer {
  readonly program: RunningProgram;
  readonly settings: ConnectionSettings;
  readonly connection: Connection;
}

/** A kube-apiserver with RBAC whose one user may do everything. */
export async function startApiServer(site: LabSite, cluster: string, etcd: string, settings: ClusterSettings = {}): Promise<ApiServer> {
  const directory = join(site.supervisor.directory, cluster);
  const [port = 0] = await freePorts(1);
  const access = {
    server: `https://127.0.0.1:${port}`,
    certificateAuthority: site.authority.certificate,
    token: randomBytes(24).toString('hex'),
  };
  const files = writeSecrets(site, directory, access.token);
  const flags = {
    'etcd-servers': etcd,
    'etcd-prefix': `/${cluster}`,
    'bind-address': '127.0.0.1',
    'advertise-address': '127.0.0.1',
    'endpoint-reconciler-type': 'none', // it refuses loopback addresses, and no client needs it
    'secure-port': port,
    'cert-dir': directory,
    'tls-cert-file': files.certificate,
    'tls-private-key-file': files.key,
    'token-auth-file': files.tokens,
    'authorization-mode': 'RBAC',
    'allow-privileged': true, // as EKS has it
    'service-account-issuer': 'https://kubernetes.default.svc',
    'service-account-key-file': files.accounts,
    'service-account-signing-key-file': files.accounts,
    'service-cluster-ip-range': '10.0.0.0/24',
    'disable-admission-plugins': 'ServiceAccount', // no controller makes the accounts it would look for
    ...flagOf('feature-gates', settings.featureGates),
    ...flagOf('runtime-config', settings.runtimeConfig),
  };
  const spec = {
    name: `${cluster}/kube-apiserver`,
    command: site.programs['kube-apiserver'],
    args: Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`),
    environment: { ...site.environment, ...GARBAGE_COLLECTION },
    log: join(site.logs, cluster, 'kube-apiserver.log'),
  };
  const connection = connect(access);
  const isReady = async (): Promise<boolean> => (await connection.request('GET', '/readyz')).status === 200;
  const program = await runProgram(site.supervisor, spec, { isReady, deadline: site.deadline, restart: true });
  return { program, settings: access, connection };
}

/** Memory for time: collecting the garbage of its definitions takes a fifth of what the server does otherwise. */
const GARBAGE_COLLECTION = { GOGC: '300', GOMEMLIMIT: '1GiB' };

const flagOf = (name: string, values: Readonly<Record<string, boolean | string>> = {}): Readonly<Record<string, string>> =>
  Object.keys(values).length === 0
    ? {}
    : {
        [name]: Object.entries(values)
          .map(([key, value]) => `${key}=${value}`)
          .join(','),
      };

function writeSecrets(
  site: LabSite,
  directory: string,
  token: string,
): Readonly<Record<'certificate' | 'key' | 'tokens' | 'accounts', string>> {
  mkdirSync(directory, { recursive: true });
  const write = (name: string, text: string): string => {
    writeFileSync(join(directory, name), text, { mode: 0o600 });
    return join(directory, name);
  };
  const serving = site.authority.issue({ commonName: 'kube-apiserver', hosts: ['localhost', '127.0.0.1'] });
  const accounts = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return {
    certificate: write('serving.crt', serving.certificate),
    key: write('serving.key', serving.key),
    tokens: write('tokens.csv', `${token},lab,lab,"system:masters"\n`),
    accounts: write('service-accounts.key', accounts.export({ type: 'sec1', format: 'pem' }).toString()),
  };
}
