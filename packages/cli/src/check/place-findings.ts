import { type FleetBuild, type WrittenIn, type WrittenValue, writtenValue } from '@slipway/flux-build';
import { type Finding, getPointer, parsePointer, stableText } from '@slipway/manifest';
import type { ObjectFinding } from '@slipway/validate';
import { inPackage, type OwnedPackage, packageOf } from '../fleet/configuration-packages.ts';
import type { FileTexts } from '../fleet/file-texts.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import type { DefinitionFinder } from '../synth/definition-finder.ts';
import type { ObjectOrigin } from './different-objects.ts';

/** The input for finding the positions of findings. */
export interface Placing {
  readonly fleet: FleetBuild;
  readonly open: OpenFleet;
  readonly files: FileTexts;
  /** Finds the TypeScript definition of a document of the tree, in a repository with definitions. */
  readonly definitions: DefinitionFinder | undefined;
}

/**
 * Places a finding about an applied object at the position where the user wrote the value. Returns undefined when a lost value is not in
 * any file: kustomize and Flux add fields that the API server drops again.
 */
export const placeFinding = (placing: Placing, finding: ObjectFinding, origin: ObjectOrigin): Finding | undefined =>
  placed(placing, finding, origin)?.finding;

/**
 * Returns the findings about one object. If the definitions write a text once and it is in several fields with one name, that is one
 * mistake.
 */
export function placeObjectFindings(placing: Placing, findings: readonly ObjectFinding[], origin: ObjectOrigin): readonly Finding[] {
  const texts = new Set<string>();
  return findings.flatMap((each) => {
    const { finding, isExact } = placed(placing, each, origin) ?? {};
    if (finding === undefined || isExact !== true) return finding ?? [];
    const text = stableText([finding.rule, finding.source, finding.value, parsePointer(finding.pointer).at(-1)]);
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew ? [finding] : [];
  });
}

interface Placed {
  readonly finding: Finding;
  /** Whether the definitions write exactly this value at the position of the finding. */
  readonly isExact: boolean;
}

function placed(placing: Placing, { spot, ...finding }: ObjectFinding, origin: ObjectOrigin): Placed | undefined {
  const { fleet, open, files, definitions } = placing;
  const within: WrittenIn = { fleet, treeOf: (content) => (content === '' ? open.tree : open.treeOf(content)) };
  const { kustomization, applied, clusters } = origin;
  const owned = packageOf(kustomization);
  if (owned !== undefined) return { finding: { ...placedInPackage(finding, spot, applied, owned), clusters }, isExact: false };
  const isKey = ABOUT_KEYS.has(finding.rule);
  const place = writtenValue(within, { kustomization, applied, pointer: spot ?? finding.pointer, isKey });
  if (finding.severity === 'lossy' && isAdded(place, getPointer(applied.object, finding.pointer))) return undefined;
  const isDefined = open.isDefined?.(place.content) ?? place.content === '';
  const field = { pointer: place.pointer, value: finding.value };
  const { isExact = false, ...source } = (isDefined ? definitions?.(place.file, place.index, field) : undefined) ?? {};
  const why = reasonOf(place, files);
  return {
    finding: {
      ...finding,
      ...(why === undefined ? {} : { message: `${finding.message} (${why})` }),
      file: files.fileName(place.content, place.file),
      ...(place.line === undefined ? {} : { line: place.line }),
      ...(place.column === undefined ? {} : { column: place.column }),
      ...('file' in source ? { source } : {}),
      clusters,
    },
    isExact,
  };
}

/** Places a finding about an object of a package in `package.yaml`, and names the Configuration that installs it. */
function placedInPackage(
  finding: Omit<ObjectFinding, 'spot'>,
  spot: string | undefined,
  { object }: ObjectOrigin['applied'],
  { file, positionOf, applied }: OwnedPackage,
): Finding {
  return { ...inPackage(finding, applied.object), file, ...positionOf(object, spot ?? finding.pointer) };
}

/** Rules about a field that must not exist, with any value. */
const ABOUT_KEYS: ReadonlySet<string> = new Set(['unknown-field', 'needless-namespace', 'server-field', 'null-value', 'value-not-read']);

/** Returns whether the value was added by a build. A namespace that is set on all objects is not a mistake in cluster-scoped objects. */
const isAdded = ({ exact, by }: WrittenValue, value: unknown): boolean =>
  value !== undefined && (!exact || by === 'namespace' || by === 'spec.targetNamespace');

/** Explains how a value is set that is not written in the document of the object. */
function reasonOf({ by, variable, usedAt }: WrittenValue, { fileName }: FileTexts): string | undefined {
  if (variable !== undefined) {
    const used =
      usedAt === undefined ? '' : `, used at ${fileName(usedAt.content, usedAt.file)}${usedAt.line === undefined ? '' : `:${usedAt.line}`}`;
    return `the value of the variable ${variable}${used}`;
  }
  return by === undefined ? undefined : `set by ${by}`;
}

/**
 * Merges findings about values from the same position that break the same rule. The result names all clusters and objects. Doubts about one
 * version of a kind are merged from all positions, because one release of a project decides them.
 */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const groups = Map.groupBy(findings, (finding) =>
    isDoubtOfVersion(finding) ? stableText([finding.rule, finding.message, finding.expected]) : positionKey(finding),
  );
  return [...groups.values()].map((group) => {
    const [first] = group as [Finding];
    if (group.length === 1) return first;
    const clusters = [...new Set(group.flatMap((each) => each.clusters ?? []))].sort();
    const others = group.slice(1).map(({ object }) => object ?? '');
    const objects = [...new Set([...(first.objects ?? [first.object ?? '']), ...others])].filter((each) => each !== '');
    return { ...first, ...(clusters.length === 0 ? {} : { clusters }), ...(objects.length < 2 ? {} : { objects }) };
  });
}

function positionKey({ clusters: _, object, objects: __, message: ___, pointer, ...rest }: Finding): string {
  return stableText(rest.line === undefined ? { ...rest, object, pointer } : rest);
}

const isDoubtOfVersion = ({ rule, severity }: Finding): boolean => rule === 'wrong-api-version' && severity === 'risk';
