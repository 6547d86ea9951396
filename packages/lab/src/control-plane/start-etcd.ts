import { request } from 'node:http';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';
import type { LabSite } from './lab-site.ts';

/** One etcd for all clusters of a lab; each has a prefix of its own in it. */
export async function startEtcd(site: LabSite): Promise<{ readonly program: RunningProgram; readonly url: string }> {
  const [port = 0, peerPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const flags = {
    'data-dir': join(site.supervisor.directory, 'etcd'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': `http://127.0.0.1:${peerPort}`,
    'unsafe-no-fsync': 'true', // nothing has to survive the machine
    'log-level': 'warn',
  };
  const spec = {
    name: 'etcd',
    command: site.programs.etcd,
    args: Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`),
    environment: site.environment,
    log: join(site.logs, 'etcd.log'),
  };
  const program = await runProgram(site.supervisor, spec, { isReady: () => isHealthy(`${url}/health`), deadline: site.deadline });
  return { program, url };
}

function isHealthy(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    outgoing.once('error', reject).end();
  });
}
