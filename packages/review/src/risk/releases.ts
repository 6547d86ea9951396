import { chartFieldsOfVersions } from '@slipway/fleet-check';
import { below, type Fields, fieldsOf, isFields } from '@slipway/manifest';
import { nameOf, namespaceOf, scalarText } from '../objects/values.ts';
import { type About, type Found, valueText } from './about.ts';

export const isRelease = ({ group, kind }: Pick<About, 'group' | 'kind'>): boolean =>
  group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';

/**
 * R3, and R4 with volumes: a HelmRelease owns the objects of its chart. helm-controller uninstalls them if it is deleted, or if the target of
 * the release changes (`internal/reconcile/state.go`): its names, its namespaces, or the chart.
 */
export function* releases(about: About): Generator<Found> {
  const { before, title, fleet, entry } = about;
  yield* refusedChange(about);
  if (!isRelease(about) || before === undefined || isSuspended(before)) return;
  yield* keptValues(about);
  const chart = fleet.chartOf(entry, before);
  const uninstalled = reasonOf(about, before, chart);
  if (uninstalled === undefined) return;
  const gone = `${title} ${uninstalled}: helm-controller uninstalls ${releaseText(before, chart)}`;
  // The deletions of rendered objects have risks of their own.
  const isKnown = fleet.isRendered(entry);
  const more = `${isKnown ? '' : definitionsOf(before)}${leftBehind(about, before)}`;
  const volumes = isKnown ? undefined : volumesOf(before, chart);
  const evidence = `${gone}, with all objects of the chart${more}`;
  yield volumes === undefined
    ? { rule: 'release-uninstalled', evidence }
    : { rule: 'data-deleted', evidence: `${evidence}, and ${volumes}` };
}

/** Returns why helm-controller uninstalls a release, or may uninstall it; undefined if it does not. */
function reasonOf(about: About, before: Fields, chart: string): string | undefined {
  const { action, after, entry } = about;
  if (action === 'delete') return 'is deleted';
  if (action === 'move' && (entry.change.postponed ?? entry.change).cause === 'may-be-deleted-first')
    return 'may be deleted before the new Flux Kustomization applies it';
  return after === undefined ? undefined : targetChange(about, before, after, chart);
}

/** Tells what remains if the target namespace changes: helm-controller already deletes in the new one (`buildRESTClientGetter`). */
const leftBehind = ({ action, after }: About, before: Fields): string =>
  action === 'delete' || after === undefined || releaseNamespace(before) === releaseNamespace(after)
    ? ''
    : `; objects whose templates have no namespace are left behind in ${releaseNamespace(before)}`;

/** Reports a HelmRelease whose API version changes together with the field of its chart. */
function* refusedChange({ before, after, title }: About): Generator<Found> {
  if (before === undefined || after === undefined) return;
  const fields = chartFieldsOfVersions(before, after);
  if (fields === undefined) return;
  const versions = `${scalarText(before.apiVersion)} to ${scalarText(after.apiVersion)}`;
  yield {
    rule: 'release-change-refused',
    evidence: `${title} changes from ${versions} and from spec.${fields.from} to spec.${fields.to} in one change: the API server may keep spec.${fields.from}, and refuses both together`,
  };
}

/**
 * Reports an upgrade with `upgrade.preserveValues`. Its objects are rendered with the values of the base (`reuseValues` in
 * `pkg/action/upgrade.go` of Helm). The cluster may have values from before the base.
 */
function* keptValues({ action, after, title, fields, fleet, entry }: About): Generator<Found> {
  if (action !== 'change' || after === undefined || below(after, 'spec', 'upgrade').preserveValues !== true) return;
  if (!fields.some(({ fields: [, first = ''] }) => INPUTS_OF_VALUES.has(first))) return;
  yield {
    rule: 'release-values-kept',
    evidence: `${title} has upgrade.preserveValues: values that the change removes stay, and the default values of the installed chart are used. ${fleet.isRendered(entry) ? 'This review keeps the values of the base; the cluster may have others from before it' : 'Its objects are unknown here'}`,
  };
}

const INPUTS_OF_VALUES: ReadonlySet<string> = new Set(['chart', 'chartRef', 'values', 'valuesFrom']);

/** helm-controller does not uninstall a suspended release. */
const isSuspended = (release: Fields): boolean => fieldsOf(release.spec).suspend === true;

/** Returns how the target of a release changes, so that helm-controller installs it again. */
function targetChange({ fleet, entry }: About, before: Fields, after: Fields, chart: string): string | undefined {
  const next = fleet.chartOf(entry, after);
  const inPlace = scalarText(below(after, 'spec', 'upgrade').chartNameChangeStrategy) === 'InPlaceUpdate';
  const pairs: readonly (readonly [what: string, was: string, is: string])[] = [
    ['targetNamespace', releaseNamespace(before), releaseNamespace(after)],
    ['storageNamespace', storageNamespace(before), storageNamespace(after)],
    ['releaseName', releaseName(before), releaseName(after)],
    ['chart name', chart === '' || next === '' || inPlace ? '' : chart, chart === '' || next === '' || inPlace ? '' : next],
  ];
  const changed = pairs.filter(([, was, is]) => was !== is).map(([what, was, is]) => `${what} from ${valueText(was)} to ${valueText(is)}`);
  return changed.length === 0 ? undefined : `changes ${changed.join(', ')}`;
}

const releaseNamespace = (release: Fields): string => scalarText(fieldsOf(release.spec).targetNamespace) || namespaceOf(release);
const storageNamespace = (release: Fields): string => scalarText(fieldsOf(release.spec).storageNamespace) || namespaceOf(release);

/** The default of helm-controller: the target namespace is the first part of the name. */
function releaseName(release: Fields): string {
  const { releaseName: written, targetNamespace } = fieldsOf(release.spec);
  return scalarText(written) || [scalarText(targetNamespace), nameOf(release)].filter((part) => part !== '').join('-');
}

const releaseText = (release: Fields, chart: string): string =>
  `release ${releaseName(release)} in namespace ${releaseNamespace(release)}${chart === '' ? '' : ` of chart ${chart}`}`;

/** Names the CRDs that a chart has among its templates, so that they are deleted with the release. */
function definitionsOf(release: Fields): string {
  const values = below(release, 'spec', 'values');
  const crds = below(values, 'crds');
  const has = crds.enabled === true || crds.install === true || values.installCRDs === true || values.createCRD === true;
  if (!has) return '';
  return crds.keep === true ? '; crds.keep keeps its CRDs' : ', and its CRDs with all objects of their kinds, unless the chart keeps them';
}

/** Returns why a release most likely has volumes; undefined if neither its values nor its chart show one. */
export function volumesOf(release: Fields, chart: string): string | undefined {
  const found = volumeValue(below(release, 'spec', 'values'), []);
  if (found === false) return undefined;
  if (found !== undefined) return `its values have a volume (${found})`;
  return DATABASE_CHARTS.test(chart) ? `chart ${chart} keeps data in volumes` : undefined;
}

/** Charts that create volumes with their default values. */
const DATABASE_CHARTS =
  /^(?:postgresql(?:-ha)?|mysql|mariadb(?:-galera)?|mongodb(?:-sharded)?|redis(?:-cluster|-ha)?|valkey|kafka|zookeeper|rabbitmq|cassandra|elasticsearch|opensearch|clickhouse|influxdb2?|minio|etcd|neo4j|nats|vault|loki(?:-stack)?|cluster|gitea|harbor|nextcloud|keycloak|consul)$/;

/** Returns the path of a value that creates a volume; false if all values that decide this turn it off. */
function volumeValue(value: unknown, path: readonly string[], depth = 0): string | false | undefined {
  if (!isFields(value) || depth > MAX_DEPTH) return undefined;
  let isOff = false;
  for (const [key, item] of Object.entries(value)) {
    const at = [...path, key];
    const found = VOLUME_KEYS.has(key) && isFields(item) ? persistence(item, at) : VOLUME_MARKS.has(key) ? mark(item, at) : undefined;
    const own = found ?? volumeValue(item, at, depth + 1);
    if (typeof own === 'string') return own;
    isOff ||= own === false;
  }
  return isOff ? false : undefined;
}

const MAX_DEPTH = 12;

const VOLUME_KEYS: ReadonlySet<string> = new Set(['persistence', 'persistentVolume', 'persistentVolumes']);
const VOLUME_MARKS: ReadonlySet<string> = new Set(['volumeClaimTemplate', 'volumeClaimTemplates', 'persistentVolumeClaim', 'storageSpec']);

/** Returns whether values of persistence create a claim: of the chart itself, or of one of its named volumes. */
function persistence(value: Fields, path: readonly string[]): string | false | undefined {
  if (value.enabled === false || scalarText(value.existingClaim) !== '') return false;
  if (value.enabled === true || value.size !== undefined || value.storageClass !== undefined)
    return isEphemeral(value) ? false : path.join('.');
  const named = Object.entries(value).filter(([, item]) => isFields(item));
  const claimed = named.find(([, item]) => isClaim(fieldsOf(item)));
  return claimed === undefined ? undefined : [...path, claimed[0]].join('.');
}

const isEphemeral = ({ type }: Fields): boolean => EPHEMERAL.has(scalarText(type));
const EPHEMERAL: ReadonlySet<string> = new Set(['emptyDir', 'configMap', 'secret', 'hostPath', 'nfs', 'custom', 'projected']);

const isClaim = (volume: Fields): boolean =>
  volume.enabled !== false &&
  scalarText(volume.existingClaim) === '' &&
  !isEphemeral(volume) &&
  (volume.size !== undefined || volume.storageClass !== undefined || volume.accessMode !== undefined || volume.enabled === true);

const mark = (value: unknown, path: readonly string[]): string | undefined =>
  (isFields(value) && Object.keys(value).length > 0) || (Array.isArray(value) && value.length > 0) ? path.join('.') : undefined;
