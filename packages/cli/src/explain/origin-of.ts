import {
  type AppliedObject,
  type FleetBuild,
  type FleetKustomization,
  kustomizationKey,
  type VariableOrigin,
  variableOrigins,
} from '@slipway/flux-build';
import { onceForEach } from '@slipway/manifest';
import { containsSecret } from '@slipway/validate';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { policyWords } from '../report/build-text.ts';
import type { DefinitionFinder } from '../synth/definition-finder.ts';
import type { FileLocation, Origin } from './origin.ts';

/** Returns where a document or a field of it is written. */
export type Placer = (content: string, file: string, index: number, pointer?: string) => FileLocation;

/** Returns how positions are shown: with the line of TypeScript where the definitions have one. */
export const placer =
  ({ fileName }: OpenFleet, definitions: DefinitionFinder): Placer =>
  (content, file, index, pointer) => {
    const source = content === '' ? definitions(file, index, { pointer: pointer ?? '' }) : undefined;
    return { file: fileName(content, file), ...(source === undefined ? {} : { source: `${source.file}:${source.line}` }) };
  };

/** Returns how an object is created: its Kustomizations, file, changes and variables. */
export function originOf(fleet: FleetBuild, kustomization: FleetKustomization, made: AppliedObject, placeOf: Placer): Origin {
  const { content, spec, appliesTo, written } = kustomization;
  const locationOfTraceEntry = ({ file, by }: AppliedObject['trace'][number]): FileLocation => {
    const pointer = /^spec\.patches\[(\d+)\]$/.exec(by)?.[1];
    if (pointer === undefined || written === undefined) return placeOf(content, file, 0);
    return placeOf(written.content, written.file, written.index, `/spec/patches/${pointer}`);
  };
  const isEntry = fleet.entries.includes(kustomization);
  return {
    cluster: appliesTo,
    ...(isEntry ? { entry: kustomization.path } : {}),
    kustomizations: (isEntry ? [] : chainOf(fleet, kustomization)).map((each) => ({
      name: `${each.namespace}/${each.name}`,
      ...(each.cluster === appliesTo ? {} : { cluster: each.cluster }),
      ...(each.written === undefined ? {} : { place: placeOf(each.written.content, each.written.file, each.written.index) }),
    })),
    place: placeOf(content, made.file, made.index),
    document: made.index,
    steps: made.trace.map((step) => ({ ...step, place: locationOfTraceEntry(step) })),
    variables: variableOrigins(fleet, kustomization, [...made.variables, ...made.unknownVariables]).map(withoutSecret),
    policy: policyWords(made.object, spec),
  };
}

/** Removes the values of variables that may be credentials. A ConfigMap should not contain one, but can. */
const withoutSecret = ({ value, ...variable }: VariableOrigin): VariableOrigin =>
  value === undefined || containsSecret({ [variable.name]: value }) ? variable : { ...variable, value };

const kustomizationsOf = onceForEach(
  ({ kustomizations }: FleetBuild): ReadonlyMap<string, FleetKustomization> =>
    new Map(kustomizations.map((each) => [kustomizationKey(each), each])),
);

/** Returns the chain from the bootstrap on. The bootstrap applies itself, so the chain ends where it would repeat. */
function chainOf(fleet: FleetBuild, kustomization: FleetKustomization): readonly FleetKustomization[] {
  const byKey = kustomizationsOf(fleet);
  const chain = [kustomization];
  for (let parent = byKey.get(kustomization.parent ?? ''); parent !== undefined; parent = byKey.get(parent.parent ?? '')) {
    if (chain.includes(parent)) break;
    chain.unshift(parent);
  }
  return chain;
}
