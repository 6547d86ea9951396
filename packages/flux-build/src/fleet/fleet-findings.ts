import { type Finding, findCircle } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import { type FluxBuildRuleId, fluxBuildRules } from '../flux-build-rules.ts';
import type { UnreadablePath } from '../source/folder-tree.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';

/** Everything that a build of a fleet has to tell. Files are those of the sources, from their roots. */
export function fleetFindings({ kustomizations, unsettled }: FleetBuild, unreadable: readonly UnreadablePath[] = []): readonly Finding[] {
  return [
    ...kustomizations.flatMap(errorFinding),
    ...kustomizations.flatMap(noteFindings),
    ...circles(kustomizations).map(circleFinding),
    ...(unsettled ? [finding('unsettled-build', {}, 'values still change after 50 rounds', 'values that come to rest')] : []),
    ...unreadable.map(({ path, why }) => ({
      ...finding('unread-path', {}, `${path || 'the folder'} cannot be read: ${why}`, 'a file or folder that can be read'),
      file: path,
    })),
  ];
}

function finding(
  id: FluxBuildRuleId,
  about: Partial<Pick<FleetKustomization, 'cluster' | 'namespace' | 'name' | 'path'>>,
  message: string,
  expected: string,
): Finding {
  const { severity, remedy } = fluxBuildRules.find((rule) => rule.id === id) ?? fluxBuildRules[0];
  return {
    rule: id,
    severity,
    message,
    ...(about.name === undefined
      ? {}
      : { object: `Kustomization/${about.namespace}/${about.name}`, apiVersion: 'kustomize.toolkit.fluxcd.io/v1' }),
    ...(about.cluster === undefined ? {} : { clusters: [about.cluster] }),
    file: about.path ?? '',
    pointer: '',
    expected,
    remedy,
  };
}

function errorFinding(kustomization: FleetKustomization): readonly Finding[] {
  const { error } = kustomization;
  if (error === undefined) return [];
  const id = error.reason === 'source-not-at-hand' ? 'source-not-at-hand' : 'kustomization-not-built';
  return [{ ...finding(id, kustomization, error.message, 'a Kustomization that can be built'), ...placeOf(error) }];
}

const placeOf = ({ file, line }: Pick<KustomizeProblem, 'file' | 'line'>): Partial<Finding> => ({
  ...(file === undefined ? {} : { file }),
  ...(line === undefined ? {} : { line }),
});

/** What kustomize does without a word is the same on every cluster that builds the same folder. */
const noteFindings = (kustomization: FleetKustomization): readonly Finding[] =>
  kustomization.notes.map((note) => ({
    ...finding(
      note.reason === 'patch-target-not-found' ? 'patch-target-not-found' : 'build-note',
      kustomization,
      note.message,
      note.reason === 'patch-target-not-found' ? 'a target that matches at least one object' : 'a field that has an effect',
    ),
    ...placeOf(note),
  }));

/** Each circle of dependsOn once, from its first Kustomization by name. */
function circles(kustomizations: readonly FleetKustomization[]): readonly (readonly FleetKustomization[])[] {
  const byKey = new Map(kustomizations.map((each) => [keyOf(each), each]));
  const next = ({ cluster, dependsOn }: FleetKustomization): readonly FleetKustomization[] =>
    dependsOn.flatMap((name) => byKey.get(`${cluster}/${name}`) ?? []);
  const told = new Set<string>();
  return kustomizations.flatMap((start) => {
    const circle = told.has(keyOf(start)) ? undefined : findCircle(start, next);
    for (const each of circle ?? []) told.add(keyOf(each));
    return circle === undefined ? [] : [circle];
  });
}

const keyOf = ({ cluster, namespace, name }: FleetKustomization): string => `${cluster}/${namespace}/${name}`;

function circleFinding(circle: readonly FleetKustomization[]): Finding {
  const way = [...circle, ...circle.slice(0, 1)].map(({ namespace, name }) => `${namespace}/${name}`).join(' -> ');
  return finding('kustomization-circle', circle[0] ?? {}, `dependsOn leads in a circle: ${way}`, 'dependencies without a circle');
}
