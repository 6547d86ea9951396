import { type Budget, createBudget, LimitError } from '@slipway/manifest';
import { type Fields, fieldsOf, listOf, scalarText, textsOf } from '../objects/values.ts';

/** How the rights of one role compare with those of another. */
export interface RoleComparison {
  /** `undecidable`: it takes too many steps to compare them. */
  readonly relation: 'equal' | 'wider' | 'narrower' | 'different' | 'undecidable';
  /** A right that only the second role has, in words. */
  readonly more?: string;
  /** A right that only the first role has. */
  readonly less?: string;
}

/**
 * Compares what the rules of two Roles or ClusterRoles allow, as `RulesAllow` of pkg/registry/rbac/validation in Kubernetes does: each of
 * verb, group, resource and name on its own, `*` for all of them, no names for all names. Every request that the rules can tell apart is
 * asked once. Undecidable where that takes too many steps: of one comparison, or of `budget`.
 */
export function compareRoles(before: Fields, after: Fields, budget: Budget = createBudget()): RoleComparison {
  const own = budget.part({ steps: MOST_STEPS });
  const spend: Spend = (steps) => own.take('steps', steps);
  try {
    return compareRules(rulesOf(before), rulesOf(after), spend);
  } catch (error) {
    if (error instanceof LimitError) return { relation: 'undecidable' };
    throw error;
  }
}

/** A few seconds. */
const MOST_STEPS = 30_000_000;

/** Counts steps of work. Throws when a run may not take so many. */
type Spend = (steps: number) => void;

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

/** Stands for whatever no rule names. */
const OTHER = '\u0000other';

/** A right of `next` that `old` does not have, in words. */
function missing(old: readonly Rule[], next: readonly Rule[], spend: Spend): string | undefined {
  const steps = old.reduce((sum, rule) => sum + sizeOf(rule), 1);
  const all = [...old, ...next];
  const named = (of: (rule: Rule) => readonly string[]): ReadonlySet<string> =>
    new Set([...all.flatMap(of).filter((text) => text !== '*'), OTHER]);
  const [verbs, groups, resources] = [named(({ verbs }) => verbs), named(({ groups }) => groups), resourceCases(all)];
  const names = new Set([...all.flatMap((rule) => rule.names), OTHER]);
  for (const rule of next) {
    const own = { verbs: cases(rule.verbs, verbs), groups: cases(rule.groups, groups) };
    const urls = urlCases(rule.urls, all, spend);
    spend(resources.size * rule.resources.length);
    const covered = [...resources].filter((each) => rule.resources.some((pattern) => resourceMatches(pattern, each)));
    for (const verb of own.verbs) {
      for (const url of urls) {
        spend(steps);
        if (!old.some((each) => has(each.verbs, verb) && each.urls.some((pattern) => urlMatches(pattern, url)))) return urlText(verb, url);
      }
      for (const group of own.groups)
        for (const resource of covered)
          for (const name of rule.names.length === 0 ? names : rule.names) {
            spend(steps);
            const asked = { verb, group, resource, name };
            if (!old.some((each) => allows(each, asked))) return rightText(asked);
          }
    }
  }
  return undefined;
}

/** The cases that a list of a rule stands for. */
const cases = (texts: readonly string[], all: ReadonlySet<string>): readonly string[] => (texts.includes('*') ? [OTHER, ...all] : texts);

/** A name that no rule has is asked with every subresource that one has. */
function resourceCases(all: readonly Rule[]): ReadonlySet<string> {
  const texts = all.flatMap(({ resources }) => resources);
  const subresources = texts.flatMap((text) => (text.includes('/') ? [text.slice(text.indexOf('/') + 1)] : []));
  const found = texts.map((text) => (text === '*' ? OTHER : text.startsWith('*/') ? `${OTHER}${text.slice(1)}` : text));
  return new Set([OTHER, ...found, ...subresources.map((each) => `${OTHER}/${each}`)]);
}

interface Right {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly name: string;
}

const allows = (rule: Rule, { verb, group, resource, name }: Right): boolean =>
  has(rule.verbs, verb) &&
  has(rule.groups, group) &&
  rule.resources.some((pattern) => resourceMatches(pattern, resource)) &&
  (rule.names.length === 0 || rule.names.includes(name));

const has = (texts: readonly string[], text: string): boolean => texts.includes('*') || texts.includes(text);

/** `*` is every resource and subresource, and `*` before a slash every resource that has this subresource. */
const resourceMatches = (pattern: string, resource: string): boolean =>
  pattern === '*' ||
  pattern === resource ||
  (pattern.startsWith('*/') && resource.includes('/') && pattern.slice(1) === resource.slice(resource.indexOf('/')));

/** Paths that one rule can tell from another: each path that is named, and one below each that ends in a star. */
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

function rightText({ verb, group, resource, name }: Right): string {
  const of = group === '' ? 'the core group' : shown(group, 'every group');
  const called = name === OTHER ? '' : ` named ${scalarText(name)}`;
  return `${shown(verb, 'every verb')} of ${shown(resource, 'every resource')} in ${of}${called}`;
}
