import { below, type Fields, fieldsOf } from '@slipway/manifest';
import { versionIncrement } from '../diff/version-increment.ts';
import { few, isSame, own, scalarText } from '../objects/values.ts';
import { type About, type Found, hunkText, valueText } from './about.ts';
import { isRelease } from './releases.ts';

/** R3 and R2: content comes from another branch, address or path, or with the permissions of the controller. */
export function* sources(about: About): Generator<Found> {
  yield* otherContent(about);
  yield* pinnedByDigest(about);
  yield* upgradedReleases(about);
  yield* chartOfSource(about);
  yield* withoutAccount(about);
}

const FLUX_SOURCES = 'source.toolkit.fluxcd.io';
const FLUX_INSTANCE = 'fluxcd.controlplane.io/FluxInstance';

/** Fields that say where the content of a kind comes from. */
const ADDRESSES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  [`${FLUX_SOURCES}/GitRepository`, [['url'], ['ref', 'branch'], ['ref', 'name']]],
  [`${FLUX_SOURCES}/OCIRepository`, [['url'], ['ref', 'tag']]],
  [`${FLUX_SOURCES}/HelmRepository`, [['url']]],
  [`${FLUX_SOURCES}/HelmChart`, [['sourceRef']]],
  [`${FLUX_SOURCES}/Bucket`, [['endpoint'], ['bucketName'], ['prefix']]],
  [
    FLUX_INSTANCE,
    [
      ['sync', 'kind'],
      ['sync', 'url'],
      ['sync', 'ref'],
      ['sync', 'path'],
      ['distribution', 'registry'],
      ['distribution', 'artifact'],
    ],
  ],
]);

function* otherContent(about: About): Generator<Found> {
  const { group, kind, before, after, title, fleet, entry } = about;
  if (before === undefined || after === undefined) return;
  for (const path of isRelease(about) ? RELEASE_ADDRESS : (ADDRESSES.get(`${group}/${kind}`) ?? [])) {
    const [was, is] = [before, after].map((object) => own(below(object, 'spec', ...path.slice(0, -1)), path.at(-1) ?? ''));
    if (isSame(was, is) || was === undefined || versionIncrement(was, is) !== undefined || isSameAddress(was, is)) continue;
    const chartRef = is === undefined ? below(after, 'spec').chartRef : undefined;
    if (chartRef !== undefined && sourceText(chartRef) === sourceText(was)) continue;
    if (chartRef !== undefined) {
      yield { rule: 'source-changed', evidence: `${title}: the chart comes from ${sourceText(chartRef)} instead of ${sourceText(was)}` };
      continue;
    }
    const users = fleet.usersOf(entry);
    const used = users.length === 0 ? '' : `: the content of ${few(users, MAX_NAMES)} changes`;
    yield { rule: 'source-changed', evidence: `${title}: ${['spec', ...path].join('.')}: ${valueText(was)} → ${valueText(is)}${used}` };
  }
}

/** Returns `HelmRepository/flux-system/jetstack` for a reference; the namespace is left out if it has none. */
function sourceText(reference: unknown): string {
  const { kind, namespace, name } = fieldsOf(reference);
  return [kind, namespace, name]
    .map(scalarText)
    .filter((part) => part !== '')
    .join('/');
}

/** A release with the same chart from another repository. */
const RELEASE_ADDRESS = [['chart', 'spec', 'sourceRef']];

/** Two forms of one address. */
const isSameAddress = (was: unknown, is: unknown): boolean =>
  typeof was === 'string' && typeof is === 'string' && plainAddress(was) === plainAddress(is);

/** Returns an address without its protocol and user: a Git server has one repository behind HTTPS and SSH. */
const plainAddress = (text: string): string =>
  text
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .replace(/^\.\//, '')
    .replace(/^(?:https|ssh):\/\/(?:[^@/]*@)?/, '');

const MAX_NAMES = 5;

/** Reports a changed tag that has no effect: source-controller takes the digest first, then the range of versions, then the tag. */
function* pinnedByDigest({ group, kind, before, after, title }: About): Generator<Found> {
  if (`${group}/${kind}` !== `${FLUX_SOURCES}/OCIRepository` || before === undefined || after === undefined) return;
  const [old, next] = [below(before, 'spec', 'ref'), below(after, 'spec', 'ref')];
  const winner = ORDER.find((field) => scalarText(next[field]) !== '');
  if (winner === undefined || old[winner] !== next[winner]) return;
  const ignored = ORDER.slice(ORDER.indexOf(winner) + 1).filter((field) => old[field] !== next[field]);
  for (const field of ignored)
    yield {
      rule: 'change-without-effect',
      evidence: `${title}: spec.ref.${field}: ${valueText(old[field])} → ${valueText(next[field])} has no effect, because spec.ref.${winner} comes first and does not change`,
    };
}

const ORDER = ['digest', 'semver', 'tag'];

/** Whether a field of an OCIRepository has no effect next to another one. */
export function isIgnoredRef({ group, kind, after }: About, path: readonly string[]): boolean {
  if (`${group}/${kind}` !== `${FLUX_SOURCES}/OCIRepository` || path[0] !== 'spec' || path[1] !== 'ref') return false;
  const ref = below(after ?? {}, 'spec', 'ref');
  const winner = ORDER.findIndex((field) => scalarText(ref[field]) !== '');
  return winner !== -1 && ORDER.indexOf(path[2] ?? '') > winner;
}

/** Reports the releases that get another version of their chart from a source. */
function* upgradedReleases(about: About): Generator<Found> {
  const { group, kind, title, fields, fleet, entry } = about;
  if (group !== FLUX_SOURCES || (kind !== 'OCIRepository' && kind !== 'HelmChart')) return;
  const changed = fields.filter(
    ({ fields: path }) => path[0] === 'spec' && VERSION_FIELDS.has(path[1] ?? '') && !isIgnoredRef(about, path),
  );
  const users = changed.length === 0 ? [] : fleet.usersOf(entry).filter((user) => user.startsWith('HelmRelease/'));
  if (users.length > 0)
    yield {
      rule: 'releases-upgraded',
      evidence: `${title}: ${changed.map(({ hunk }) => hunkText(hunk)).join(', ')}: upgrades ${few(users, MAX_NAMES)}`,
    };
}

const VERSION_FIELDS: ReadonlySet<string> = new Set(['ref', 'version', 'valuesFiles']);

/** Reports a source whose chart gets another name: helm-controller uninstalls the releases that use it. */
function* chartOfSource({ group, before, after, title, fleet, entry }: About): Generator<Found> {
  if (group !== FLUX_SOURCES || before === undefined || after === undefined) return;
  const [was, is] = [before, after].map(chartNameOf);
  if (was === '' || is === '' || was === is) return;
  const users = fleet.usersOf(entry).filter((user) => user.startsWith('HelmRelease/'));
  if (users.length > 0)
    yield {
      rule: 'release-uninstalled',
      evidence: `${title} has chart ${is} instead of ${was}: helm-controller uninstalls ${few(users, MAX_NAMES)} and installs the other chart`,
    };
}

const chartNameOf = (source: Fields): string => {
  const { url, chart } = fieldsOf(source.spec);
  if (source.kind === 'HelmChart') return scalarText(chart).split('/').at(-1) ?? '';
  return source.kind === 'OCIRepository' ? (scalarText(url).split('/').at(-1) ?? '') : '';
};

/** Reports a Flux Kustomization that applies content of another owner with all permissions of the controller. */
function* withoutAccount({ group, kind, before, after, title, fleet, entry }: About): Generator<Found> {
  if (group !== 'kustomize.toolkit.fluxcd.io' || kind !== 'Kustomization' || after === undefined) return;
  const isOpen = (object: Fields | undefined): boolean =>
    object !== undefined && scalarText(fieldsOf(object.spec).serviceAccountName) === '';
  const url = fleet.foreignSourceOf(entry, after);
  if (url === undefined || !isOpen(after)) return;
  if (isOpen(before) && isSame(below(before, 'spec').sourceRef, below(after, 'spec').sourceRef)) return;
  yield {
    rule: 'source-without-account',
    evidence: `${title} applies ${valueText(url)} without serviceAccountName, so with all permissions of kustomize-controller`,
  };
}
