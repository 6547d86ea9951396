import { outputFormats } from '../report/output-format.ts';
import type { SynthOptions } from '../synth/run-synth.ts';
import { packageOption, shardOption } from './options.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway synth`. */
export const synthVerb: VerbDefinition<SynthOptions> = {
  name: 'synth',
  summary: 'write the YAML of the tree that the definitions describe',
  formats: outputFormats,
  options: {
    check: { help: 'write nothing; fail when the tree on disk is not what the definitions produce' },
    package: packageOption,
    shard: shardOption,
  },
  examples: [
    ['synth', 'write common/ clusters/ applications/ from the definitions'],
    ['synth --check', 'write nothing; fail if the tree on disk differs'],
  ],
  load: async () => (await import('../synth/run-synth.ts')).runSynth,
};
