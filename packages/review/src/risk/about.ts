import type { ChangeAction } from '@slipway/fleet-check';
import type { Budget, Fields } from '@slipway/manifest';
import type { Hunk } from '../changes/review-file.gen.ts';
import type { CompositesOf } from '../composites/composites-of.ts';
import type { PathSegment } from '../diff/difference.ts';
import type { Entry } from '../fold/entry.ts';
import { groupOf, kindOf, titleOf } from '../objects/values.ts';
import type { RiskRuleId } from './risk-rules.ts';

/** A finding of a rule in a change. */
export interface Found {
  readonly rule: RiskRuleId;
  /** Text with names and values, without secrets. */
  readonly evidence: string;
  /** Set when the evidence is about several objects. Their names are added to it. */
  readonly isListed?: true;
}

/** A difference and its path. */
export interface Field {
  readonly hunk: Hunk;
  /** Fields of the path; an item of a list is `*`. */
  readonly fields: readonly string[];
}

/** The input of rules. */
export interface About {
  /** The change, also if it only happens after a suspended dependency is resumed. */
  readonly action: ChangeAction;
  readonly entry: Entry;
  readonly object: Fields;
  readonly before?: Fields;
  readonly after?: Fields;
  readonly group: string;
  readonly kind: string;
  /** `Kind/namespace/name`. */
  readonly title: string;
  readonly fields: readonly Field[];
  readonly fleet: FleetFacts;
}

/** Facts about both fleets for rules. */
export interface FleetFacts {
  /** `group/Kind` of the kinds that CompositeResourceDefinitions define. */
  readonly compositeKinds: ReadonlySet<string>;
  /**
   * `Kind/namespace/name` of an object that is created, of the same kind and name and on a cluster of the entry. For a composite resource,
   * also of one with the same namespace on another cluster, which is named.
   */
  createdWithName(entry: Entry): string | undefined;
  /** Live composite resources of a Composition. */
  readonly compositesOf: CompositesOf;
  /** Whether an object is created on all clusters of the entry. */
  isCreated(entry: Entry, kind: string, namespace: string, name: string): boolean;
  /** Whether an object is deleted on all clusters of the entry. */
  isDeleted(entry: Entry, kind: string, namespace: string, name: string): boolean;
  /** Returns the objects that are deleted on all clusters of the entry. */
  deletedWith(entry: Entry): readonly Fields[];
  /** Returns the objects that are applied after the change to a cluster of the entry, by their `apiVersion`. */
  versionsAfter(entry: Entry): ReadonlyMap<string, readonly Fields[]>;
  /** The objects that are deleted with a Namespace or a Flux Kustomization; undefined if the build does not have all of them. */
  contentBefore(entry: Entry): readonly Fields[] | undefined;
  /** The same objects, as far as they are still applied after the change. */
  contentAfter(entry: Entry): readonly Fields[] | undefined;
  /** Whether the chart of a HelmRelease is rendered on all clusters of the entry, so that the review has the changes of its objects. */
  isRendered(entry: Entry): boolean;
  /** Whether the review has the changes of the resources of a Composition on all clusters of the entry. */
  isComposed(entry: Entry): boolean;
  /** The name of the chart of a HelmRelease that changes; empty if it is unknown. */
  chartOf(entry: Entry, release: Fields): string;
  /** `Kind/namespace/name` of the releases and Flux Kustomizations that use a source after the change. */
  usersOf(entry: Entry): readonly string[];
  /** The URL of the source of a Flux Kustomization, if it has another owner than the source of the object itself. */
  foreignSourceOf(entry: Entry, kustomization: Fields): string | undefined;
  /** Registries and hosts of images, charts and files before the change. */
  readonly origins: ReadonlySet<string>;
  /** Budget for comparing permissions in the whole review. */
  readonly budget: Budget;
}

export function aboutEntry(entry: Entry, fleet: FleetFacts): About {
  const { change, object, diff } = entry;
  const [before, after] = [change.before?.applied.object, change.after?.applied.object];
  const kind = kindOf(object);
  return {
    action: change.postponed?.action ?? change.action,
    entry,
    object,
    ...(before && { before }),
    ...(after && { after }),
    group: groupOf(object),
    kind,
    title: titleOf(object),
    fields: (diff?.hunks ?? []).map((hunk, index) => ({ hunk, fields: (diff?.paths[index] ?? []).map(fieldOf) })),
    fleet,
  };
}

const fieldOf = (segment: PathSegment): string => ('field' in segment ? segment.field : '*');

/** Writes a value in a sentence. */
export function valueText(value: unknown): string {
  const text =
    value === undefined
      ? 'nothing'
      : typeof value === 'string'
        ? value
        : typeof value === 'bigint'
          ? String(value)
          : JSON.stringify(value, plain);
  return text.length > MAX_TEXT_LENGTH ? `${Array.from(text).slice(0, MAX_TEXT_LENGTH).join('')}…` : text;
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const MAX_TEXT_LENGTH = 80;

/** Writes `path: before → after`. */
export const hunkText = ({ path, before, after, confidential }: Hunk): string =>
  confidential === true ? `${path} (not shown)` : `${path}: ${valueText(before)} → ${valueText(after)}`;
