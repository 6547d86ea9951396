import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readYaml, splitApiVersion } from '@slipway/manifest';
import { UnknownKindError } from '../kubernetes/discovery.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import { describe } from '../kubernetes/stored-object.ts';
import type { Verdict } from '../kubernetes/verdict.ts';
import { asParsed } from '../record/as-parsed.ts';
import { startLab } from '../start/start-lab.ts';

interface Question {
  /** File and number of the document in it, from 1. */
  readonly place: string;
  readonly object: Manifest;
}

/** Prints the real server's verdict on every object of the files; 0 when all are accepted as they are, else 1. */
export async function printVerdicts(
  paths: readonly string[],
  options: { readonly crds?: string; readonly json?: boolean },
  print: (line: string) => void,
): Promise<number> {
  const questions = readQuestions(paths);
  const groups = new Set(questions.map(({ object }) => splitApiVersion(object.apiVersion).group));
  await using lab = await startLab({ clusters: ['oracle'] });
  const { oracle } = lab.clusters;
  // A CRD costs the server a tenth of a second: only those that are asked about.
  await oracle.applyCrds(modelCrds((group) => groups.has(group)));
  if (options.crds !== undefined) await oracle.applyCrds(options.crds);
  const counts = { accept: 0, lossy: 0, reject: 0 };
  for (const { place, object } of questions) {
    const verdict = await oracle.verdict(object).catch(refusal);
    counts[verdict.verdict]++;
    if (options.json) print(JSON.stringify(asParsed({ place, ...verdict })));
    else if (verdict.verdict !== 'accept') for (const line of explain(place, object, verdict)) print(line);
  }
  if (!options.json) print(`${counts.accept} accepted, ${counts.lossy} lossy, ${counts.reject} rejected`);
  return counts.lossy + counts.reject === 0 ? 0 : 1;
}

/** Kustomize's own files are not objects of the API. */
const isQuestion = (value: unknown): value is Manifest => {
  const { apiVersion, kind } = (value ?? {}) as Partial<Manifest>;
  return typeof apiVersion === 'string' && typeof kind === 'string' && !apiVersion.startsWith('kustomize.config.k8s.io/');
};

function readQuestions(paths: readonly string[]): readonly Question[] {
  return paths
    .flatMap(filesOf)
    .flatMap((file) =>
      readYaml(readFileSync(file, 'utf8'), file).documents.flatMap(({ value, index }) =>
        isQuestion(value) ? [{ place: `${file}#${index + 1}`, object: value }] : [],
      ),
    );
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  return found.sort().map((name) => join(path, name));
}

/** A kind that the server does not know is refused, as Flux would find. */
function refusal(error: unknown): Verdict {
  if (!(error instanceof UnknownKindError)) throw error;
  return { verdict: 'reject', status: 404, differences: [], message: error.message, causes: [] };
}

function explain(place: string, object: Manifest, { verdict, status, message, differences }: Verdict): readonly string[] {
  const changes = differences.map(({ pointer, sent, stored }) =>
    stored === undefined ? `  ${pointer}: dropped` : `  ${pointer}: ${JSON.stringify(sent)} becomes ${JSON.stringify(stored)}`,
  );
  return [`${verdict} ${status} ${place} ${describe(object)}`, ...(message === undefined ? [] : [`  ${message}`]), ...changes];
}
