import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import type { Counts } from '../count-tests.ts';

/** Steps that are counted as tests, in order. The steps after a failed one do not run. */
export class Steps {
  readonly #env: NodeJS.ProcessEnv;
  #passed = 0;
  #failed = 0;

  /** Runs commands as in another folder: without the Node, the programs and the npm settings of the repository `root`. */
  constructor(root: string) {
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|INIT_CWD$|SLIPWAY_)/i.test(name));
    const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root) && !folder.includes('node-gyp-bin'));
    // npm uses its cache for packages that it has fetched. It repeats a request without an answer after half a minute, not five.
    const npm = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fetch_timeout: '30000' };
    this.#env = { ...Object.fromEntries(own), ...npm, PATH: path.join(delimiter), CI: 'true', NX_DAEMON: 'false', NO_COLOR: '1' };
  }

  /** Runs `action`, and prints how long it took, with the text that it returns, if any. Rethrows its error. */
  async step(name: string, action: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const note = await action();
      this.#passed += 1;
      process.stdout.write(`✓ ${name} (${typeof note === 'string' ? `${note}, ` : ''}${seconds()})\n`);
    } catch (error) {
      this.#failed += 1;
      process.stdout.write(`✗ ${name} (${seconds()})\n${error instanceof Error ? error.message : String(error)}\n`);
      throw error;
    }
  }

  /** Runs both commands of a fleet, each as a step. */
  async green(fleet: string, state: string): Promise<void> {
    for (const command of ['start', 'test']) {
      await this.step(`${state}: npm ${command}`, async () => {
        await this.run('npm', [command], fleet);
      });
    }
  }

  /** Returns the output of the command. Throws with the output if the command fails. */
  async run(program: string, args: readonly string[], cwd: string): Promise<string> {
    const child = spawn(program, [...args], { cwd, env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Uint8Array[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const output = Buffer.concat(chunks).toString('utf8');
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }

  counts(): Counts {
    return { passed: this.#passed, failed: this.#failed };
  }
}
