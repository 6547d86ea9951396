import type { Case } from '../cases/cases.ts';
import { definitionCases } from '../cases/definitions/definition-cases.ts';
import { policyCases } from '../cases/definitions/policy-cases.ts';
import { crdsOf, modelCrds } from '../kubernetes/model-crds.ts';
import { ownKinds, pinnedKinds } from './lab-kinds.ts';

/** The recording of verdicts on CRDs and policies. */
export const DEFINITIONS = 'verdicts-of-definitions';

const DEFINITIONS_RECORDED = 700;
const POLICIES_RECORDED = 250;
/** Maximum nodes of a recorded schema. They are small, because there are many. */
const MAX_RECORDED = 8;

const customKinds = () => pinnedKinds().filter(({ origin }) => origin !== 'openapi');

/** Returns the recorded cases. */
export const recordedQuestions = (seed: number): readonly Case[] => [
  ...definitionCases(customKinds(), DEFINITIONS_RECORDED, seed, MAX_RECORDED),
  ...policyCases(POLICIES_RECORDED, seed),
];

/** Returns new cases for a live comparison, and every pinned CRD unchanged. */
export const freshDefinitions = (count: number, seed: number): readonly Case[] => [
  ...[...modelCrds(), ...crdsOf(ownKinds())].map((object) => ({ mutation: 'none', object })),
  ...definitionCases(customKinds(), count, seed),
  ...policyCases(Math.ceil(count / 3), seed),
];
