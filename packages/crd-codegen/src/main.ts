import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { run } from './run.ts';

const models = fileURLToPath(new URL('../../kube-models', import.meta.url));

const program = new Command('codegen')
  .description('Writes JSON schemas and TypeScript types for the kinds of CRDs, XRDs and Kubernetes OpenAPI documents.')
  .requiredOption('--crds <directory>', 'directory with the definitions, at any depth')
  .option('--out <directory>', 'directory that gets gen/ and crds.lock.json', models)
  .option('--check', 'write nothing; fail when a generated file is out of date', false)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

// A handler lets the writing, which is synchronous, come to its end before the process stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  const result = await run(program.parse().opts());
  process.stdout.write(result.output);
  process.stderr.write(result.errors);
  process.exitCode = result.code;
} catch (error) {
  process.stderr.write(`codegen: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
}
