import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildFleet,
  createParseCache,
  type FleetKustomization,
  type FolderTree,
  findRoots,
  fleetFindings,
  readFolder,
} from '@slipway/flux-build';
import { emitYaml, type Finding } from '@slipway/manifest';
import { usageFailure } from '../failure.ts';
import { findRepository } from '../find-repository.ts';
import { readCommit } from '../read-commit.ts';
import { nameList, plainJson } from '../report/build-text.ts';
import { count, type Paint } from '../report/paint.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbContext } from '../verb-context.ts';
import type { VerbReport } from '../verb-report.ts';

/** Options of `slipway build`. */
export interface BuildOptions {
  /** The bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations. */
  readonly path: string;
  /** `namespace/name` of those to tell of. */
  readonly kustomization?: readonly string[];
  /** `Kind/namespace/name=directory`, or `…=directory#revision` for a commit of the Git repository there. */
  readonly source?: readonly string[];
  /** @default true */
  readonly strict?: boolean;
}

/** The objects of every Flux Kustomization that is reached from a path, in the order in which they are applied. */
export async function build(context: VerbContext, { path, source = [], strict = true, ...options }: BuildOptions): Promise<VerbReport> {
  const sources = readSources(source, context.cwd);
  const reading = { isElsewhere: (key: string) => sources.has(key), cache: createParseCache() };
  const repository = findRepository(resolve(context.cwd, path), reading);
  context.progress('building');
  const roots = findRoots(repository.tree, repository.path, reading);
  const fleet = buildFleet({ tree: repository.tree, roots, sources, urls: repository.urls, strict, cache: reading.cache });
  const told = chosen(fleet.kustomizations, options.kustomization);
  const unreadable = [repository.tree, ...sources.values()].flatMap((tree) => tree.unreadable());
  const findings = fleetFindings(fleet, {
    of: told,
    unreadable,
    leftOut: repository.tree.leftOut(),
    fileName: (content, file) => (content === '' ? context.displayFrom(repository.root, file) || '.' : `${content}:${file}`),
  });
  return {
    findings,
    json: { summary: summaryOf(told, findings), kustomizations: told.map(jsonOf) },
    text: (paint) => textOf(told, findings, paint),
    yaml: () => yamlOf(told),
  };
}

function readSources(options: readonly string[], cwd: string): ReadonlyMap<string, FolderTree> {
  return new Map(
    options.map((option) => {
      const [, key, directory, revision] = /^([^/=]+\/[^/=]+\/[^/=]+)=([^#]+)(?:#(.+))?$/.exec(option) ?? [];
      if (key === undefined || directory === undefined)
        throw usageFailure(`--source ${option} is not Kind/namespace/name=directory, with #revision for a commit.`);
      const path = resolve(cwd, directory);
      if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw usageFailure(`--source ${option}: ${path} is not a directory.`);
      return [key, revision === undefined ? readFolder(path) : readCommit(path, revision)];
    }),
  );
}

function chosen(all: readonly FleetKustomization[], names: readonly string[] | undefined): readonly FleetKustomization[] {
  if (names === undefined) return all;
  const missing = names.find((name) => !all.some((each) => nameOf(each) === name));
  if (missing !== undefined) throw usageFailure(`There is no Flux Kustomization ${missing}; ${nameList(all.map(nameOf))}.`);
  return all.filter((each) => names.includes(nameOf(each)));
}

const nameOf = ({ namespace, name }: FleetKustomization): string => `${namespace}/${name}`;

function summaryOf(kustomizations: readonly FleetKustomization[], findings: readonly Finding[]): Readonly<Record<string, number>> {
  return {
    kustomizations: kustomizations.length,
    objects: kustomizations.reduce((sum, { objects = [] }) => sum + objects.length, 0),
    errors: kustomizations.filter(({ error }) => error !== undefined).length,
    findings: findings.length,
  };
}

/** One Flux Kustomization in the JSON answer; `objects` or `error`. */
function jsonOf({ objects, error, notes: _, parent, ...kustomization }: FleetKustomization): Readonly<Record<string, unknown>> {
  const unknown = [...new Set((objects ?? []).flatMap(({ unknownVariables }) => unknownVariables))].sort();
  return {
    ...kustomization,
    ...(parent === undefined ? {} : { parent }),
    ...(unknown.length === 0 ? {} : { unknownVariables: unknown }),
    ...(objects === undefined ? { error } : { objects: objects.map(({ object }) => plainJson(object)) }),
  };
}

function textOf(kustomizations: readonly FleetKustomization[], findings: readonly Finding[], paint: Paint): string {
  const clusters = Map.groupBy(kustomizations, ({ cluster }) => cluster);
  const parts = [...clusters].map(
    ([cluster, each]) => `${paint('bold', cluster)}\n${each.map((one) => kustomizationText(one, paint)).join('\n')}`,
  );
  const { objects = 0 } = summaryOf(kustomizations, findings);
  const end = `${count(kustomizations.length, 'Kustomization')}, ${count(objects, 'object')}, ${findingsCount(findings)}`;
  return [...parts, end].join('\n\n');
}

function kustomizationText(kustomization: FleetKustomization, paint: Paint): string {
  const { objects, error, appliesTo, cluster, path, suspended } = kustomization;
  const to = appliesTo === cluster ? '' : ` -> ${appliesTo}`;
  const head = `  ${nameOf(kustomization)}${to}  ${paint('dim', path)}${suspended ? ' (suspended)' : ''}`;
  if (error !== undefined) return `${head}\n    ${paint('red', error.message)}`;
  return [head, ...(objects ?? []).map(({ object }) => `    ${objectText(object)}`)].join('\n');
}

function objectText({ kind, metadata }: Readonly<Record<string, unknown>>): string {
  const { name, namespace } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  return [kind, namespace, name].filter((part) => part !== undefined).join('/');
}

const yamlOf = (kustomizations: readonly FleetKustomization[]): string =>
  kustomizations
    .flatMap((each) => [
      each.error === undefined ? undefined : `# ${each.cluster} ${nameOf(each)}: ${each.error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`,
      ...(each.objects ?? []).map(({ object }) => `---\n# ${each.cluster} ${nameOf(each)}\n${emitYaml(inUsualOrder(object))}`),
    ])
    .filter((part) => part !== undefined)
    .join('');

function inUsualOrder({ apiVersion, kind, metadata, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const others = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return { apiVersion, kind, metadata, ...Object.fromEntries(others) };
}
