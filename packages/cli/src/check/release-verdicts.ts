import { type FieldOrigin, type FleetRelease, fieldOrigin, type InstalledObject, randomObjects } from '@slipway/helm';
import { type Budget, buildPointer, type Finding, fieldsOf, getPointer, listOf } from '@slipway/manifest';
import { isPolicyRule, type ObjectFinding } from '@slipway/validate';
import type { RenderedObject } from '../fleet/installed-releases.ts';
import { objectText } from '../report/build-text.ts';
import { shownFinding } from '../report/shown-finding.ts';
import { checkObject } from './check-object.ts';
import type { ClusterKinds } from './kinds-of-clusters.ts';
import { type Placing, placeFinding } from './place-findings.ts';

/** Checks the objects that HelmReleases install, as the API server would, and whether Helm can render the chart. */
export function releaseFindings(
  placing: Placing,
  releases: readonly FleetRelease[],
  kinds: ClusterKinds,
  { isOwn, budget }: { readonly isOwn: boolean; readonly budget: Budget },
): readonly Finding[] {
  const known: Checking['known'] = new Map();
  return releases
    .filter(({ spec, owner }) => !spec.suspended && owner.suspendedBy === undefined)
    .flatMap((release) => [
      ...failureOf(placing, release),
      ...unreadValueFindings(placing, release),
      ...randomFindings(placing, release),
      ...(release.objects ?? []).flatMap((installed) => objectFindings(placing, release, installed, { kinds, isOwn, budget, known })),
    ]);
}

interface Checking {
  readonly kinds: ClusterKinds;
  readonly isOwn: boolean;
  readonly budget: Budget;
  /** Releases with equal charts and values share their objects. */
  readonly known: Map<InstalledObject, Map<string, readonly TemplateFinding[]>>;
}

/** A finding about an object of a release, and the line of the template that prints the field. */
interface TemplateFinding {
  readonly finding: ObjectFinding;
  readonly origin: FieldOrigin | undefined;
}

function objectFindings(
  placing: Placing,
  release: FleetRelease,
  installed: InstalledObject,
  { kinds, isOwn, budget, known }: Checking,
): readonly Finding[] {
  const { object, unknownVariables } = installed;
  const { appliesTo: cluster } = release;
  const key = kinds.kindOf(cluster, object);
  const ofObject = known.get(installed) ?? new Map<string, readonly TemplateFinding[]>();
  known.set(installed, ofObject);
  let findings = ofObject.get(key);
  if (findings === undefined) {
    budget.take('objects');
    const applied = { object, file: '', index: 0, trace: [], variables: [], unknownVariables };
    const verdict = checkObject(applied, {
      validator: kinds.validatorOf(cluster),
      isSubstituted: unknownVariables.length > 0,
      otherRelease: kinds.otherRelease(cluster, object),
      knowsReleases: isOwn || kinds.knowsRelease(cluster, object),
      isGiven: kinds.isGiven(object),
    });
    findings = verdict.findings
      .filter(isOfServer)
      .map((finding) => ({ finding, origin: fieldOrigin(installed, finding.spot ?? finding.pointer) }));
    ofObject.set(key, findings);
  }
  return findings.flatMap((finding) => placed(placing, { release, installed }, finding, [cluster]) ?? []);
}

/** Returns the position of a finding about an object of a release. */
export const placeInRelease = (
  placing: Placing,
  rendered: RenderedObject,
  finding: ObjectFinding,
  clusters: readonly string[],
): Finding | undefined => placed(placing, rendered, { finding, origin: fieldOrigin(rendered.installed, finding.pointer) }, clusters);

/**
 * Checks charts with the rules of the server only. Other policies apply to them than to the files of a fleet: a chart may create a
 * Secret.
 */
const isOfServer = ({ rule, severity }: ObjectFinding): boolean => (severity === 'reject' || severity === 'lossy') && !isPolicyRule(rule);

/** Sets the position to the printed value in the HelmRelease, or to its chart, and names the line of the template. */
function placed(
  placing: Placing,
  { release, installed }: RenderedObject,
  { finding, origin }: TemplateFinding,
  clusters: readonly string[],
): Finding | undefined {
  const { owner, applied } = release;
  const template = origin === undefined ? installed.source : `${origin.template}:${origin.line}`;
  const condition = installed.perhaps ? 'if it is created, which only the cluster can decide: ' : '';
  const message = `${condition}${finding.message} (${template}, ${chartText(release)})`;
  const spot = pointerInRelease(release, origin?.valuesPath);
  return placeFinding(placing, { ...finding, message, spot }, { kustomization: owner, applied, clusters });
}

/**
 * Returns the field of a HelmRelease that decides a value: the value itself, the reference to a ConfigMap or Secret that may have it, or the
 * version of the chart.
 */
export function pointerInRelease({ applied: { object }, installation }: FleetRelease, path: readonly string[] | undefined): string {
  if (path !== undefined) {
    const pointer = buildPointer(['spec', 'values', ...path]);
    if (getPointer(object, pointer) !== undefined) return pointer;
    const references = listOf(fieldsOf(object.spec).valuesFrom).length;
    const isSet = installation !== undefined && getPointer(installation.composed.values, buildPointer(path)) !== undefined;
    if (references > 0 && isSet) return references === 1 ? '/spec/valuesFrom/0' : '/spec/valuesFrom';
  }
  return (
    ['/spec/chart/spec/version', '/spec/chart/spec/chart', '/spec/chartRef/name'].find((each) => getPointer(object, each) !== undefined) ??
    ''
  );
}

/** Reports values that have no effect. */
function unreadValueFindings(placing: Placing, release: FleetRelease): readonly Finding[] {
  const { spec, unreadValues } = release;
  return (unreadValues?.() ?? []).flatMap(({ path, meant }) => {
    return placedInRelease(placing, release, {
      rule: 'value-not-read',
      severity: meant === undefined ? 'advice' : 'risk',
      message: `the release ${spec.releaseName} sets ${path.join('.')}, which the ${chartText(release)} does not have${meant === undefined ? '' : `; did you mean ${meant}?`}`,
      pointer: pointerInRelease(release, path),
      value: path.at(-1),
      expected: meant === undefined ? 'a value of the chart' : [...path.slice(0, -1), meant].join('.'),
      remedy: 'use the name of the chart, or remove the value',
    });
  });
}

/** Reports a chart that renders other objects each time: once for each release. */
function randomFindings(placing: Placing, release: FleetRelease): readonly Finding[] {
  const { spec, installation, objects = [] } = release;
  const [first, ...others] = installation === undefined ? [] : randomObjects(installation, objects);
  if (first === undefined) return [];
  const { name, position, installed } = first;
  const more = others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'object' : 'objects'})`;
  return placedInRelease(placing, release, {
    rule: 'chart-renders-random',
    severity: 'advice',
    message: `the release ${spec.releaseName} gets a random value of ${name} in ${objectText(installed.object)}${more}: each upgrade changes it (${position.template}:${position.line}, ${chartText(release)})`,
    pointer: pointerInRelease(release, undefined),
    expected: 'an equal object at each upgrade',
    remedy: 'set the value, or name an existing Secret, if the chart allows it',
  });
}

/** Reports a release that Helm refuses: it is not installed, or not upgraded. */
function failureOf(placing: Placing, release: FleetRelease): readonly Finding[] {
  const { error, spec } = release;
  if (error === undefined) return [];
  const name = release.chart === undefined ? '' : ` of ${chartText(release)}`;
  const failure = (words: string): readonly Finding[] =>
    placedInRelease(placing, release, {
      rule: 'release-not-rendered',
      severity: 'reject',
      message: `the release ${spec.releaseName}${name} fails${words}`,
      pointer: pointerInRelease(release, error.valuesPath),
      expected: 'values and a chart that Helm renders',
      remedy: 'change the values, or the version of the chart',
    });
  const full = failure(`: ${error.message}`);
  const quotesSecret = full.some((each) => shownFinding(each, placing.files.textOf(each.file)).message !== each.message);
  return quotesSecret ? failure(`${positionOf(error.message)}; the message of Helm is not shown, since it may quote a secret`) : full;
}

/** Returns the template and line that a message of Helm begins with. */
function positionOf(message: string): string {
  const [, position] = /^(?:execution error at \(|template: )([\w./-]+:\d+(?::\d+)?)/.exec(message) ?? [];
  return position === undefined ? '' : ` at ${position}`;
}

const chartText = ({ chart }: FleetRelease): string => `chart ${chart?.name ?? ''} ${chart?.version ?? ''}`;

/** Returns the position of a finding about a HelmRelease itself. */
function placedInRelease(
  placing: Placing,
  { cluster, owner, applied, spec }: FleetRelease,
  text: Omit<ObjectFinding, 'object'>,
): readonly Finding[] {
  const finding: ObjectFinding = { ...text, object: `HelmRelease/${spec.namespace}/${spec.name}` };
  const found = placeFinding(placing, finding, { kustomization: owner, applied, clusters: [cluster] });
  return found === undefined ? [] : [found];
}
