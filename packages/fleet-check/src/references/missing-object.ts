import { nearest, onceForEachName, type Severity } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { objectText, push } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, type ProblemText, problemOf } from '../rules/fleet-problem.ts';
import { isTypingMistake } from './is-typing-mistake.ts';
import { isOfOtherTool } from './namespaces.ts';

/** A field of an object that names another object. */
export interface Reference {
  readonly about: ActiveObject;
  /** RFC 6901 pointer to the name. */
  readonly pointer: string;
  readonly wanted: Wanted;
  /** How the object uses it: `uses a chart from`. */
  readonly does: string;
  /** Whether the object works without it. */
  readonly optional?: boolean;
  /** @default the severity of the rule */
  readonly severity?: Severity;
}

/**
 * Reports references to objects that are missing on the cluster: one problem for each missing object, at its first reference. An object
 * that a chart may create is only a risk, and is reported only if its name differs in one letter from an existing one. The same holds for a
 * namespace that another tool creates, for which one finding is enough.
 */
export function* missingObjects(
  cluster: Cluster,
  rule: FleetRuleId,
  references: Iterable<Reference>,
  textFor: (reference: Reference) => Partial<ProblemText> = () => ({}),
): Generator<FleetProblem> {
  const missing = new Map<string, Reference[]>();
  for (const reference of references) {
    if (reference.optional === true) continue;
    const existence = cluster.existence(reference.wanted);
    if (existence !== 'missing' && (existence !== 'by-chart' || similarName(cluster, reference.wanted) === undefined)) continue;
    const key = wantedText(reference.wanted);
    push(missing, key, reference);
  }
  const ofOtherTools = onceForEachName((namespace: string) => isOfOtherTool(cluster, namespace));
  let suggestions = 0;
  for (const [text, all] of missing) {
    const [reference] = all as [Reference];
    if (ofOtherTools(reference.wanted.namespace ?? '') && similarName(cluster, reference.wanted) === undefined) continue;
    const meant = suggestions++ < MAX_SUGGESTIONS ? similarText(cluster, reference.wanted) : '';
    const { about, pointer, wanted, does } = reference;
    yield problemOf(rule, about, {
      pointer,
      message: `${objectText(about.object)} ${does} ${text}, which nothing creates on ${cluster.name}${othersText(all)}${meant}`,
      value: wanted.name,
      expected: `${article(wanted.kind)} ${wanted.kind}${wanted.namespace === undefined ? '' : ` in the namespace ${wanted.namespace}`}`,
      ...textFor(reference),
      ...(cluster.existence(wanted) === 'by-chart' ? { severity: 'risk' } : {}),
    });
  }
}

/** Limit of the names that are compared with all others. If more are missing, typing mistakes are not the reason. */
const MAX_SUGGESTIONS = 100;

export const wantedText = ({ kind, namespace, name }: Wanted): string =>
  [kind, ...(namespace === undefined ? [] : [namespace]), name].join('/');

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a');

/** Returns a text with the number of other references to it. */
function othersText(all: readonly Reference[]): string {
  const others = new Set(all.map(({ about }) => objectText(about.object))).size - 1;
  return others === 0 ? '' : `; ${others} more ${others === 1 ? 'object names' : 'objects name'} it`;
}

/** Returns the name that was probably intended, or the namespace with an object of the name. */
export function similarText(cluster: Cluster, { group, kind, namespace, name }: Wanted): string {
  const elsewhere = namespace === undefined ? [] : cluster.namespacesWith(group, kind, name);
  if (elsewhere.length > 0) return `; one exists in the namespace ${elsewhere.join(', ')}`;
  const meant = nearest(name, cluster.candidates({ group, kind, name, ...(namespace === undefined ? {} : { namespace }) }));
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** Returns the name of another object that was probably intended, because it differs in one letter. */
export const similarName = (cluster: Cluster, wanted: Wanted): string | undefined =>
  cluster.candidates(wanted).find((candidate) => isTypingMistake(wanted.name, candidate));
