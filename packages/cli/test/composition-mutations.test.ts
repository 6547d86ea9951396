import { readFileSync } from 'node:fs';
import { type Fields, fieldsOf, readYaml } from '@slipway/manifest';
import { createValidator } from '@slipway/validate';
import { expect, test } from 'vitest';
import { compositionFindings } from '../src/check/composition-findings.ts';
import { mutationsOf } from './composition-mutations.ts';

const FOLDER = new URL('../../../common/crossplane/eks-cluster/', import.meta.url);

function read(name: string): Fields {
  const { documents } = readYaml(readFileSync(new URL(name, FOLDER), 'utf8'), name);
  return fieldsOf(documents[0]?.value);
}

const definition = read('definition.yaml');
const composition = read('composition-2-zones.yaml');
const validator = createValidator();

const findingsOf = (object: Fields) =>
  compositionFindings(
    [definition, object].map((each) => ({ file: 'a.yaml', object: each, positionOf: () => undefined })),
    validator,
    new Map(),
  ).filter(({ message }) => !/zone3/.test(message));

/** All variants take a minute. Each fifth of them has all kinds of mistakes. */
const STEP = Number(process.env.MUTATION_STEP ?? 5);

test('the Composition of the reference fleet has no finding, and nearly all of its variants with one mistake have one', {
  timeout: 600_000,
}, () => {
  expect(findingsOf(composition)).toEqual([]);
  const all = mutationsOf(composition);
  expect(new Set(all.map(({ kind }) => kind))).toHaveLength(KINDS);
  const mutations = all.filter((_, index) => index % STEP === 0);
  expect(mutations.length).toBeGreaterThanOrEqual(188);
  const missed = mutations.filter(({ object }) => findingsOf(object).length === 0).map(({ kind, what }) => `${kind}: ${what}`);
  if (process.env.MUTATION_STEP !== undefined)
    console.log(`${mutations.length - missed.length} of ${mutations.length}\n${missed.join('\n')}`);
  expect(missed.length / mutations.length, missed.join('\n')).toBeLessThan(0.015);
});

/** Kinds of mistakes. */
const KINDS = 10;
