import { type Finding, plainText } from '@slipway/manifest';
import type { UnresolvedInput } from '../build/unresolved-input.ts';
import type { MissingSource } from '../built-object.ts';
import type { FluxBuildRuleId } from '../flux-build-rules.ts';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type FindingContext, type FindingText } from './fleet-finding.ts';
import { hasFluxManifests } from './flux-version.ts';
import { problemLocation } from './problem-location.ts';
import { isMissingSource, isUnpublished, type UnpublishedReason } from './source-content.ts';

/** The most names of Flux Kustomizations, sources and references in a message. The finding has the others, or their number. */
const MAX_NAMED = 3;

/**
 * Reports sources that are not available. All sources whose content is in other places are one finding, and all that no object creates.
 * References are one finding for each repository, because one fetch finds them. The manifests of Flux itself are not reported: their content
 * is the release that the cluster declares.
 */
export function missingSourceFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const missing = kustomizations.flatMap((kustomization) => {
    const { error } = kustomization;
    const isOfFlux = hasFluxManifests(error?.source?.url ?? '');
    return error !== undefined && isMissingSource(error) && !isOfFlux ? [{ kustomization, error, source: error.source }] : [];
  });
  const groups = Map.groupBy(missing, ({ error, source }) =>
    source === undefined || isUnpublished(error.reason) ? error.message : groupOf(source),
  );
  return [...groups.values()].map((group) => {
    const [first] = group as [(typeof group)[number]];
    const messages = new Set(group.map(({ error }) => error.message));
    const sources = [...new Map(group.flatMap(({ source = [] }) => source).map((source) => [source.key, source] as const)).values()];
    const message = messages.size === 1 ? first.error.message : groupText(sources, messages.size);
    const kustomizationsOf = group.map(({ kustomization }) => kustomization);
    const place = { pointer: '/spec/sourceRef', value: first.kustomization.source };
    const { reason } = first.error;
    if (isUnpublished(reason))
      return combinedFinding(context, kustomizationsOf, reason, first.kustomization.source, {
        ...place,
        message,
        ...UNPUBLISHED_TEXTS[reason],
      });
    const keys = [...new Set(group.map(({ kustomization }) => kustomization.source))];
    const options = sourceOptions(sources, keys);
    return combinedFinding(context, kustomizationsOf, 'source-not-at-hand', first.kustomization.source, {
      ...place,
      message,
      expected: 'content that is available',
      remedy: `Say where a copy of it is: ${options.slice(0, MAX_NAMED).join(' ')}${options.length > MAX_NAMED ? `, and ${options.length - MAX_NAMED} more` : ''}.`,
    });
  });
}

/** Returns the options that give the content: a pattern for several addresses with one beginning, and single sources. */
function sourceOptions(sources: readonly MissingSource[], keys: readonly string[]): readonly string[] {
  const parents = Map.groupBy(
    sources.filter(({ url, reference }) => url !== undefined && reference === undefined),
    ({ url = '' }) => /^(.*[^/]\/)[^/]+\/?$/.exec(url)?.[1] ?? '',
  );
  // A user copies the option into a shell, where a quote would end the quoted text.
  const shared = [...parents].filter(([parent, all]) => !/^$|'/.test(parent) && new Set(all.map(({ url }) => url)).size > 1);
  const covered = new Set(shared.flatMap(([, all]) => all.map(({ key }) => key)));
  return [
    ...shared.map(([parent]) => `--source '${parent}*=DIR/*'`),
    ...keys.filter((key) => !covered.has(key)).map((key) => `--source ${key}=DIR`),
  ];
}

const UNPUBLISHED_TEXTS: Readonly<Record<UnpublishedReason, Pick<FindingText, 'expected' | 'remedy'>>> = {
  'version-not-published': {
    expected: 'a version that is published',
    remedy: 'Pin a version that has a tag, or publish that version first.',
  },
  'channel-not-published': {
    expected: 'a channel that the package is published to',
    remedy: 'Correct the channel, or publish the package to it together with what follows it.',
  },
};

/** Returns the group of a missing source: that of one repository for references, which are fetched together. */
const groupOf = ({ url, reference }: MissingSource): string =>
  url === undefined ? 'no object' : reference === undefined ? 'content' : `reference ${url}`;

function groupText(sources: readonly MissingSource[], count: number): string {
  const [{ url, reference } = { url: undefined, reference: undefined }] = sources;
  const names = namesText([...new Set(sources.map((source) => source.reference ?? source.key))]);
  if (reference !== undefined) return `${count} references of ${url} are not in the local Git repository; fetch them: ${names}`;
  if (url === undefined) return `no object here creates ${count} sources: ${names}`;
  const isOne = new Set(sources.map((source) => source.url)).size === 1;
  if (isOne) return `the content of ${names} (${url}) is not available`;
  const placed = namesText(sources.map((source) => `${source.key} (${source.url})`));
  return `the content of ${sources.length} sources is in other places, and not available: ${placed}`;
}

/**
 * Reports missing values, variables and files of other hosts: one finding for all Flux Kustomizations that need the same, and one for all files
 * of other hosts.
 */
export function unresolvedFindings(
  context: FindingContext,
  kustomizations: readonly FleetKustomization[],
  newestFlux: boolean,
): readonly Finding[] {
  const refuses = (each: FleetKustomization): boolean =>
    newestFlux || context.fleet.memory.results.get(kustomizationKey(each))?.kustomization.onCluster.strict !== undefined;
  const asked = kustomizations.flatMap((kustomization) => (kustomization.unresolved ?? []).map((input) => ({ kustomization, input })));
  const groups = Map.groupBy(asked, ({ input }) => (input.kind === 'resource' ? input.kind : `${input.kind} ${input.name}`));
  return joinedVariables([...groups.values()]).map((group) => {
    const [{ kustomization, input }] = group as [RequiredInput];
    const all = [...new Set(group.map((each) => each.kustomization))];
    const names = [...new Set(group.map((each) => each.input.name))];
    const { rule, ...text } = input.kind === 'resource' ? remoteText(names) : TEXTS[input.kind](input, names);
    const place = input.kind === 'values' ? {} : problemLocation(context, kustomization, input.problem);
    return combinedFinding(context, all, rule, undefined, {
      ...text,
      ...place,
      ...uncertaintyText(context, input, all, text.message, refuses),
    });
  });
}

/** An input that a Flux Kustomization needs. */
interface RequiredInput {
  readonly kustomization: FleetKustomization;
  readonly input: UnresolvedInput;
}

/** Joins the variables that the same Flux Kustomizations need, when there are more than a message names. */
function joinedVariables(groups: readonly (readonly RequiredInput[])[]): readonly (readonly RequiredInput[])[] {
  const needing = Map.groupBy(groups, (group) =>
    group[0]?.input.kind === 'variable' ? group.map(({ kustomization }) => kustomizationKey(kustomization)).join(' ') : '',
  );
  return [...needing].flatMap(([key, same]) => (key !== '' && same.length > MAX_NAMED ? [same.flat()] : same));
}

/** Returns the text of a finding for a value that the cluster may have nevertheless. */
function uncertaintyText(
  { fleet }: FindingContext,
  { kind }: UnresolvedInput,
  all: readonly FleetKustomization[],
  message: string,
  refuses: (kustomization: FleetKustomization) => boolean,
): Partial<FindingText> {
  if (kind === 'variable' && !all.some(refuses)) return { severity: 'risk', message: `${message}${UNCERTAIN_VERSION}` };
  if (kind !== 'values') return {};
  const clusters = new Set(all.map(({ appliesTo }) => appliesTo));
  const unread = fleet.kustomizations.find(
    ({ appliesTo, error }) => clusters.has(appliesTo) && error !== undefined && isMissingSource(error),
  );
  if (unread === undefined) return {};
  const name = `${unread.namespace}/${unread.name}`;
  return { severity: 'advice', message: `${message}; ${name}, whose content is not available, may make it` };
}

/** Describes files and bases of other hosts. */
function remoteText(names: readonly string[]): FindingText & { readonly rule: FluxBuildRuleId } {
  const [first = ''] = names;
  const options = names.slice(0, MAX_NAMED).map((name) => `--resource ${name}=FILE`);
  const more = names.length > MAX_NAMED ? `, and ${names.length - MAX_NAMED} more` : '';
  return {
    rule: 'remote-resource',
    message:
      names.length === 1
        ? `${first} is on another host, and the objects do not include its content`
        : `${names.length} files and bases are on other hosts, and the objects do not include their content: ${namesText(names)}`,
    value: first,
    expected: 'files of the same source, or a copy of the content',
    remedy: `Save each file, build each base with kustomize, and pass the results: ${options.join(' ')}${more}.`,
  };
}

const UNCERTAIN_VERSION = '; before Flux 2.9 it is empty, and the version of Flux on the cluster is unknown';

const TEXTS: Readonly<
  Record<
    Exclude<UnresolvedInput['kind'], 'resource'>,
    (input: UnresolvedInput, names: readonly string[]) => FindingText & { readonly rule: FluxBuildRuleId }
  >
> = {
  values: ({ name }) => ({
    rule: 'values-not-found',
    message: `no object in the repository creates ${name}, which substituteFrom reads`,
    pointer: '/spec/postBuild/substituteFrom',
    value: name,
    expected: 'a ConfigMap or Secret in the namespace of the Flux Kustomization',
  }),
  variable: ({ problem }, names) => ({
    rule: 'variable-not-set',
    message:
      names.length === 1
        ? `the variable ${namesText(names)} is not set, and has no default: ${problem.message}`
        : `the variables ${namesText(names)} are not set, and have no default: ${problem.message}`,
    expected: 'a variable that has a value, or a default',
  }),
};

/** Creates a finding about all of these, at the first one, with the names and the number of the others. `object` is their common input. */
function combinedFinding(
  context: FindingContext,
  kustomizations: readonly FleetKustomization[],
  rule: FluxBuildRuleId,
  object: string | undefined,
  text: FindingText,
): Finding {
  const [first] = kustomizations as [FleetKustomization];
  const clusters = [...new Set(kustomizations.map(({ cluster }) => cluster))];
  const names = [...new Set(kustomizations.map(({ namespace, name }) => `${namespace}/${name}`))];
  if (names.length === 1) return aboutKustomization(context, first, rule, { ...text, clusters });
  const count = kustomizations.length.toLocaleString('en-US');
  const where = clusters.length === 1 ? '' : ` on ${clusters.length.toLocaleString('en-US')} clusters`;
  const { apiVersion: _, ...finding } = aboutKustomization(context, first, rule, {
    ...text,
    clusters,
    message: `${text.message}; ${count} Flux Kustomizations${where} need it: ${namesText(names)}`,
    kustomizations: kustomizations.map(kustomizationKey),
  });
  return { ...finding, object: object ?? plainText(text.value ?? finding.object) };
}

const namesText = (names: readonly string[]): string =>
  names.length <= MAX_NAMED + 1
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMED).join(', ')} and ${(names.length - MAX_NAMED).toLocaleString('en-US')} more`;

/** Reports Flux Kustomizations that wait for values that exist only because of them. */
export function selfDependencyFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  return context.fleet.selfDependencies.flatMap(({ kustomization, values }) => {
    const about = byKey.get(kustomization);
    if (about === undefined) return [];
    return aboutKustomization(context, about, 'values-from-itself', {
      message: `${about.namespace}/${about.name} takes values from ${namesText(values)}, which there is only after it has been applied itself`,
      pointer: '/spec/postBuild/substituteFrom',
      value: values.join(', '),
      expected: 'values that are on the cluster before',
    });
  });
}
