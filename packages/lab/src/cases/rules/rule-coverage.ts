import type { KindSchema } from '@slipway/kube-models';
import { getPointer, type Manifest, parsePointer } from '@slipway/manifest';
import { describeRules, type RuleNote, type Validator } from '@slipway/validate';

/** A CEL rule of a kind at one path of its schema, and whether objects made it true and false. */
export interface CoveredRule {
  readonly kind: KindSchema;
  readonly note: RuleNote;
  true: boolean;
  false: boolean;
}

/** Returns the rules of a kind that apply to a new object, without those that compare it with an old one. */
export const rulesOfKind = (kind: KindSchema): readonly CoveredRule[] =>
  describeRules(kind)
    .filter(({ evaluated, pointer }) => evaluated === 'always' && !(kind.subresources?.status && /^\/status(\/|$)/.test(pointer)))
    .map((note) => ({ kind, note, true: false, false: false }));

/**
 * Records the results of `rules` for the object. Records nothing if the object has other problems, because rules are not evaluated then.
 */
export function cover(rules: readonly CoveredRule[], object: Manifest, validator: Validator): void {
  const { findings } = validator.check(object);
  if (findings.some(({ rule }) => rule !== 'failed-rule')) return;
  for (const covered of rules) {
    const { note } = covered;
    const pointers = pointersOf(object, note.pointer);
    if (pointers.length === 0) continue;
    const text = note.rule.replace(/\s*\n\s*/g, ' ');
    const failed = findings.filter(({ expected, pointer }) => expected === text && pointers.some((place) => pointer.startsWith(place)));
    if (failed.length > 0) covered.false = true;
    if (failed.length < pointers.length) covered.true = true;
  }
}

/** Returns the pointers of the values at `pattern`, in which `*` is any item. */
function pointersOf(object: unknown, pattern: string): readonly string[] {
  let pointers = [''];
  for (const segment of parsePointer(pattern)) {
    pointers = pointers.flatMap((place) => {
      const value = getPointer(object, place);
      if (typeof value !== 'object' || value === null) return [];
      const names = segment === '*' ? Object.keys(value) : [segment];
      return names.map((name) => `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    });
    pointers = pointers.filter((place) => (getPointer(object, place) ?? null) !== null);
  }
  return pointers;
}
