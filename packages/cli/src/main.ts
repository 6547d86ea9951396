#!/usr/bin/env node
const args = process.argv.slice(2);
if (!(await startQuickly(args[0]))) {
  const [{ processTerminal, startWatchdog }, { runCli }] = await Promise.all([import('./index.ts'), import('./run-cli.ts')]);
  process.exitCode = await runCli(args, processTerminal(startWatchdog));
}

/** Starts some verbs without the modules of the others and without the parser for all arguments. */
async function startQuickly(verb: string | undefined): Promise<boolean> {
  if (verb === 'check') return (await import('./verbs/quick-check.ts')).main(args);
  if (verb === 'review') return (await import('./verbs/quick-review.ts')).main(args);
  return verb === 'build' && (await import('./verbs/quick-build.ts')).main(args);
}
