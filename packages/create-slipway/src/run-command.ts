import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Runs a command without output. Prefers commands of the packages in `cwd`, because a fleet has its own Node. Throws with its output if it fails. */
export async function runCommand(program: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, PATH: [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.trimEnd()}`);
}
