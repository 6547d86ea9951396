import { OfflineError } from '../packages/lab/src/programs/ensure-program.ts';
import { NoGoError } from '../packages/lab/src/programs/find-go.ts';

/** Returns what the lab builds. If this machine cannot build it, prints a message and returns undefined: the rows are omitted. */
export async function ifBuilt<Built>(name: string, build: () => Promise<Built>): Promise<Built | undefined> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof NoGoError || error instanceof OfflineError)) throw error;
    process.stderr.write(`not compared with ${name}: ${error.message}\n`);
    return undefined;
  }
}
