import { buildOf, checkOf, explainOf, kindsOf, reviewOf } from './commands.ts';
import type { Command, Draft } from './draft.ts';
import { nodeOf } from './nodes.ts';
import { secretPair } from './plants.ts';
import { randomStyle, writeYaml } from './write-yaml.ts';

/** What a fleet of one cluster has. */
export interface FleetParts {
  /** Objects that Flux applies. */
  readonly objects?: readonly unknown[] | undefined;
  /** Objects next to the Flux Kustomization. */
  readonly cluster?: readonly unknown[] | undefined;
  /** Fields of the Flux Kustomization. */
  readonly fluxSpec?: Record<string, unknown> | undefined;
  /** Fields of the kustomization file. */
  readonly kustomize?: Record<string, unknown> | undefined;
  /** Other files, by path. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** Writes the files of a fleet. */
export function writeFleet(draft: Draft, { objects = [], cluster = [], fluxSpec = {}, kustomize, files = {} }: FleetParts): void {
  const { random, file, manifests } = draft;
  const flux = {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'apps', namespace: 'flux-system' },
    spec: { interval: '1m', path: './apps', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...fluxSpec },
  };
  const style = randomStyle(random);
  const write = (path: string, all: readonly unknown[]): void => {
    manifests.push(path);
    file(path, all.map((object) => writeYaml(nodeOf(withoutUndefined(object)), style, random)).join('---\n'));
  };
  // Without a place where Flux begins a review is a usage error.
  file('clusters/prod/flux-system/gotk-sync.yaml', SYNC);
  write('clusters/prod/apps.yaml', [flux, ...cluster]);
  write('apps/a.yaml', objects.length > 0 ? objects : [PLAIN]);
  for (const [path, text] of Object.entries(files)) file(path, text);
  if (kustomize !== undefined) file('apps/kustomization.yaml', JSON.stringify({ resources: ['a.yaml'], ...kustomize }));
}

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://example.org/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/prod, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const PLAIN = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'plain', namespace: 'apps' }, data: { a: 'b' } };

const withoutUndefined = (object: unknown): unknown =>
  typeof object === 'object' && object !== null && !Array.isArray(object)
    ? Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
    : object;

/** A command that looks at a fleet, in one of the ways that read all of it. */
export function fleetCommand(draft: Draft, parts: FleetParts): Command {
  const { random } = draft;
  const way = random.weighted([
    [5, 'check'],
    [3, 'build'],
    [3, 'review'],
    [0.3, 'explain'],
    [0.3, 'kinds'],
  ]);
  if (way === 'review') return reviewOfSides(draft, random.chance(0.7) ? {} : parts, random.chance(0.9) ? parts : {});
  writeFleet(draft, parts);
  if (way === 'build') return buildOf(draft, '.');
  if (way === 'explain')
    return explainOf(draft, random.pick(['ConfigMap/apps/a', 'Kustomization/flux-system/apps', 'apps/a.yaml:3', 'Widget.spec.x']));
  if (way === 'kinds') return kindsOf(draft, ['apps']);
  return checkOf(draft, ['apps/a.yaml', 'clusters/prod/apps.yaml']);
}

/** A review of two states of a fleet, with a secret in one or both of them. */
export function reviewOfSides(draft: Draft, base: FleetParts, head: FleetParts): Command {
  const secrets = secretPair(draft);
  const write = (parts: FleetParts, side: FleetParts): void =>
    writeFleet(draft, {
      objects: [...(parts.objects ?? []), ...(side.objects ?? [])],
      cluster: [...(parts.cluster ?? []), ...(side.cluster ?? [])],
      fluxSpec: { ...parts.fluxSpec, ...side.fluxSpec },
      kustomize: parts.kustomize,
      files: { ...parts.files, ...side.files },
    });
  return reviewOf(
    draft,
    () => write(base, secrets.base),
    () => write(head, secrets.head),
  );
}
