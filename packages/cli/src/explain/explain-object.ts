import {
  type AppliedObject,
  buildFleet,
  type FleetBuild,
  type FleetKustomization,
  kustomizationKey,
  type VariableOrigin,
  variableOrigins,
} from '@slipway/flux-build';
import { holdsSecret } from '@slipway/validate';
import { fileTexts } from '../fleet/file-texts.ts';
import { addFleetSecrets } from '../fleet/fleet-secrets.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import { type FleetPlace, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { objectText, policyWords } from '../report/build-text.ts';
import type { Paint } from '../report/paint.ts';
import { type DefinitionFinder, definitionFinder } from '../synth/definition-finder.ts';
import { readRecords } from '../synth/read-records.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import type { Explanation } from './explanation.ts';
import type { Origin, Place } from './origin.ts';
import { originText } from './origin-text.ts';

/** Where an object is looked for, as `build` has it. */
export type ObjectPlace = Pick<FleetPlace, 'repository' | 'root' | 'at'>;

/** Explains which Kustomizations, files, patches and variables create an object of the repository. Throws a usage Failure if none does. */
export async function explainObject(subject: string, { cwd, budget, secrets }: VerbContext, place: ObjectPlace): Promise<Explanation> {
  const open = await openFleet({ path: cwd, cwd, budget, ...place });
  const fleet = buildFleet(open.input);
  const owners = objectOwners(fleet);
  addFleetSecrets(secrets, open, owners, fileTexts(open));
  const found = owners.flatMap((each) =>
    (each.objects ?? []).filter(({ object }) => objectText(object) === subject).map((made) => ({ each, made })),
  );
  if (found.length === 0) {
    const names = owners.flatMap(({ objects = [] }) => objects.map(({ object }) => objectText(object)));
    throw usageFailure(`Nothing that is found here applies ${subject}.${didYouMean(subject, names)}`);
  }
  const known = open.isOnDisk ? readRecords(open.root) : undefined;
  const definitions = known === undefined ? () => undefined : definitionFinder(known, cwd);
  const made = found.map(({ each, made }) => originOf(fleet, each, made, placer(open, definitions)));
  const origins = secrets.masker()?.value(made) ?? made;
  return {
    json: () => ({ subject, origins }),
    text: (paint: Paint) => origins.map((origin) => originText(subject, origin, paint)).join('\n\n'),
  };
}

type Placer = (content: string, file: string, index: number, pointer?: string) => Place;

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
  const placeOfStep = ({ file, by }: AppliedObject['trace'][number]): Place => {
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
    steps: made.trace.map((step) => ({ ...step, place: placeOfStep(step) })),
    variables: variableOrigins(fleet, kustomization, [...made.variables, ...made.unknownVariables]).map(withoutSecret),
    policy: policyWords(made.object, spec),
  };
}

/** A ConfigMap is no place for a credential, and holds one all the same. */
const withoutSecret = ({ value, ...variable }: VariableOrigin): VariableOrigin =>
  value === undefined || holdsSecret({ [variable.name]: value }) ? variable : { ...variable, value };

/** From the bootstrap on. It applies itself, so the chain ends where it would come back. */
function chainOf({ kustomizations }: FleetBuild, kustomization: FleetKustomization): readonly FleetKustomization[] {
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  const chain = [kustomization];
  for (let parent = byKey.get(kustomization.parent ?? ''); parent !== undefined; parent = byKey.get(parent.parent ?? '')) {
    if (chain.includes(parent)) break;
    chain.unshift(parent);
  }
  return chain;
}
