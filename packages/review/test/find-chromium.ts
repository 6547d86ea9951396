import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns a Chromium of this machine: `$CHROME_BIN`, one on the PATH, or one that Playwright installed. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const kept = globSync('chromium-*/chrome-linux*/chrome', { cwd: join(homedir(), '.cache/ms-playwright') });
  const all = [env.CHROME_BIN ?? '', ...onPath, ...kept.map((file) => join(homedir(), '.cache/ms-playwright', file))];
  return all.find((file) => file !== '' && canRun(file));
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
