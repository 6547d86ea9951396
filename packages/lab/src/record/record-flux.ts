import { fluxCases } from '../cases/flux-cases.ts';
import { substitutionCases } from '../cases/substitution-cases.ts';
import { startFluxOracle } from '../flux/flux-oracle.ts';
import { programs } from '../programs/programs.ts';
import { buildCase, substitute } from './build-case.ts';
import { fleetBuilds } from './fleet-builds.ts';
import { askKustomize, recordedTrees } from './kustomize-answers.ts';
import { recordingFile, writeRecording } from './recording.ts';

const SEED = 20_261_121;
const TREES = 120;
const TEXTS = 500;

/** Asks the libraries of kustomize-controller everything that is recorded of them. */
export async function recordFlux(print: (line: string) => void): Promise<void> {
  await using oracle = await startFluxOracle();
  const answeredBy = { 'kustomize-controller': programs['kustomize-controller'].version };
  const record = (name: string, about: string, entries: readonly unknown[]): void => {
    writeRecording(recordingFile(name), { about, answeredBy }, entries);
    print(`${name}: ${entries.length} answers`);
  };
  const texts = [];
  for (const each of substitutionCases(TEXTS, SEED)) texts.push({ ...each, ...(await substitute(oracle, each)) });
  record('flux-substitutions', 'what becomes of a text in a custom resource', texts);
  const trees = [];
  for (const each of fluxCases(TREES, SEED)) trees.push({ ...each, build: await buildCase(oracle, each) });
  record('flux-builds', 'trees and a Flux Kustomization that builds them', trees);
  const kustomized = [];
  for (const each of recordedTrees(SEED)) kustomized.push({ ...each, ...(await askKustomize(oracle, each)) });
  record('kustomize-builds', 'what kustomize makes of trees with its features alone and in pairs', kustomized);
  record('flux-builds-of-the-fleet', 'the Flux Kustomizations of the published fleet', await fleetBuilds(oracle));
}
