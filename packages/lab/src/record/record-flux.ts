import { artifactCases } from '../cases/artifact-cases.ts';
import { type FluxCase, fluxCases } from '../cases/flux-cases.ts';
import { substitutionCases } from '../cases/substitution-cases.ts';
import { yamlTexts } from '../cases/yaml-texts.ts';
import { startArtifactOracle } from '../flux/artifact-oracle.ts';
import { type FluxBuild, startFluxOracle } from '../flux/flux-oracle.ts';
import { programs } from '../programs/programs.ts';
import { startYamlOracle } from '../yaml/yaml-oracle.ts';
import { buildCase, substitute } from './build-case.ts';
import { fleetBuilds } from './fleet-builds.ts';
import { askKustomize, foundTrees, recordedTrees } from './kustomize-answers.ts';
import { type RecordingHeader, readRecording, recordingFile, writeRecording } from './recording.ts';
import { writeTypedKinds } from './typed-kinds.ts';

/** Recording of trees that no generator of this package creates. They are built again. */
const GIVEN = 'flux-builds-of-given-trees';

const SEED = 20_261_121;
const TREES = 120;
const TEXTS = 500;
const REPOSITORIES = 400;
const YAML_TEXTS = 3000;

type Record = (name: string, about: string, entries: readonly unknown[], answeredBy?: RecordingHeader['answeredBy']) => void;

/** Records the answers of the libraries of kustomize-controller. */
export async function recordFlux(print: (line: string) => void): Promise<void> {
  print(`typed-kinds.json of flux-build: ${await writeTypedKinds()} kinds`);
  await using oracle = await startFluxOracle();
  const controller = { 'kustomize-controller': programs['kustomize-controller'].version };
  const record: Record = (name, about, entries, answeredBy = controller) => {
    writeRecording(recordingFile(name), { about, answeredBy }, entries);
    print(`${name}: ${entries.length} answers`);
  };
  const texts = [];
  for (const each of substitutionCases(TEXTS, SEED)) texts.push({ ...each, ...(await substitute(oracle, each)) });
  record('flux-substitutions', 'results of a text in a custom resource', texts);
  const trees = [];
  for (const each of fluxCases(TREES, SEED)) trees.push({ ...each, build: await buildCase(oracle, each) });
  record('flux-builds', 'trees and a Flux Kustomization that builds them', trees);
  const kustomized = [];
  for (const each of recordedTrees(SEED)) kustomized.push({ ...each, ...(await askKustomize(oracle, each)) });
  record('kustomize-builds', 'what kustomize makes of trees with its features alone and in pairs', kustomized);
  const given = [];
  for (const { build: _, ...each } of readRecording<FluxCase & { readonly build: FluxBuild }>(recordingFile(GIVEN)).entries) {
    given.push({ ...each, build: await buildCase(oracle, each) });
  }
  record(GIVEN, 'given trees and a Flux Kustomization that builds them', given);
  const found = [];
  for (const each of foundTrees()) found.push({ ...each, ...(await askKustomize(oracle, each)) });
  record('kustomize-builds-found', 'what kustomize makes of trees that were a surprise once', found);
  await recordArtifacts(record);
  await recordYaml(record);
  record('flux-builds-of-the-fleet', 'the Flux Kustomizations of the published fleet', await fleetBuilds(oracle));
}

/** Records which files of repositories the libraries of source-controller put into artifacts. */
async function recordArtifacts(record: Record): Promise<void> {
  await using oracle = await startArtifactOracle();
  const packed = [];
  for (const each of artifactCases(REPOSITORIES, SEED)) packed.push({ ...each, ...(await oracle.pack(each)) });
  record('artifacts', 'which files of a repository are in its artifact', packed, {
    'source-controller': programs['source-controller'].version,
  });
}

/** Records how go-yaml parses texts. */
async function recordYaml(record: Record): Promise<void> {
  await using oracle = await startYamlOracle();
  const parsed = [];
  for (const text of yamlTexts(YAML_TEXTS, SEED)) parsed.push({ text, ...(await oracle.parse(text)) });
  const { requires, version } = programs['yaml-oracle'];
  record('yaml-texts', 'how go-yaml parses a text', parsed, { 'go-yaml v2': requires['go.yaml.in/yaml/v2'], 'go-yaml v3': version });
}
