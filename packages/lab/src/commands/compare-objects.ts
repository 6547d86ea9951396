import { findCommunitySchema } from '@slipway/community-kinds';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { getPointer, type Manifest, splitApiVersion } from '@slipway/manifest';
import { createValidator, type Verdict } from '@slipway/validate';
import { ApiError } from '../kubernetes/api-error.ts';
import { readCrds } from '../kubernetes/apply-crds.ts';
import { type CustomResourceDefinition, crdsOf, modelCrds } from '../kubernetes/model-crds.ts';
import { readManifests } from '../kubernetes/read-manifests.ts';
import { describe } from '../kubernetes/stored-object.ts';
import { askAll, askServer, type ServerAnswer } from '../record/recorded-verdict.ts';
import { startLab } from '../start/start-lab.ts';

/** Inputs in addition to the objects. */
export interface CompareOptions {
  /** A directory with CRDs of the kinds that the files use; the groups that no file defines are taken from it. */
  readonly crds?: string;
}

/**
 * Compares the verdicts of the offline validator on applied objects (`slipway build --output yaml`) with those of the API server, and
 * prints each difference. Returns 0 without a difference, else 1. It applies the CRDs among the objects, which take precedence. It counts
 * objects whose variables have no value, and kinds that are unknown to the validator, but does not compare them.
 */
export async function compareObjects(
  files: readonly string[],
  { crds: directory }: CompareOptions,
  print: (line: string) => void,
): Promise<number> {
  const objects = distinct(files.flatMap(readManifests).map(withoutSops));
  const own = objects.filter(isCrd);
  const groups = new Set(objects.map(({ apiVersion }) => splitApiVersion(apiVersion).group));
  const validator = createValidator({ schemas: own.flatMap(schemasOf) });
  const compared = objects.map((object) => ({ object, ours: validator.check(object, { built: true }) }));
  const asked = compared.filter(({ object, ours }) => ours.verdict !== 'unknown' && !/\$\{\w/.test(JSON.stringify(object)));

  await using lab = await startLab({ clusters: ['oracle'] });
  const { oracle } = lab.clusters;
  const ask = (questions: typeof asked) => askAll(questions, ({ object }) => askServer(oracle, object));
  // A definition is asked about before there is another one of the same kind.
  const definitions = asked.filter(({ object }) => isCrd(object));
  const rest = asked.filter(({ object }) => !isCrd(object));
  const answersAboutDefinitions = await ask(definitions);
  const defined = new Set(own.map(({ metadata }) => metadata.name));
  const others = [...modelCrds((group) => groups.has(group)), ...communityCrds(objects), ...given(directory, groups)];
  await oracle.applyCrds(latestOf(others.filter(({ metadata }) => !defined.has(metadata.name))));
  for (const crd of withAllVersions(own)) {
    await oracle.applyCrds([crd]).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      print(`not applied: ${describe(crd)}: ${error.message}`);
    });
  }

  const answers = [...answersAboutDefinitions, ...(await ask(rest))];
  let [differences, added] = [0, 0];
  for (const [index, { object, ours }] of [...definitions, ...rest].entries()) {
    const answer = answers[index];
    if (answer === undefined || answer.verdict === ours.verdict) continue;
    if (ours.verdict === 'accept' && answer.lost?.every((pointer) => isAdded(object, pointer)) === true) {
      added++;
      continue;
    }
    differences++;
    for (const line of explain(object, ours, answer)) print(line);
  }
  const unknown = compared.filter(({ ours }) => ours.verdict === 'unknown').length;
  const count = (verdict: string): number => answers.filter((answer) => answer.verdict === verdict).length;
  print(
    `${objects.length} different objects: ${asked.length} asked (${count('accept')} accepted, ${count('lossy')} lossy, ${count('reject')} rejected), ` +
      `${unknown} of unknown kinds, ${compared.length - asked.length - unknown} with open variables; ` +
      `${added} lose what kustomize or Flux added; ${differences} differences`,
  );
  return differences === 0 ? 0 : 1;
}

function distinct(objects: readonly Manifest[]): readonly Manifest[] {
  return [...new Map(objects.map((object) => [JSON.stringify(object), object])).values()];
}

/** Flux decrypts an object before it applies it. */
const withoutSops = ({ sops: _, ...object }: Manifest & { readonly sops?: unknown }): Manifest => object;

/** A definition with mistakes defines nothing, on the server either. */
function schemasOf(crd: CustomResourceDefinition): readonly KindSchema[] {
  try {
    return kindSchemas(crd);
  } catch {
    return [];
  }
}

/**
 * Whether the difference is a namespace of a cluster-scoped object, the zero that Go writes for a port, or null for a pointer. The user did
 * not write these values, so their loss is no finding.
 */
function isAdded(object: Manifest, pointer: string): boolean {
  const value = getPointer(object, pointer);
  return pointer === '/metadata/namespace' || value === null || (pointer.endsWith('/targetPort') && value === 0);
}

const isCrd = (object: Manifest): object is CustomResourceDefinition =>
  object.apiVersion === 'apiextensions.k8s.io/v1' && object.kind === 'CustomResourceDefinition';

/** Of several definitions of one kind the last. */
const latestOf = (crds: readonly CustomResourceDefinition[]): readonly CustomResourceDefinition[] => [
  ...new Map(crds.map((crd) => [crd.metadata.name, crd])).values(),
];

/** Of several definitions of one kind, as clusters have them, one with the versions of all. */
const withAllVersions = (crds: readonly CustomResourceDefinition[]): readonly CustomResourceDefinition[] =>
  [...Map.groupBy(crds, ({ metadata }) => metadata.name).values()].flatMap((group) => {
    const [first] = group;
    const versions = new Map(group.flatMap(({ spec }) => spec.versions.map((version) => [version.name, version] as const)));
    const stored = first?.spec.versions.find((version) => (version as { readonly storage?: boolean }).storage === true)?.name;
    const all = [...versions.values()].map((version) => ({ ...version, storage: version.name === stored }));
    return first === undefined ? [] : [{ ...first, spec: { ...first.spec, versions: all } }];
  });

const given = (directory: string | undefined, groups: ReadonlySet<string>): readonly CustomResourceDefinition[] =>
  directory === undefined ? [] : readCrds(directory).filter(({ spec }) => groups.has(spec.group));

/** Created from the compact schemas, for kinds without a CRD in a directory. */
const communityCrds = (objects: readonly Manifest[]): readonly CustomResourceDefinition[] =>
  crdsOf(
    [...new Map(objects.map(({ apiVersion, kind }) => [`${apiVersion} ${kind}`, { apiVersion, kind }])).values()].flatMap(
      ({ apiVersion, kind }) => (findSchema(apiVersion, kind) === undefined ? (findCommunitySchema(apiVersion, kind) ?? []) : []),
    ),
  );

function explain(object: Manifest, ours: Verdict, { verdict, status, causes = [], lost = [] }: ServerAnswer): readonly string[] {
  return [
    `${describe(object)} ${object.apiVersion}: here ${ours.verdict}, the server says ${verdict} (${status})`,
    ...ours.findings
      .filter(({ severity }) => severity === 'reject' || severity === 'lossy')
      .map(({ rule, pointer }) => `  here: ${rule} ${pointer}`),
    ...[...causes, ...lost].map((cause) => `  server: ${cause}`),
  ];
}
