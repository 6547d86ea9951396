import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseLimitedJson } from '@slipway/manifest';

export interface Login {
  readonly user: string;
  readonly password: string;
}

/** Reads the login of `docker login` for a host, from its configuration or a helper; undefined if it does not exist. */
export async function loginFor(host: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<Login | undefined> {
  const folder = environment.DOCKER_CONFIG ?? join(environment.HOME ?? homedir(), '.docker');
  const config = await readFile(join(folder, 'config.json'), 'utf8').then(parse, () => ({}) as DockerConfig);
  const helper = config.credHelpers?.[host] ?? config.credsStore;
  const fromHelper = helper === undefined || !/^[\w-]+$/.test(helper) ? undefined : await askHelper(helper, host, environment, signal);
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
    return (parseLimitedJson(text) ?? {}) as DockerConfig;
  } catch {
    return {}; // as without a login
  }
}

/**
 * Runs a helper by the protocol of docker-credential-helpers: the host on standard input, JSON on standard output. A helper that fails,
 * prints more than 64 KiB or does not end within 30 seconds has no login.
 */
const askHelper = (helper: string, host: string, env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<Login | undefined> =>
  new Promise((resolve) => {
    const limits = { timeout: 30_000, killSignal: 'SIGKILL', maxBuffer: 2 ** 16, ...(signal && { signal }) } as const;
    const child = execFile(`docker-credential-${helper}`, ['get'], { env, ...limits }, (error, stdout) =>
      resolve(error === null ? loginIn(parse(stdout) as Readonly<Record<string, unknown>>) : undefined),
    );
    child.stdin?.on('error', () => undefined).end(host);
  });

function loginIn({ Username: user, Secret: password }: Readonly<Record<string, unknown>>): Login | undefined {
  return typeof user === 'string' && typeof password === 'string' ? { user, password } : undefined;
}
