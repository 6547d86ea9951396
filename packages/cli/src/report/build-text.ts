import { applyPolicy } from '@slipway/flux-build';
import { firstTexts, plainText } from '@slipway/manifest';

/** Returns `there are a, b, c and 4 more`, or that no name exists. */
export function nameList(names: readonly string[]): string {
  const shown = [...new Set(names)].sort();
  return shown.length === 0 ? 'none exists' : `there are ${firstTexts(shown, MAX_NAMES)}`;
}

const MAX_NAMES = 12;

type Fields = Readonly<Record<string, unknown>>;

/** Returns `Kind/namespace/name`, without the namespace when it is missing. */
export function objectText({ kind, metadata }: Fields): string {
  const { name, namespace } = (metadata ?? {}) as Fields;
  return [kind, namespace, name]
    .filter((part) => part !== undefined)
    .map(plainText)
    .join('/');
}

/** Returns how annotations and labels of an object change what its Flux Kustomization does. */
export function policyWords(object: Fields, spec: Fields): readonly string[] {
  const { apply, merge, prune, force } = applyPolicy(object, spec);
  return [
    apply === 'never' ? 'not applied' : apply === 'missing' ? 'applied only while it is missing' : undefined,
    merge ? 'fields of other managers are kept' : undefined,
    spec.prune === true && !prune ? 'never pruned' : undefined,
    spec.force !== true && force ? 'recreated if a field is immutable' : undefined,
  ].filter((words) => words !== undefined);
}
