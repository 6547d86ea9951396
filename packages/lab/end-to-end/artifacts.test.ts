import { describe, expect, test } from 'vitest';
import { type ArtifactCase, artifactCases } from '../src/cases/artifact-cases.ts';
import { smallest } from '../src/cases/smaller.ts';
import { startArtifactOracle } from '../src/flux/artifact-oracle.ts';
import { packedOffline } from '../src/record/packed-offline.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
const count = 1000;
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

const reason = await obstacle({}, ['artifact-oracle']);
describe.skipIf(reason !== undefined)('artifacts, offline and by the libraries of source-controller', () => {
  test('have the same files of fresh repositories', async () => {
    await using oracle = await startArtifactOracle();
    const differs = async (asked: ArtifactCase): Promise<boolean> => {
      const { packed, error } = await oracle.pack(asked);
      return error === undefined && packed.join('\n') !== packedOffline(asked).join('\n');
    };
    const found: ArtifactCase[] = [];
    for (const asked of artifactCases(count, seed)) {
      if (await differs(asked))
        found.push(await smallest(asked, (smaller) => (isCase(smaller) ? differs(smaller) : Promise.resolve(false))));
    }
    proved(`seed ${seed}: ${count} repositories are packed in the same way but for ${found.length}`);
    expect(found).toEqual([]);
  });
});

/** Whether a reduced repository is still a valid case. */
const isCase = ({ files, ignore, sparseCheckout = [] }: ArtifactCase): boolean =>
  [...Object.values(files ?? { no: undefined }), ignore ?? '', ...sparseCheckout].every((text) => typeof text === 'string');
