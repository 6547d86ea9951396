import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GO_VERSION } from './recipe.ts';

/** No Go can build the programs of the lab. The message says what to install. */
export class NoGoError extends Error {
  override readonly name = 'NoGoError';

  constructor(found: string) {
    super(
      `The lab builds its programs with Go ${GO_VERSION} or newer, and ${found}. Install it from https://go.dev/dl, or put it on PATH.`,
    );
  }
}

/** Returns the version of the Go on PATH, for example `1.26.8`. Throws a `NoGoError` if it is missing or too old. */
export async function findGo(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  let text: string;
  try {
    // GOTOOLCHAIN=local returns the installed version, and downloads no version for go.mod.
    const options = { env: { ...environment, GOTOOLCHAIN: 'local' }, cwd: '/' };
    text = (await promisify(execFile)('go', ['env', 'GOVERSION'], options)).stdout.trim();
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new NoGoError(missing ? 'there is no `go` on PATH' : `\`go env GOVERSION\` failed: ${(error as Error).message.trim()}`);
  }
  if (!isNewEnough(text)) throw new NoGoError(`the one on PATH is ${text}`);
  return text.replace(/^go/, '');
}

/** Whether `go1.26.8`, `go1.27rc1` or a development version can build the programs. */
export function isNewEnough(version: string): boolean {
  if (version.startsWith('devel')) return true;
  const [major = 0, minor = 0] = version.replace(/^go/, '').split('.').map(Number.parseFloat);
  const [wantedMajor = 0, wantedMinor = 0] = GO_VERSION.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
