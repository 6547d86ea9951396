import { type Case, casesOf, mixedCases } from '../cases/cases.ts';
import { probeKind } from '../cases/probe-kind.ts';
import { fleetDocuments, substituted } from './fleet-documents.ts';
import { ownKinds, pinnedKinds } from './lab-kinds.ts';

/** Cases for the API server in one recording. */
export interface QuestionSet {
  /** Name of the file in `recordings/`. */
  readonly name: string;
  readonly about: string;
  /** Returns the cases of a seed. Some sets are the same for every seed. */
  readonly cases: (seed: number) => readonly Case[];
}

const CASES_OF_A_CUSTOM_KIND = 6;
const CASES_OF_A_BUILT_IN_KIND = 18;
const CASES_OF_THE_PROBE = 500;

/** The recordings of the API server. */
export const verdictQuestions: readonly QuestionSet[] = [
  {
    name: 'verdicts-of-custom-resources',
    about: 'objects of the pinned custom kinds, and single mutations of them',
    cases: (seed) =>
      [...pinnedKinds(), ...ownKinds()]
        .filter((kind) => kind.origin !== 'openapi' && kind !== probeKind)
        .flatMap((kind, index) => casesOf(kind, CASES_OF_A_CUSTOM_KIND, seed + index)),
  },
  {
    name: 'verdicts-of-built-in-kinds',
    about: 'objects of the kinds that the API server has in itself, and single mutations of them',
    cases: (seed) =>
      pinnedKinds()
        .filter(({ origin }) => origin === 'openapi')
        .flatMap((kind, index) => casesOf(kind, CASES_OF_A_BUILT_IN_KIND, seed + index)),
  },
  {
    name: 'verdicts-of-the-probe',
    about: 'objects of a kind that has every format and keyword of a CRD',
    cases: (seed) => casesOf(probeKind, CASES_OF_THE_PROBE, seed),
  },
];

/** Returns new cases of all kinds. The probe occurs more often than any other. */
export const freshCases = (count: number, seed: number): readonly Case[] =>
  mixedCases([...pinnedKinds(), ...ownKinds(), ...Array<typeof probeKind>(20).fill(probeKind)], count, seed);

/** Returns the documents of the fleet after Flux has substituted their variables. */
export const fleetCases = (): readonly (Case & { readonly place: string })[] =>
  substituted(fleetDocuments()).map(({ place, object }) => ({ mutation: 'none', object, place }));
