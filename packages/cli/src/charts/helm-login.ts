import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fieldsOf, isFields, listOf, readYaml, textOf, trimEndOf } from '@slipway/manifest';
import { type Login, loginFor } from '@slipway/publish';
import { type Certificates, FetchProblem } from './chart-client.ts';

/** The login of one repository in the configuration of Helm. */
export interface RepositoryLogin {
  readonly authorization?: string;
  readonly certificates?: Certificates;
}

/** Returns the folder with the configuration of Helm. */
function helmFolder(env: NodeJS.ProcessEnv): string {
  if (env.HELM_CONFIG_HOME) return env.HELM_CONFIG_HOME;
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, 'helm');
  const home = env.HOME || homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Preferences', 'helm');
  return process.platform === 'win32' && env.APPDATA ? join(env.APPDATA, 'helm') : join(home, '.config', 'helm');
}

/** Returns the login of `helm repo add` for exactly this URL of a repository. */
export async function repositoryLogin(url: URL, env: NodeJS.ProcessEnv): Promise<RepositoryLogin> {
  const file = env.HELM_REPOSITORY_CONFIG || join(helmFolder(env), 'repositories.yaml');
  const text = await readFile(file, 'utf8').catch(() => '');
  const value = text.length > 2 ** 20 ? undefined : readYaml(text, file).documents[0]?.value;
  const entries = isFields(value) ? listOf(value.repositories).map(fieldsOf) : [];
  const own = entries.find((entry) => sameUrl(textOf(entry.url), url));
  if (own === undefined) return {};
  const [user, password] = [textOf(own.username), textOf(own.password)];
  const pem = async (path: unknown): Promise<string | undefined> => (textOf(path) === '' ? undefined : await readPem(textOf(path)));
  const [ca, cert, key] = await Promise.all([pem(own.caFile), pem(own.certFile), pem(own.keyFile)]);
  const certificates = { ...(ca !== undefined && { ca }), ...(cert !== undefined && { cert }), ...(key !== undefined && { key }) };
  return {
    ...(user !== '' && password !== '' && { authorization: basic({ user, password }) }),
    ...(Object.keys(certificates).length > 0 && { certificates }),
  };
}

const readPem = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FetchProblem(`a certificate of the configuration of Helm cannot be read: ${error.code ?? error.message}`, { cause: error });
  });

const sameUrl = (text: string, url: URL): boolean => {
  const other = URL.parse(text);
  return other !== null && other.origin === url.origin && trimEndOf(other.pathname, '/') === trimEndOf(url.pathname, '/');
};

/** Returns the login of `helm registry login`, else of `docker login`, for exactly this host. */
export async function registryLogin(host: string, env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<Login | undefined> {
  const ofHelm = await loginFor(host, { ...env, DOCKER_CONFIG: join(helmFolder(env), 'registry') }, signal);
  return ofHelm ?? (await loginFor(host, env, signal));
}

/** Returns the header of basic authentication. */
export const basic = ({ user, password }: Login): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
