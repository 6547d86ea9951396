import { Command } from 'commander';
import { buildPrograms } from './commands/build-programs.ts';
import { compareObjects } from './commands/compare-objects.ts';
import { type CompositionFiles, printComposition } from './commands/print-composition.ts';
import { printFluxBuild } from './commands/print-flux-build.ts';
import { printTemplate } from './commands/print-template.ts';
import { printVerdicts } from './commands/print-verdicts.ts';
import { ORACLES, recordAnswers } from './commands/record-answers.ts';
import { BuildError } from './programs/ensure-program.ts';
import { NoGoError } from './programs/find-go.ts';

const program = new Command('lab')
  .description('A real control plane on loopback, to ask what is true.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

program
  .command('verdict')
  .description('Asks the real API server about every object in YAML files; exit code 1 when it refuses or changes one.')
  .argument('<file...>', 'YAML files and directories')
  .option('--crds <directory>', 'CRDs to apply in addition to the pinned ones')
  .option('--json', 'one JSON value a line, with the object as it would be stored', false)
  .action(async (files: readonly string[], options: { readonly crds?: string; readonly json: boolean }) => {
    process.exitCode = await printVerdicts(files, options, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('compare')
  .description('Holds the offline verdicts on applied objects to those of the real API server; exit code 1 where they differ.')
  .argument('<file...>', 'what `slipway build --output yaml` prints')
  .option('--crds <directory>', 'CRDs of the kinds that the objects have')
  .action(async (files: readonly string[], options: { readonly crds?: string }) => {
    process.exitCode = await compareObjects(files, options, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('flux')
  .description('Prints what kustomize-controller would apply for a Flux Kustomization; exit code 1 when it would fail.')
  .argument('<root>', 'what the source holds')
  .argument('<file>', 'the Flux Kustomization, with the ConfigMaps and Secrets that it substitutes from')
  .action(async (root: string, file: string) => {
    process.exitCode = await printFluxBuild(root, file, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('compose')
  .description('Prints what Crossplane would compose for a composite resource; exit code 1 when it would fail.')
  .argument('<xr>', 'the composite resource')
  .argument('<composition>', 'its Composition')
  .argument('[functions]', 'the Functions that are installed; without, all that the lab runs')
  .option('--definition <file>', 'the CompositeResourceDefinition, for its defaults')
  .option('--observed <file>', 'composed resources as they are')
  .option('--json', 'one JSON value', false)
  .action(async (xr: string, composition: string, functions: string | undefined, options: CompositionFiles) => {
    const files = functions === undefined ? options : { ...options, functions };
    process.exitCode = await printComposition(xr, composition, files, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('template')
  .description('Prints what Go prints for a template with the functions of sprig and Helm, as JSON; exit code 1 when it fails.')
  .argument('<template>', 'the text of the template')
  .option('--data <file>', 'JSON with the data of the template')
  .action(async (template: string, { data }: { readonly data?: string }) => {
    process.exitCode = await printTemplate(template, data, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('record')
  .description('Asks the real programs again and writes the recordings that tests without them use.')
  .argument('[oracle...]', `which programs: ${ORACLES.join(', ')}; all without names`)
  .option('--measure-only', 'ask no program; compare the recordings with the checks of today', false)
  .action(async (names: readonly string[], { measureOnly }: { readonly measureOnly: boolean }) => {
    const oracles = measureOnly ? [] : names.length > 0 ? names : ORACLES;
    await recordAnswers(oracles, (line) => process.stdout.write(`${line}\n`));
  });

program
  .command('build')
  .description('Builds programs that are not in the cache yet; all without names.')
  .argument('[name...]')
  .action(async (names: readonly string[]) => {
    await buildPrograms(names, (line) => process.stdout.write(`${line}\n`));
  });

// The supervisor notices the end of this process and stops the lab.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof NoGoError || error instanceof BuildError || error instanceof RangeError;
  process.stderr.write(`lab: ${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = expected ? 2 : 3;
}
