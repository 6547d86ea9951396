import { type Case, casesOf, mixedCases } from '../cases/cases.ts';
import { probeKind } from '../cases/probe-kind.ts';
import { fleetDocuments, substituted } from './fleet-documents.ts';
import { ownKinds, pinnedKinds } from './lab-kinds.ts';

/** Questions for the API server that a recording keeps together. */
export interface QuestionSet {
  /** Of the file in `recordings/`. */
  readonly name: string;
  readonly about: string;
  /** Other sets say of every seed what it says. */
  readonly cases: (seed: number) => readonly Case[];
}

const CASES_OF_A_CUSTOM_KIND = 6;
const CASES_OF_A_BUILT_IN_KIND = 18;
const CASES_OF_THE_PROBE = 500;

/** What is recorded of the API server. */
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

/** Fresh cases of all kinds; the probe comes up more often than any other. */
export const freshCases = (count: number, seed: number): readonly Case[] =>
  mixedCases([...pinnedKinds(), ...ownKinds(), ...Array<typeof probeKind>(20).fill(probeKind)], count, seed);

/** The documents of the fleet, as they are when Flux has substituted their variables. */
export const fleetCases = (): readonly (Case & { readonly place: string })[] =>
  substituted(fleetDocuments()).map(({ place, object }) => ({ mutation: 'none', object, place }));
