import type { Change, Model } from './model.ts';

/** A filter of the reader. An empty or undefined field matches all changes. */
export interface Filter {
  readonly query: string;
  readonly cluster: number | undefined;
  readonly kind: string;
  readonly action: string;
  /** Levels of risk. */
  readonly risks: ReadonlySet<number>;
  readonly rule: string;
  /** `namespace/name`, with `<cluster>` for any text. */
  readonly kustomization: string;
}

export const NO_FILTER: Filter = { query: '', cluster: undefined, kind: '', action: '', risks: new Set(), rule: '', kustomization: '' };

/** Returns the numbers of the changes that match the filter, ascending. A change must contain each word of the query. */
export function filterChanges(model: Model, filter: Filter): readonly number[] {
  const { cluster, kind, action, risks, rule, kustomization } = filter;
  const inSet = cluster === undefined ? undefined : model.sets.map(({ members }) => members.includes(cluster));
  const isFound = finder(model, filter.query);
  const isPart = patternOf(kustomization);
  return model.changes.flatMap((change, index) => {
    const isIn =
      (inSet === undefined || inSet[change.set] === true) &&
      (kind === '' || change.kind === kind) &&
      (action === '' || change.action === action) &&
      (risks.size === 0 || risks.has(change.risk)) &&
      (rule === '' || change.rules.includes(rule)) &&
      (kustomization === '' || isPart(change.kustomization)) &&
      isFound(change);
    return isIn ? [index] : [];
  });
}

/** Returns whether a name matches a pattern, in which `<cluster>` matches any text. */
export function patternOf(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.split('<cluster>');
  const last = rest.pop();
  return (name) => {
    if (last === undefined) return name === first;
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
    let at = first.length;
    for (const part of rest) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= name.length - last.length;
  };
}

/** Returns a test for the words of the query. It searches each text, set and hunk only once, because many changes share them. */
function finder({ data, sets }: Model, query: string): (change: Change) => boolean {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const tests = words.map((word) => {
    const has = (text: string): boolean => text.toLowerCase().includes(word);
    const texts = data.texts.map(has);
    const clusters = data.clusters.map(has);
    const inSets = sets.map(({ members, words: text }) => has(text) || members.some((cluster) => clusters[cluster]));
    const hunks = new Map(data.hunks.map((hunk) => [hunk, texts[hunk[0]] === true || hunk[2].some((line) => texts[line])]));
    return ({ title, kustomization, cause, action, rules, set, hunks: own }: Change): boolean =>
      has(title) ||
      has(kustomization) ||
      has(cause) ||
      has(action) ||
      rules.some(has) ||
      inSets[set] === true ||
      own.some((hunk) => hunks.get(hunk));
  });
  return (change) => tests.every((test) => test(change));
}
