import { type AppliedObject, buildFleet, createParseCache, type FleetKustomization, findRoots } from '@slipway/flux-build';
import { didYouMean } from '../did-you-mean.ts';
import { Failure, usageFailure } from '../failure.ts';
import { findRepository } from '../find-repository.ts';
import type { Paint } from '../report/paint.ts';
import { findWorkspace, isInWorkspace } from '../workspace.ts';
import { explainFile } from './explain-file.ts';
import type { Explanation } from './explanation.ts';

/** How an object came about, on each cluster that it is applied to. */
interface Origin {
  readonly cluster: string;
  /** Flux Kustomizations from the bootstrap to the one that applies it: `cluster/namespace/name`. */
  readonly kustomizations: readonly string[];
  readonly file: string;
  readonly document: number;
  readonly steps: AppliedObject['trace'];
  readonly variables: readonly string[];
  readonly unknownVariables: readonly string[];
  /** Where the definition was written in TypeScript. */
  readonly source?: string;
}

/** Which Kustomizations, files, patches and variables make an object of the repository around. Throws a usage Failure when nothing does. */
export async function explainObject(subject: string, cwd: string): Promise<Explanation> {
  const cache = createParseCache();
  const { tree, path, root, urls } = findRepository(cwd, { cache });
  const { kustomizations } = buildFleet({ tree, roots: findRoots(tree, path, { cache }), urls, cache });
  const byKey = new Map(kustomizations.map((each) => [keyOf(each), each]));
  const found = kustomizations.flatMap((each) =>
    (each.objects ?? []).filter(({ object }) => nameOf(object) === subject).map((made) => ({ each, made })),
  );
  if (found.length === 0) {
    const names = kustomizations.flatMap(({ objects = [] }) => objects.map(({ object }) => nameOf(object)));
    throw usageFailure(`No Flux Kustomization that is found here applies ${subject}.${didYouMean(subject, names)}`);
  }
  const origins: Origin[] = [];
  for (const { each, made } of found) {
    const source = await sourceOf(made, root);
    origins.push({
      cluster: each.appliesTo,
      kustomizations: chainOf(each, byKey),
      file: made.file,
      document: made.index,
      steps: made.trace,
      variables: made.variables,
      unknownVariables: made.unknownVariables,
      ...(source === undefined ? {} : { source }),
    });
  }
  return { json: { subject, origins }, text: (paint) => origins.map((origin) => originText(subject, origin, paint)).join('\n\n') };
}

const keyOf = ({ cluster, namespace, name }: FleetKustomization): string => `${cluster}/${namespace}/${name}`;

function nameOf({ kind, metadata }: AppliedObject['object']): string {
  const { name, namespace } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  return [kind, namespace, name].filter((part) => part !== undefined).join('/');
}

/** A bootstrap applies itself, so the chain ends where it would come back. */
function chainOf(kustomization: FleetKustomization, byKey: ReadonlyMap<string, FleetKustomization>): readonly string[] {
  const chain = [keyOf(kustomization)];
  for (let parent = kustomization.parent; parent !== undefined && !chain.includes(parent); parent = byKey.get(parent)?.parent)
    chain.unshift(parent);
  return chain;
}

/** The line of TypeScript, when the definitions of this repository make the file. */
async function sourceOf({ file, index }: AppliedObject, root: string): Promise<string | undefined> {
  if (!isInWorkspace(root)) return undefined;
  try {
    const { json } = await explainFile({ file }, findWorkspace(root), root);
    const objects = json.objects as readonly {
      readonly index: number;
      readonly source?: { readonly file: string; readonly line: number };
    }[];
    const source = objects.find((object) => object.index === index)?.source;
    return source && `${source.file}:${source.line}`;
  } catch (error) {
    if (error instanceof Failure) return undefined; // written by hand
    throw error;
  }
}

function originText(subject: string, origin: Origin, paint: Paint): string {
  const { cluster, kustomizations, file, document, steps, variables, unknownVariables, source } = origin;
  const lines = [
    `${paint('bold', subject)} on ${paint('bold', cluster)}`,
    ...kustomizations.map((kustomization, depth) => `  ${'  '.repeat(depth)}${kustomization}`),
    `  ${paint('dim', 'file')}      ${file}#${document + 1}`,
    ...(source === undefined ? [] : [`  ${paint('dim', 'source')}    ${source}`]),
    ...steps.map(({ action, file: by, by: what }) => `  ${paint('dim', action.padEnd(9))} ${by}: ${what}`),
    ...(variables.length === 0 ? [] : [`  ${paint('dim', 'variables')} ${variables.join(', ')}`]),
    ...(unknownVariables.length === 0 ? [] : [`  ${paint('dim', 'unknown')}   ${unknownVariables.join(', ')}`]),
  ];
  return lines.join('\n');
}
