import { below, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, type ProblemText, problemOf } from '../rules/fleet-problem.ts';
import { reconciled } from './flux-references.ts';

const SOURCE = 'source.toolkit.fluxcd.io';
const IMAGE = 'image.toolkit.fluxcd.io';
const NOTIFICATION = 'notification.toolkit.fluxcd.io';

/** Reports values of Flux objects that the API server stores, and with which the controller of the object always fails. */
export function* fluxValues(cluster: Cluster): Generator<FleetProblem> {
  yield* versionRanges(cluster);
  yield* imagePolicies(cluster);
  yield* withoutSignIn(cluster);
  yield* wildcardReceivers(cluster);
  yield* withoutBranch(cluster);
}

const wrong = (
  about: ActiveObject,
  pointer: string,
  text: string,
  more: Partial<ProblemText> & { readonly expected: string },
): FleetProblem => problemOf('flux-value-not-valid', about, { pointer, message: `${objectText(about.object)} ${text}`, ...more });

/** Reports version ranges that the controllers cannot parse. */
function* versionRanges(cluster: Cluster): Generator<FleetProblem> {
  for (const kind of ['GitRepository', 'OCIRepository'])
    for (const about of reconciled(cluster, SOURCE, kind))
      yield* notRange(about, '/spec/ref/semver', below(about.object.spec, 'ref').semver);
  for (const about of reconciled(cluster, IMAGE, 'ImagePolicy'))
    yield* notRange(about, '/spec/policy/semver/range', below(about.object.spec, 'policy', 'semver').range);
  for (const about of reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease'))
    yield* ofChart(cluster, about, '/spec/chart/spec', below(about.object.spec, 'chart', 'spec'));
  for (const about of reconciled(cluster, SOURCE, 'HelmChart')) yield* ofChart(cluster, about, '/spec', fieldsOf(about.object.spec));
}

/** A chart of a registry may have a tag that is not a version, and charts of files have no version. */
function* ofChart(
  cluster: Cluster,
  about: ActiveObject,
  pointer: string,
  chart: Readonly<Record<string, unknown>>,
): Generator<FleetProblem> {
  const { kind, name, namespace } = fieldsOf(chart.sourceRef);
  if (kind !== 'HelmRepository') return;
  const sources = cluster.find(SOURCE, 'HelmRepository', textOf(namespace) || namespaceOf(about.object), textOf(name));
  if (sources.length === 0 || !sources.every(({ object }) => /^https?:\/\//.test(textOf(fieldsOf(object.spec).url)))) return;
  yield* notRange(about, `${pointer}/version`, chart.version);
}

function* notRange(about: ActiveObject, pointer: string, range: unknown): Generator<FleetProblem> {
  if (typeof range !== 'string' || range.trim() === '' || hasVariable(range) || isVersionRange(range)) return;
  yield wrong(about, pointer, `has the version range ${range}, which cannot be parsed`, {
    value: range,
    expected: 'a version, or a range such as 1.x or >=1.2.0 <2.0.0',
  });
}

/** Whether the Go library Masterminds/semver, which the controllers use, may accept a range. */
export const isVersionRange = (range: string): boolean => range.length > MAX_RANGE || range.split('||').every(isSetOfBounds);

const MAX_RANGE = 256;

/** Whether a text has bounds with spaces or commas between them, or a range such as `1.2 - 2.0`. */
function isSetOfBounds(text: string): boolean {
  const bounds = text.replaceAll(/\s-\s/g, ' ').replaceAll(/(?<=[=!<>~^])\s+/g, '');
  return bounds.split(/[\s,]/).every((bound) => bound === '' || BOUND.test(bound)) && bounds.trim() !== '';
}

const BOUND =
  /^(?:=|!=|>=?|<=?|=>|=<|~>?|\^)?v?[0-9xX*]{1,20}(?:\.[0-9xX*]{1,20}){0,2}(?:-[0-9A-Za-z.-]{1,128})?(?:\+[0-9A-Za-z.-]{1,128})?$/;

/** Reports patterns that Go does not compile, and groups that a pattern does not have. */
function* imagePolicies(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, IMAGE, 'ImagePolicy')) {
    const { pattern, extract } = below(about.object.spec, 'filterTags');
    if (typeof pattern !== 'string' || pattern.length > MAX_PATTERN) continue;
    const { unsupported, groups } = readPattern(pattern);
    if (unsupported !== undefined) {
      yield wrong(about, '/spec/filterTags/pattern', `has a pattern with ${unsupported}, which Go does not support`, {
        value: pattern,
        expected: 'a pattern without lookarounds and backreferences',
      });
    } else if (typeof extract === 'string' && !extract.includes('${')) {
      const unknown = groupsIn(extract).find((group) => !groups.has(group));
      if (unknown === undefined) continue;
      yield wrong(
        about,
        '/spec/filterTags/extract',
        `extracts the group ${unknown}, which its pattern does not have: all tags become equal`,
        {
          value: extract,
          expected:
            groups.size === 1 ? 'a group of the pattern' : `one of the groups ${[...groups].filter((group) => group !== '0').join(', ')}`,
        },
      );
    }
  }
}

const MAX_PATTERN = 1000;

/** Returns the groups of a regular expression of Go by number and name, or a part that Go does not support. */
function readPattern(pattern: string): { readonly unsupported?: string; readonly groups: ReadonlySet<string> } {
  const groups = new Set(['0']);
  let count = 0;
  for (let at = 0; at < pattern.length; at++) {
    const rest = pattern.slice(at);
    if (rest.startsWith('\\Q')) at += endOf(rest, '\\E');
    else if (/^\\[1-9]/.test(rest)) return { unsupported: `the backreference ${rest.slice(0, 2)}`, groups };
    else if (rest.startsWith('\\')) at += 1;
    else if (rest.startsWith('[')) at += classLength(rest) - 1;
    else if (/^\(\?(?:<?[=!]|>)/.test(rest)) return { unsupported: `the group ${/^\(\?<?[=!>]/.exec(rest)?.[0] ?? ''}`, groups };
    else if (/^\((?:[^?]|$|\?P?<)/.test(rest)) {
      count += 1;
      groups.add(String(count));
      const [, name] = /^\(\?P?<(\w{1,64})>/.exec(rest) ?? [];
      if (name !== undefined) groups.add(name);
    }
  }
  return { groups };
}

const endOf = (text: string, end: string): number => (text.includes(end) ? text.indexOf(end) + end.length - 1 : text.length);

/** Returns the length of a class of characters: `]` is a member if it comes first, and `[:alpha:]` is one member. */
function classLength(text: string): number {
  let at = text.startsWith('[^') ? 2 : 1;
  if (text[at] === ']') at += 1;
  for (; at < text.length && text[at] !== ']'; at++) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('[:', at)) at = text.indexOf(':]', at) === -1 ? at : text.indexOf(':]', at) + 1;
  }
  return at + 1;
}

/** Returns the groups that a template of Go's `Regexp.Expand` inserts. */
const groupsIn = (template: string): readonly string[] =>
  [...template.replaceAll('$$', '').matchAll(/\$(\w+)/g)].map(([, group = '']) => group);

/** Reports sources and providers whose controllers need a Secret. */
function* withoutSignIn(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, SOURCE, 'GitRepository')) {
    const { url, secretRef } = fieldsOf(about.object.spec);
    if (!textOf(url).startsWith('ssh://') || secretRef !== undefined) continue;
    yield wrong(about, '/spec/url', `has an ssh:// URL and no secretRef: source-controller needs a key`, {
      value: url,
      expected: 'spec.secretRef, or an https:// URL',
    });
  }
  for (const about of reconciled(cluster, NOTIFICATION, 'Provider')) {
    const { type, address, secretRef } = fieldsOf(about.object.spec);
    if (!NEEDS_TOKEN.has(textOf(type)) || textOf(address) === '' || secretRef !== undefined) continue;
    yield wrong(about, '/spec/type', `has the type ${textOf(type)} and no secretRef: notification-controller needs a token`, {
      value: type,
      expected: 'spec.secretRef, with a Secret that has the token',
    });
  }
}

/** Types of providers that notification-controller refuses without a token. Those with other ways to sign in are not listed. */
const NEEDS_TOKEN: ReadonlySet<string> = new Set([
  'github',
  'githubdispatch',
  'githubpullrequestcomment',
  'gitlab',
  'gitlabmergerequestcomment',
  'gitea',
  'giteapullrequestcomment',
  'opsgenie',
  'datadog',
]);

/** Reports entries of Receivers that select objects by labels and have none. */
function* wildcardReceivers(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, NOTIFICATION, 'Receiver'))
    for (const [index, entry] of listOf(fieldsOf(about.object.spec).resources).entries()) {
      const { kind, name, matchLabels } = fieldsOf(entry);
      if (name !== '*' || isFields(matchLabels)) continue;
      yield wrong(about, `/spec/resources/${index}/name`, `selects each ${textOf(kind)} by the name *, which needs matchLabels`, {
        value: name,
        expected: 'matchLabels next to the name *',
      });
    }
}

/** Reports ImageUpdateAutomations without a branch: neither they nor their GitRepository set one. A later release may find it in `ref.name`. */
function* withoutBranch(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, IMAGE, 'ImageUpdateAutomation')) {
    const spec = fieldsOf(about.object.spec);
    const { push, checkout } = fieldsOf(spec.git);
    if (textOf(fieldsOf(push).branch) !== '' || textOf(below(checkout, 'ref').branch) !== '' || push !== undefined) continue;
    const { kind, name, namespace } = fieldsOf(spec.sourceRef);
    const sources = cluster.find(SOURCE, 'GitRepository', textOf(namespace) || namespaceOf(about.object), textOf(name));
    if (kind !== 'GitRepository' || sources.length === 0) continue;
    if (sources.some(({ object }) => !isWithoutBranch(fieldsOf(fieldsOf(object.spec).ref)))) continue;
    yield wrong(about, '/spec/git', `has no branch to push to, and GitRepository ${textOf(name)} follows no branch`, {
      severity: 'risk',
      expected: 'spec.git.checkout.ref.branch, or spec.git.push.branch',
    });
  }
}

const isWithoutBranch = ({ branch, ...others }: Readonly<Record<string, unknown>>): boolean =>
  branch === undefined && Object.values(others).some((value) => value !== undefined);
