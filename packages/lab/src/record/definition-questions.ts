import type { Case } from '../cases/cases.ts';
import { definitionCases } from '../cases/definitions/definition-cases.ts';
import { policyCases } from '../cases/definitions/policy-cases.ts';
import { crdsOf, modelCrds } from '../kubernetes/model-crds.ts';
import { ownKinds, pinnedKinds } from './lab-kinds.ts';

/** The recording of what the server says of definitions and policies. */
export const DEFINITIONS = 'verdicts-of-definitions';

const DEFINITIONS_RECORDED = 700;
const POLICIES_RECORDED = 250;
/** Places of a schema that is recorded: small ones, for there are many. */
const LARGEST_RECORDED = 8;

const customKinds = () => pinnedKinds().filter(({ origin }) => origin !== 'openapi');

/** What is recorded. */
export const recordedQuestions = (seed: number): readonly Case[] => [
  ...definitionCases(customKinds(), DEFINITIONS_RECORDED, seed, LARGEST_RECORDED),
  ...policyCases(POLICIES_RECORDED, seed),
];

/** Fresh questions for a live comparison, and every pinned CRD as it is. */
export const freshDefinitions = (count: number, seed: number): readonly Case[] => [
  ...[...modelCrds(), ...crdsOf(ownKinds())].map((object) => ({ mutation: 'none', object })),
  ...definitionCases(customKinds(), count, seed),
  ...policyCases(Math.ceil(count / 3), seed),
];
