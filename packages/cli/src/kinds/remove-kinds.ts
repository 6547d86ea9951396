import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import type { LockedKind } from './kind-lock.ts';
import type { KindChanges } from './write-kinds.ts';

/**
 * Returns the changes that a removal makes in a folder of kinds. Each of `names` is a kind, an API group, or both with a dot between:
 * `ScaledObject`, `keda.sh`, `ScaledObject.keda.sh`. Throws a usage Failure for a name of another form, and for a kind of several groups.
 */
export function removeKinds(
  kinds: readonly LockedKind[],
  names: readonly string[],
): KindChanges & { readonly removed: readonly LockedKind[] } {
  const removed = new Set(names.flatMap((name) => kindsNamed(kinds, name)));
  return {
    writes: new Map(),
    removals: [...removed].map(({ file }) => file),
    kinds: kinds.filter((kind) => !removed.has(kind)),
    removed: [...removed],
  };
}

function kindsNamed(kinds: readonly LockedKind[], name: string): readonly LockedKind[] {
  const wanted = name.toLowerCase();
  const called = kinds.filter((kind) => namesOf(kind).includes(wanted));
  const groups = new Set(called.map(groupOf));
  if (groups.size > 1 && !groups.has(wanted))
    throw usageFailure(`${name} is a kind of ${[...groups].join(' and ')}: name it as ${name}.${[...groups][0]}.`);
  if (called.length === 0)
    throw usageFailure(
      `There is no kind or group ${name}.${didYouMean(
        name,
        kinds.flatMap((kind) => [...kind.kinds, groupOf(kind)]),
      )}`,
    );
  return called;
}

export const groupOf = ({ file }: LockedKind): string => file.slice(0, file.indexOf('/'));

function namesOf(kind: LockedKind): readonly string[] {
  const group = groupOf(kind);
  const plural = kind.file.slice(group.length + 1, -'.yaml'.length);
  return [group, ...[...kind.kinds, plural].flatMap((each) => [each.toLowerCase(), `${each.toLowerCase()}.${group}`])];
}
