import type { TestOptions } from '../kinds/run-test.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway test`. */
export const testVerb: VerbDefinition<TestOptions, 'paths'> = {
  name: 'test',
  summary: 'run the tests of Compositions: what Crossplane composes in each stage, and snapshots of it',
  formats: ['text', 'json', 'junit', 'github'],
  arguments: [
    { usage: '[path...]', help: 'files, and directories with files that contain a CompositionTest', default: 'the working directory' },
  ],
  options: {
    update: { help: 'write the snapshots that differ, and delete those that no test uses' },
    samples: { help: 'also render each Composition with generated composites, and report what fails for a valid one' },
    ifPresent: { help: 'without tests, the run succeeds' },
  },
  fromArguments: (paths) => ({ paths }),
  examples: [
    ['test', 'all tests below the working directory'],
    ['test packages/crossplane-compositions', 'the tests of one folder'],
    ['test --update', 'after an intended change of a Composition: write the snapshots'],
    ['test apis/ --samples', 'and whether the Compositions work for each valid composite'],
    ['test --output junit', 'a test case for each stage, for a build server'],
  ],
  load: async () => {
    const { runTest } = await import('../kinds/run-test.ts');
    const loadSamples = async () => (await import('../check/sample-compositions.ts')).sampleCompositions;
    return (context, options) => runTest(context, options, loadSamples);
  },
};
