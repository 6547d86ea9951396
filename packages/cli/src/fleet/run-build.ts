import { resolve } from 'node:path';
import {
  applyPolicy,
  buildFleet,
  type FleetBuild,
  type FleetKustomization,
  fleetFindings,
  isDeletedWithOwner,
  rootFindings,
} from '@slipway/flux-build';
import { type Finding, findUnwritable, firstTexts, printable } from '@slipway/manifest';
import { defaultCacheDirectory } from '@slipway/validate';
import { shownLines } from '@slipway/validate/confidential-lines';
import type { SecretValues } from '@slipway/validate/secret-values';
import { nameList, objectText, policyWords } from '../report/build-text.ts';
import { buildYaml } from '../report/build-yaml.ts';
import { usageFailure } from '../report/failure.ts';
import { maskedFindings } from '../report/masked-report.ts';
import { count, type Paint } from '../report/paint.ts';
import { plainJson } from '../report/printable-yaml.ts';
import { releasesJson, releaseText, type ShownReleases, shownReleases } from '../report/release-text.ts';
import { withMaskedErrors, withShownError } from '../report/shown-error.ts';
import { shownFinding } from '../report/shown-finding.ts';
import { findingsCount } from '../report/text.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { shortRevision } from '../repository/short-revision.ts';
import { configurationPackages } from './configuration-packages.ts';
import { fileTexts } from './file-texts.ts';
import { addFleetSecrets } from './fleet-secrets.ts';
import { objectOwners, outputOfResourceSets } from './object-owners.ts';
import { type OpenFleet, openFleet } from './open-fleet.ts';
import { builtReleases, lockPlace, releaseNotes, releaseOwner, releaseOwners } from './release-owners.ts';

/** Options of `slipway build`. */
export interface BuildOptions {
  /** The bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations. */
  readonly path: string;
  /** The folder that paths of Flux Kustomizations begin at. @default found in the Git checkout; without one, the path */
  readonly repository?: string;
  /** Folders and files where Flux begins. @default those that are found */
  readonly root?: readonly string[];
  /** A commit of the repository around the path, instead of what is on disk. */
  readonly at?: string;
  /** `namespace/name` of the Flux Kustomizations to show. */
  readonly kustomization?: readonly string[];
  /** The clusters whose objects are shown. */
  readonly cluster?: readonly string[];
  /** `Kind/namespace/name=directory`, or `…=directory#revision` for a commit of the Git repository there. */
  readonly source?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux. */
  readonly present?: readonly string[];
  /** `URL=FILE`: the text of what kustomization files name on other hosts. */
  readonly resource?: readonly string[];
  /** A folder with charts. */
  readonly charts?: string;
  /** @default as the version of Flux does that a cluster declares */
  readonly strict?: boolean;
}

/** Builds and prints the objects of every Flux Kustomization that is reached from a path, in the order in which they are applied. */
export async function runBuild(context: VerbContext, options: BuildOptions): Promise<VerbReport> {
  const { cwd, budget } = context;
  const { path, repository, root = [], at, source = [], resource = [], present = [] } = options;
  const reading = { sources: source, resources: resource, present, cwd, budget };
  const open = await guarded(context, () => openFleet({ path: resolve(cwd, path), repository, root, at, ...reading }));
  context.progress('building');
  return guarded(context, () =>
    buildReport(open, options, { secrets: context.secrets, cwd, cache: defaultCacheDirectory(context.terminal.env) }),
  );
}

function buildReport(
  open: OpenFleet,
  { path, strict, ...options }: BuildOptions,
  { secrets, cwd, cache }: { readonly secrets: SecretValues; readonly cwd: string; readonly cache: string },
): VerbReport {
  const fleet = buildFleet({ ...open.input, ...(strict === undefined ? {} : { strict }) });
  const onClusters = chosen('cluster', [...fleet.kustomizations, ...fleet.entries], ({ appliesTo }) => appliesTo, options.cluster);
  const begins = new Set<FleetKustomization>(fleet.entries);
  const there = onClusters.filter((each) => !begins.has(each));
  const selected = chosen('Flux Kustomization', there, nameOf, options.kustomization);
  const unreadable = open.trees().flatMap((tree) => tree.unreadable());
  const { fileName, textIn, textOf: fileText } = fileTexts(open);
  const found = fleetFindings(fleet, { of: selected, newestFlux: strict === true, unreadable, leftOut: open.tree.leftOut(), fileName });
  const shown = found.map((finding) => shownFinding(finding, fileText(finding.file)));
  const roots = rootFindings(open.search, {
    built: fleet.kustomizations.length + fleet.entries.length,
    tree: open.tree,
    path,
    fileName: (file) => fileName('', file),
  });
  const applied = objectOwners(fleet);
  const packages = configurationPackages(applied, { open, cache });
  const owners = [...applied, ...packages.owners];
  const helm = builtReleases(fleet, owners, { charts: options.charts, cwd, lock: lockPlace(open, cache) });
  addFleetSecrets(secrets, open, [...owners, ...releaseOwners(helm)], { textIn }, helm.releases);
  const findings = maskedFindings(
    [...open.findings, ...helm.findings, ...packages.findings, ...roots, ...(open.isRootKnown ? shown : shown.map(withRootRemedy))],
    secrets,
  );
  const answer = selected.map((each) => withMaskedErrors(withShownError(each, textIn), secrets));
  const clusters = new Set(onClusters.map(({ appliesTo }) => appliesTo));
  const isShown = ({ cluster }: FleetKustomization): boolean => options.kustomization === undefined && clusters.has(cluster);
  const made = outputOfResourceSets(fleet).filter(isShown);
  const entries = fleet.entries.filter(isShown);
  const installed = packages.owners.filter(isShown);
  const shownOwners = new Set([...selected, ...made, ...entries]);
  const maskedReleases = helm.releases.map((each) => withMaskedErrors(each, secrets));
  const releases = shownReleases(maskedReleases, releaseOwner, (owner) => shownOwners.has(owner), releaseNotes(helm));
  return {
    findings,
    json: () => ({
      summary: summaryOf({ kustomizations: selected, made, entries, packages: installed, releases }, findings),
      kustomizations: answer.map(jsonOf),
      ...resourceSetsJson(fleet, selected),
      ...entriesJson(entries),
      ...packagesJson(installed),
      ...releasesJson(releases),
    }),
    text: (paint) => textOf({ kustomizations: answer, made, entries, packages: installed, releases }, findings, paint),
    showsObjects: true,
    yaml: () => buildYaml([...entries.map(writableObjects), ...answer, ...made, ...installed, ...releases.installed]),
    linesOf: (file) => shownLines(fileText(file)),
  };
}

/** Leaves out text in an entry folder that Flux refuses, because YAML for Flux cannot contain it. */
const writableObjects = (entry: FleetKustomization): FleetKustomization => ({
  ...entry,
  objects: (entry.objects ?? []).filter(({ object }) => findUnwritable(object, 1).length === 0),
});

/** Adds how to set the root, because without Git it is unknown where a repository begins. */
const withRootRemedy = (finding: Finding): Finding =>
  finding.rule === 'kustomization-not-built'
    ? { ...finding, remedy: `${finding.remedy}; outside of a Git checkout, --repository says where paths begin` }
    : finding;

function chosen(
  what: string,
  all: readonly FleetKustomization[],
  called: (kustomization: FleetKustomization) => string,
  names: readonly string[] | undefined,
): readonly FleetKustomization[] {
  if (names === undefined) return all;
  const missing = names.find((name) => !all.some((each) => called(each) === name));
  if (missing !== undefined) throw usageFailure(`There is no ${what} ${missing}; ${nameList(all.map(called))}.`);
  return all.filter((each) => names.includes(called(each)));
}

const nameOf = ({ namespace, name }: FleetKustomization): string => `${namespace}/${name}`;

/** The parts of a build that are shown. */
interface Shown {
  readonly kustomizations: readonly FleetKustomization[];
  readonly made: readonly FleetKustomization[];
  readonly entries: readonly FleetKustomization[];
  readonly packages: readonly FleetKustomization[];
  readonly releases: ShownReleases;
}

function summaryOf(
  { kustomizations, made, entries, packages, releases }: Shown,
  findings: readonly Finding[],
): Readonly<Record<string, number>> {
  return {
    kustomizations: kustomizations.length,
    ...(made.length === 0 ? {} : { resourceSets: made.length }),
    ...(releases.releases.length === 0
      ? {}
      : { helmReleases: releases.releases.length, installedObjects: objectCount(releases.installed) }),
    ...(packages.length === 0 ? {} : { configurations: packages.length }),
    objects: objectCount([...kustomizations, ...made, ...entries, ...packages]),
    errors: kustomizations.filter(({ error }) => error !== undefined).length,
    unresolved: kustomizations.filter(({ unresolved }) => unresolved !== undefined).length,
    findings: findings.length,
  };
}

const objectCount = (owners: readonly FleetKustomization[]): number => owners.reduce((sum, { objects = [] }) => sum + objects.length, 0);

/** Returns one Flux Kustomization for the JSON output, with `objects` or `error`. */
function jsonOf({ objects, error, notes: _, parent, spec, ...kustomization }: FleetKustomization): Readonly<Record<string, unknown>> {
  const unknown = [...new Set((objects ?? []).flatMap(({ unknownVariables }) => unknownVariables))].sort();
  return {
    ...kustomization,
    ...(parent === undefined ? {} : { parent }),
    ...(unknown.length === 0 ? {} : { unknownVariables: unknown }),
    prune: spec.prune === true,
    goesWithOwner: isDeletedWithOwner(spec),
    exceptions: (objects ?? []).flatMap(({ object }) =>
      policyWords(object, spec).length === 0 ? [] : [{ object: objectText(object), ...applyPolicy(object, spec) }],
    ),
    ...(objects === undefined ? { error } : { objects: objects.map(({ object }) => plainJson(object)) }),
  };
}

/** Returns the ResourceSets on the shown clusters, if there are any. */
function resourceSetsJson({ resourceSets }: FleetBuild, kustomizations: readonly FleetKustomization[]): Readonly<Record<string, unknown>> {
  const clusters = new Set(kustomizations.map(({ appliesTo }) => appliesTo));
  const shown = resourceSets.filter(({ cluster }) => clusters.has(cluster));
  if (shown.length === 0) return {};
  return {
    resourceSets: shown.map(({ objects, ...each }) => ({
      ...each,
      ...(objects === undefined ? {} : { objects: objects.map(({ object }) => plainJson(object)) }),
    })),
  };
}

/** Returns the objects of entry folders whose sync is not in the repository, if there are any. */
function entriesJson(entries: readonly FleetKustomization[]): Readonly<Record<string, unknown>> {
  if (entries.length === 0) return {};
  return {
    entries: entries.map(({ cluster, path, objects = [] }) => ({ cluster, path, objects: objects.map(({ object }) => plainJson(object)) })),
  };
}

/** Returns the packages that Configurations install, if any is available. */
function packagesJson(packages: readonly FleetKustomization[]): Readonly<Record<string, unknown>> {
  if (packages.length === 0) return {};
  return {
    configurations: packages.map(({ cluster, name, path, objects = [] }) => ({
      ...{ cluster, name, package: path },
      objects: objects.map(({ object }) => plainJson(object)),
    })),
  };
}

function textOf(shown: Shown, findings: readonly Finding[], paint: Paint): string {
  const { kustomizations, made, entries, packages, releases } = shown;
  const ofResourceSets = Map.groupBy(made, ({ cluster }) => cluster);
  const ofEntries = Map.groupBy(entries, ({ cluster }) => cluster);
  const ofPackages = Map.groupBy(packages, ({ cluster }) => cluster);
  const ofReleases = Map.groupBy(releases.releases, ({ owner }) => owner.cluster);
  const ofKustomizations = Map.groupBy(kustomizations, ({ cluster }) => cluster);
  const parts = [...new Set([...ofKustomizations.keys(), ...ofEntries.keys()])].map((cluster) => {
    const applied = (ofKustomizations.get(cluster) ?? []).map((one) => kustomizationText(one, paint));
    const expanded = (ofResourceSets.get(cluster) ?? []).map((one) => resourceSetText(one, paint));
    const begun = (ofEntries.get(cluster) ?? []).map((one) => entryText(one, paint));
    const packed = (ofPackages.get(cluster) ?? []).map((one) => packageText(one, paint));
    const installed = (ofReleases.get(cluster) ?? []).map((one) => releaseText(one, paint));
    return [paint('bold', printable(cluster)), ...begun, ...applied, ...expanded, ...packed, ...installed].join('\n');
  });
  const { objects = 0, installedObjects = 0 } = summaryOf(shown, findings);
  const sets = made.length === 0 ? [] : [count(made.length, 'ResourceSet')];
  const helm = releases.releases.length === 0 ? [] : [count(releases.releases.length, 'HelmRelease')];
  const end = [
    count(kustomizations.length, 'Kustomization'),
    ...sets,
    ...helm,
    count(objects + installedObjects, 'object'),
    findingsCount(findings),
  ].join(', ');
  return [...parts, end, ...releases.notes].join('\n\n');
}

/** Returns why the objects are not exactly those that the cluster gets. */
function stateText({ suspended, suspendedBy, partial, unresolved = [] }: FleetKustomization): string {
  const unknown = firstTexts(unresolved, MAX_NAMES, ({ name }) => name);
  const states = [
    ...(suspended
      ? ['suspended: as it would be']
      : suspendedBy === undefined
        ? []
        : [`made by ${suspendedBy}, which is suspended: as it would be`]),
    ...(unresolved.length === 0 ? [] : [`${partial === true ? 'in part' : 'with unknown values'}, without ${unknown}`]),
  ];
  return states.map((state) => ` (${printable(state)})`).join('');
}

const MAX_NAMES = 3;

function kustomizationText(kustomization: FleetKustomization, paint: Paint): string {
  const { objects, error, appliesTo, cluster, path, content, spec } = kustomization;
  const to = appliesTo === cluster ? '' : ` -> ${printable(appliesTo)}`;
  const from = content === '' ? path : `${path} of ${shortRevision(content)}`;
  const head = `  ${printable(nameOf(kustomization))}${to}  ${paint('dim', printable(from))}${stateText(kustomization)}`;
  if (error !== undefined) return `${head}\n    ${paint('red', printable(error.message))}`;
  return [head, ...objectLines(objects, spec, paint)].join('\n');
}

const entryText = ({ path, objects, spec }: FleetKustomization, paint: Paint): string =>
  [`  the cluster begins with  ${paint('dim', printable(`./${path}`))}`, ...objectLines(objects, spec, paint)].join('\n');

const packageText = ({ name, path, objects, spec }: FleetKustomization, paint: Paint): string =>
  [`  ${printable(`Configuration/${name}`)}  ${paint('dim', printable(path))}`, ...objectLines(objects, spec, paint)].join('\n');

const resourceSetText = ({ namespace, name, objects, spec }: FleetKustomization, paint: Paint): string =>
  [`  ${printable(`ResourceSet/${namespace}/${name}`)}`, ...objectLines(objects, spec, paint)].join('\n');

function objectLines(objects: FleetKustomization['objects'] = [], spec: FleetKustomization['spec'], paint: Paint): readonly string[] {
  if (objects.length === 0) return [`    ${paint('dim', 'nothing')}`];
  return objects.map(({ object }) => {
    const words = policyWords(object, spec);
    return `    ${printable(objectText(object))}${words.length === 0 ? '' : paint('dim', `  (${words.join(', ')})`)}`;
  });
}
