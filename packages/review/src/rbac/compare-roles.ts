import { type Budget, createBudget, type Fields, fieldsOf, LimitError, listOf } from '@slipway/manifest';
import { scalarText, textsOf } from '../objects/values.ts';

/** How the permissions of one role compare with those of another. */
export interface RoleComparison {
  /** `undecidable`: the comparison takes too many units of work. */
  readonly relation: 'equal' | 'wider' | 'narrower' | 'different' | 'undecidable';
  /** Text of a permission that only the second role has. */
  readonly more?: string;
  /** Text of a permission that only the first role has. */
  readonly less?: string;
}

/**
 * Compares the permissions of two Roles or ClusterRoles, like `RulesAllow` of pkg/registry/rbac/validation in Kubernetes: verb, group,
 * resource and name each on its own, `*` for all of them, no names for all names. Compares each request that the rules tell apart once.
 * Returns `undecidable` if that takes too many units of work, for one comparison or for `budget`.
 */
export function compareRoles(before: Fields, after: Fields, budget: Budget = createBudget()): RoleComparison {
  const own = budget.part({ operations: MAX_OPERATIONS });
  const spend: Spend = (units) => own.take('operations', units);
  try {
    return compareRules(rulesOf(before), rulesOf(after), spend);
  } catch (error) {
    if (error instanceof LimitError) return { relation: 'undecidable' };
    throw error;
  }
}

/** About three seconds of work. */
const MAX_OPERATIONS = 30_000_000;

/** Counts units of work. Throws when a run exceeds its limit. */
type Spend = (units: number) => void;

function compareRules(old: readonly Rule[], next: readonly Rule[], spend: Spend): RoleComparison {
  const more = missing(old, next, spend);
  const less = missing(next, old, spend);
  const relation = more === undefined ? (less === undefined ? 'equal' : 'narrower') : less === undefined ? 'wider' : 'different';
  return { relation, ...(more !== undefined && { more }), ...(less !== undefined && { less }) };
}

interface Rule {
  readonly verbs: readonly string[];
  readonly groups: readonly string[];
  readonly resources: readonly string[];
  readonly names: readonly string[];
  readonly urls: readonly string[];
}

const rulesOf = ({ rules }: Fields): readonly Rule[] =>
  listOf(rules).map((each) => {
    const rule = fieldsOf(each);
    return {
      verbs: textsOf(rule.verbs),
      groups: textsOf(rule.apiGroups),
      resources: textsOf(rule.resources),
      names: textsOf(rule.resourceNames),
      urls: textsOf(rule.nonResourceURLs),
    };
  });

const sizeOf = ({ verbs, groups, resources, names, urls }: Rule): number =>
  1 + verbs.length + groups.length + resources.length + names.length + urls.length;

/** Represents all values that no rule names. */
const OTHER = '\u0000other';

/** Returns the text of a permission of `next` that `old` does not have. */
function missing(old: readonly Rule[], next: readonly Rule[], spend: Spend): string | undefined {
  const all = [...old, ...next];
  const distinct: Distinct = {
    verbs: named(all.flatMap(({ verbs }) => verbs)),
    groups: named(all.flatMap(({ groups }) => groups)),
    resources: resourceCases(all),
    // A rule without names allows all of them. An example with one name would say less.
    names: new Set([OTHER, ...all.flatMap(({ names }) => names)]),
  };
  const units = old.reduce((sum, rule) => sum + sizeOf(rule), 1);
  const spendComparison = (): void => spend(units);
  for (const rule of next) {
    const urls = urlCases(rule.urls, all, spend);
    spend(distinct.resources.size * rule.resources.length);
    const resources = [...distinct.resources].filter((each) => rule.resources.some((pattern) => resourceMatches(pattern, each)));
    const expanded = { ...rule, resources };
    for (const verb of cases(rule.verbs, distinct.verbs)) {
      const found = missingUrl(old, verb, urls, spendComparison) ?? missingResource(old, expanded, verb, distinct, spendComparison);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The values that the rules tell apart, with one for all values that no rule names. */
interface Distinct {
  readonly verbs: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const named = (texts: readonly string[]): ReadonlySet<string> => new Set([...texts.filter((text) => text !== '*'), OTHER]);

/** Returns the text of the first URL that `old` does not allow. */
function missingUrl(old: readonly Rule[], verb: string, urls: readonly string[], spend: () => void): string | undefined {
  for (const url of urls) {
    spend();
    if (!old.some((each) => has(each.verbs, verb) && each.urls.some((pattern) => urlMatches(pattern, url)))) return urlText(verb, url);
  }
  return undefined;
}

/** Returns the text of the first resource of a rule that `old` does not allow. */
function missingResource(old: readonly Rule[], rule: Rule, verb: string, distinct: Distinct, spend: () => void): string | undefined {
  const names = rule.names.length === 0 ? distinct.names : rule.names;
  for (const group of cases(rule.groups, distinct.groups))
    for (const resource of rule.resources)
      for (const name of names) {
        spend();
        const permission = { verb, group, resource, name };
        if (!old.some((each) => allows(each, permission))) return permissionText(permission);
      }
  return undefined;
}

/** Returns the values that a list of a rule allows. */
const cases = (texts: readonly string[], all: ReadonlySet<string>): readonly string[] => (texts.includes('*') ? [OTHER, ...all] : texts);

/** Returns the resources that the rules tell apart. Each subresource also counts for a resource that no rule names. */
function resourceCases(all: readonly Rule[]): ReadonlySet<string> {
  const texts = all.flatMap(({ resources }) => resources);
  const subresources = texts.flatMap((text) => (text.includes('/') ? [text.slice(text.indexOf('/') + 1)] : []));
  const found = texts.map((text) => (text === '*' ? OTHER : text.startsWith('*/') ? `${OTHER}${text.slice(1)}` : text));
  return new Set([OTHER, ...found, ...subresources.map((each) => `${OTHER}/${each}`)]);
}

interface Permission {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly name: string;
}

const allows = (rule: Rule, { verb, group, resource, name }: Permission): boolean =>
  has(rule.verbs, verb) &&
  has(rule.groups, group) &&
  rule.resources.some((pattern) => resourceMatches(pattern, resource)) &&
  (rule.names.length === 0 || rule.names.includes(name));

const has = (texts: readonly string[], text: string): boolean => texts.includes('*') || texts.includes(text);

/** Whether a pattern matches. `*` matches all resources and subresources, `*` before a slash all resources with this subresource. */
const resourceMatches = (pattern: string, resource: string): boolean =>
  pattern === '*' ||
  pattern === resource ||
  (pattern.startsWith('*/') && resource.includes('/') && pattern.slice(1) === resource.slice(resource.indexOf('/')));

/** Returns the paths of a rule that the rules tell apart: each path that is named, and one below each that ends in a star. */
function urlCases(own: readonly string[], all: readonly Rule[], spend: Spend): readonly string[] {
  const found = all
    .flatMap(({ urls }) => urls)
    .flatMap((url) => (url.endsWith('*') ? [url.slice(0, -1), `${url.slice(0, -1)}${OTHER}`] : [url]));
  spend(found.length * own.length);
  return [...new Set(found)].filter((url) => own.some((pattern) => urlMatches(pattern, url)));
}

const urlMatches = (pattern: string, url: string): boolean =>
  pattern === '*' || pattern === url || (pattern.endsWith('*') && url.startsWith(pattern.slice(0, -1)));

const shown = (text: string, other: string): string => text.replace(OTHER, () => other);

const urlText = (verb: string, url: string): string => `${shown(verb, 'every verb')} of the path ${shown(url, '…')}`;

function permissionText({ verb, group, resource, name }: Permission): string {
  const of = group === '' ? 'the core group' : shown(group, 'every group');
  const called = name === OTHER ? '' : ` named ${scalarText(name)}`;
  return `${shown(verb, 'every verb')} of ${shown(resource, 'every resource')} in ${of}${called}`;
}
