import { printable } from '@slipway/manifest';
import { count, type Paint, table } from '../report/paint.ts';
import type { Added } from './add-kinds.ts';
import type { LockedKind } from './kind-lock.ts';

/** Reports the result of `slipway kinds add`. */
export function addedText({ added, replaced, unchanged }: Added, folder: string, paint: Paint): string {
  const lines = (word: string, all: Added['added']): string[] =>
    all.map(
      ({ kinds, group, versions }) =>
        `  ${word.padEnd(9)} ${printable(`${kinds.join(', ')}.${group}`)} (${printable(versions.join(', '))})`,
    );
  return [
    ...lines('added', added),
    ...lines('replaced', replaced),
    `${paint('bold', printable(folder))}: ${added.length} added, ${replaced.length} replaced, ${unchanged.length} unchanged.`,
  ].join('\n');
}

/** Lists the content of the folder of kinds. */
export function kindsText(kinds: readonly (LockedKind & { readonly group: string; readonly state: string })[], paint: Paint): string {
  if (kinds.length === 0) return 'No kinds were added; `slipway kinds add FILE` adds some.';
  const rows = kinds.map(({ group, kinds: names, versions, version = '', source, state }) =>
    [names.join(', '), group, versions.join(', '), version, source, state === 'as added' ? '' : state].map(printable),
  );
  return table([['kind', 'group', 'versions', 'of', 'from', ''], ...rows], paint);
}

/** Reports the result of `slipway kinds remove`. */
export const removedText = (removed: readonly LockedKind[], paint: Paint): string =>
  `${paint('bold', 'Removed')} ${count(removed.length, 'definition')}: ${removed.map(({ file }) => printable(file)).join(', ')}`;
