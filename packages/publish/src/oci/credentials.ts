import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Login {
  readonly user: string;
  readonly password: string;
}

/** What `docker login` left for a host, in its configuration or with a helper of it; undefined where there is nothing. */
export async function loginFor(host: string, environment: NodeJS.ProcessEnv): Promise<Login | undefined> {
  const folder = environment.DOCKER_CONFIG ?? join(environment.HOME ?? homedir(), '.docker');
  const config = await readFile(join(folder, 'config.json'), 'utf8').then(parse, () => ({}) as DockerConfig);
  const helper = config.credHelpers?.[host] ?? config.credsStore;
  const fromHelper = helper === undefined || !/^[\w-]+$/.test(helper) ? undefined : await askHelper(helper, host, environment);
  if (fromHelper !== undefined) return fromHelper;
  const text = Buffer.from(config.auths?.[host]?.auth ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

interface DockerConfig {
  readonly auths?: Readonly<Record<string, { readonly auth?: string }>>;
  readonly credHelpers?: Readonly<Record<string, string>>;
  readonly credsStore?: string;
}

function parse(text: string): DockerConfig {
  try {
    return (JSON.parse(text) ?? {}) as DockerConfig;
  } catch {
    return {}; // as if nobody had logged in
  }
}

/** The protocol of docker-credential-helpers: the host on standard input, JSON on standard output. */
const askHelper = (helper: string, host: string, env: NodeJS.ProcessEnv): Promise<Login | undefined> =>
  new Promise((resolve) => {
    const child = execFile(`docker-credential-${helper}`, ['get'], { env, timeout: 30_000 }, (error, stdout) => {
      if (error !== null) return resolve(undefined);
      try {
        const { Username: user, Secret: password } = JSON.parse(stdout) as { readonly Username: string; readonly Secret: string };
        resolve({ user, password });
      } catch {
        resolve(undefined);
      }
    });
    child.stdin?.on('error', () => undefined).end(host);
  });
