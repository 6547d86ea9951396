import { type ChangeCategory, type DefinitionChange, definitionChanges } from '@slipway/fleet-check';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { few, kindOf, scalarText, titleOf } from '../objects/values.ts';
import type { About, Found } from './about.ts';

const MAX_NAMED = 5;

const DEFINITIONS: ReadonlySet<string> = new Set([
  'apiextensions.k8s.io/CustomResourceDefinition',
  'apiextensions.crossplane.io/CompositeResourceDefinition',
]);

/** R2: a version of a CRD or XRD accepts less than before, one risk for each category and difference. R3: an object of the fleet is not accepted any more. */
export function* crdFields({ group, kind, before, after, title, entry, fleet }: About): Generator<Found> {
  if (!DEFINITIONS.has(`${group}/${kind}`) || before === undefined || after === undefined) return;
  const { group: ofKind, names, claimNames } = fieldsOf(after.spec);
  // The kind of the claims may be only in the old definition.
  const kinds = new Set([names, claimNames, fieldsOf(before.spec).claimNames].map((each) => scalarText(fieldsOf(each).kind)));
  const changes = definitionChanges(before, after, fleet.budget).filter(
    (each) => each.category !== 'version-removed' && !isOfStatus(kind, each),
  );
  const narrowed = new Map<string, string[]>();
  for (const same of Map.groupBy(changes, ({ category, version }) => `${category} ${version}`).values()) {
    const [{ category, version }] = same as [DefinitionChange];
    const objects = (fleet.versionsAfter(entry).get(`${scalarText(ofKind)}/${version}`) ?? []).filter((each) => kinds.has(kindOf(each)));
    const users = affectedBy(same, objects);
    if (category === 'field-removed')
      yield { rule: 'crd-field-removed', evidence: `${title}: ${version} does not have ${textsOf(same)} any more${usedBy(users)}` };
    else narrowed.set(textsOf(same), [...(narrowed.get(textsOf(same)) ?? []), version]);
    if (users.length > 0)
      yield { rule: 'object-not-accepted', evidence: `${title}: ${version}: ${EFFECTS[category]} ${few(users, MAX_NAMED)}` };
  }
  for (const [text, versions] of narrowed)
    yield { rule: 'crd-narrowed', evidence: `${title}: ${[...new Set(versions)].join(', ')}: ${text}` };
}

/** Whether a change narrows the status of a CRD, which only its controller writes. That of an XRD is also written by Compositions. */
const isOfStatus = (kind: string, { category, text }: DefinitionChange): boolean =>
  kind === 'CustomResourceDefinition' && category !== 'field-removed' && /^status\b/.test(text);

/** What a change of a category does to objects. */
const EFFECTS: Readonly<Record<ChangeCategory, string>> = {
  'version-removed': 'the version is not served, and has',
  'field-removed': 'fields are removed from',
  'type-changed': 'a type changes in',
  'value-narrowed': 'a value may not be accepted in',
  'field-required': 'a required field is missing in',
  'name-removed': 'a name is removed of',
};

const affectedBy = (changes: readonly DefinitionChange[], objects: readonly Fields[]): readonly string[] =>
  objects
    .filter((object) => changes.some(({ affects }) => affects(object)))
    .map(titleOf)
    .sort();

const textsOf = (changes: readonly DefinitionChange[]): string =>
  few(
    changes.map(({ category, text }) => `${text}${SUFFIXES[category] ?? ''}`),
    MAX_NAMED,
  );

const SUFFIXES: Readonly<Partial<Record<ChangeCategory, string>>> = { 'field-required': ' is required', 'name-removed': ' is removed' };

const usedBy = (users: readonly string[]): string => (users.length === 0 ? '' : `; used by ${few(users, MAX_NAMED)}`);
