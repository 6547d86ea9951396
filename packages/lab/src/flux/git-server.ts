import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LabSite } from '../control-plane/lab-site.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';
import { type GitCredentials, gitHosts } from './git-hosts.ts';

/** Git over HTTP on loopback; everybody may read and push. */
export interface GitServer {
  readonly program: RunningProgram;
  /** Makes an empty bare repository. */
  createRepository(name: string): Promise<GitRepository>;
  /**
   * Serves a repository to the programs of the lab as `https://host/path` too; with `credentials` only to those who show
   * them.
   */
  serveAs(publicUrl: string, repository: GitRepository, credentials?: GitCredentials): void;
}

/** One repository of a lab. */
export interface GitRepository {
  /** The bare repository on disk. */
  readonly directory: string;
  /** For example `http://127.0.0.1:40123/fleet.git`. */
  readonly url: string;
}

const SCRIPT = fileURLToPath(new URL('serve-git.ts', import.meta.url));

/** Serves repositories with Git's own `http-backend`. */
export async function startGitServer(
  site: Pick<LabSite, 'supervisor' | 'logs' | 'environment' | 'deadline' | 'proxy'>,
): Promise<GitServer> {
  const root = join(site.supervisor.directory, 'git');
  mkdirSync(root);
  const [port = 0] = await freePorts(1);
  const { environment, logs, deadline } = site;
  const spec = { name: 'git', command: process.execPath, args: [SCRIPT, root, String(port)], environment, log: join(logs, 'git.log') };
  const program = await runProgram(site.supervisor, spec, { isReady: () => isListening(port), deadline });
  const serveAt = gitHosts(site.proxy);
  return {
    program,
    serveAs: (publicUrl, { url }, credentials) => serveAt(publicUrl, { url, ...(credentials && { credentials }) }),
    async createRepository(name) {
      const directory = join(root, `${name}.git`);
      await promisify(execFile)('git', ['init', '--quiet', '--bare', '--initial-branch=main', directory]);
      await promisify(execFile)('git', ['--git-dir', directory, 'config', 'http.receivepack', 'true']);
      return { directory, url: `http://127.0.0.1:${port}/${name}.git` };
    },
  };
}
