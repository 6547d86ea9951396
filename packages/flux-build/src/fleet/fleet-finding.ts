import type { Finding } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { type FluxBuildRuleId, fluxBuildRules } from '../flux-build-rules.ts';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import { spendFinding, spendOperations } from '../spending.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';
import { documentsOf } from './documents-of.ts';
import type { WrittenLocation } from './written-location.ts';

/** The subject of findings, and the names of files in them. */
export interface FindingContext {
  readonly fleet: FleetBuild;
  /** Returns the name of a file; `content` is as in `FleetKustomization`. */
  readonly fileName: (content: string, file: string) => string;
  /** Returns where a field of a Flux Kustomization is defined, for any creator of it. */
  readonly fieldOf: (
    kustomization: FleetKustomization,
    pointer: string,
  ) => WrittenLocation & { readonly line?: number; readonly column?: number };
}

/** The fields of a finding in addition to its rule. */
export type FindingText = Pick<Finding, 'message' | 'expected'> & Partial<Finding>;

/** Creates a finding about a Flux Kustomization, at its location unless `text` sets another. */
export function aboutKustomization(context: FindingContext, about: FleetKustomization, id: FluxBuildRuleId, text: FindingText): Finding {
  return {
    ...fleetFinding(id, {
      object: `Kustomization/${about.namespace}/${about.name}`,
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      clusters: [about.cluster],
      ...(text.file === undefined ? ownLocation(context, about, text.pointer ?? '') : {}),
      ...text,
    }),
  };
}

/** Creates a finding with the severity and the remedy of its rule. */
export function fleetFinding(id: FluxBuildRuleId, text: FindingText): Finding {
  spendFinding();
  const { severity, remedy } = fluxBuildRules.find((rule) => rule.id === id) ?? fluxBuildRules[0];
  return { rule: id, severity, file: '', pointer: '', remedy, ...text };
}

function ownLocation({ fleet, fileName, fieldOf }: FindingContext, about: FleetKustomization, pointer: string): Partial<Finding> {
  const { written, parent, path } = about;
  if (written === undefined) return { file: fileName('', path) };
  if (fleet.memory.results.get(kustomizationKey(about))?.kustomization.isGenerated === true) {
    const { content, file, line, column } = fieldOf(about, pointer);
    return { file: fileName(content, file), ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  }
  const text = appliedText(fleet, parent, written);
  return {
    file: fileName(written.content, written.file),
    ...(text === undefined ? {} : locationIn(text, written.file, written.index, pointer)),
  };
}

/** Returns the text of a file with an object that a Flux Kustomization applies, or that exists before Flux. */
export const appliedText = (fleet: FleetBuild, owner: string | undefined, { content, file }: WrittenLocation): string | undefined =>
  fleet.memory.results.get(owner ?? '')?.tree?.read(file) ?? contentTree(fleet, content)?.read(file);

/** Returns the files of some content, as in `FleetKustomization`. */
export const contentTree = ({ memory }: FleetBuild, content: string): FileTree | undefined =>
  content === '' ? memory.tree : [...memory.results.values()].find((each) => each.content === content && each.tree !== undefined)?.tree;

/** Returns the position of a field of a document, counted from 0, in a file that a Flux Kustomization applies. */
export function documentLocation(
  { fleet, fileName }: FindingContext,
  about: FleetKustomization,
  file: string,
  index: number,
  pointer = '',
): Partial<Finding> {
  const text = fleet.memory.results.get(kustomizationKey(about))?.tree?.read(file);
  return { file: fileName(about.content, file), ...(text === undefined ? {} : locationIn(text, file, index, pointer)) };
}

/** Returns line and column of a field of a document, with an index from 0; nothing if it cannot be read. */
export function locationIn(text: string, file: string, index: number, pointer: string): Partial<Finding> {
  spendOperations(OPERATIONS_PER_POSITION);
  const document = documentsOf(text, file).get(index);
  return document === undefined ? {} : { ...document.positionOf(pointer) };
}

/** Cost of finding a field in a parsed document. */
const OPERATIONS_PER_POSITION = 100;

/** Returns `REVISION:FILE`, as Git writes it, for a file of a commit; `Kind/namespace/name:FILE` for given content. */
export const plainFileName: FindingContext['fileName'] = (content, file) => (content === '' ? file : `${content}:${file}`);

/** Merges equal findings of several clusters. */
export function mergeClusters(findings: readonly Finding[]): readonly Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify({ ...finding, clusters: undefined });
    const before = merged.get(key);
    const clusters = [...new Set([...(before?.clusters ?? []), ...(finding.clusters ?? [])])];
    merged.set(key, { ...finding, ...(clusters.length === 0 ? {} : { clusters }) });
  }
  return [...merged.values()];
}
