import { emitYaml, readYaml } from '@slipway/manifest';
import { isMap, isSeq, type ParsedNode, parseDocument, type YAMLSeq } from 'yaml';
import type { AllowanceEntry } from './settings-file.gen.ts';

/** An entry of the baseline, without the fields that users add. */
export type BaselineEntry = Pick<AllowanceEntry, 'rule' | 'object' | 'file' | 'pointer' | 'reason'>;

/** Compares entries, so that their order does not depend on the order of the findings. */
export const compareEntries = (a: Partial<BaselineEntry>, b: Partial<BaselineEntry>): number => (keyOf(a) < keyOf(b) ? -1 : 1);

const keyOf = ({ rule, object = '', file = '', pointer = '' }: Partial<BaselineEntry>): string =>
  JSON.stringify([rule, object, file, pointer]);

/**
 * Returns the text of a baseline without the entries of `stale`, by their index, and with those of `added`, which are sorted. Keeps what
 * users wrote: comments, reasons, days, patterns and the order. Returns undefined when the text is not a list of entries that can be
 * edited.
 */
export function editBaseline(text: string, stale: ReadonlySet<number>, added: readonly BaselineEntry[]): string | undefined {
  // The parser that keeps comments has no limits of its own.
  if (readYaml(text, '').findings.some(({ severity }) => severity === 'reject')) return undefined;
  const document = parseDocument(text);
  const allow = isMap(document.contents) ? document.get('allow') : undefined;
  if (document.errors.length > 0 || !isSeq(allow) || allow.items.length === 0) return undefined;
  if (stale.size + added.length === 0) return text;
  commentOfFirst(allow);
  const kept = allow.items.filter((_, index) => !stale.has(index));
  allow.items = insertSorted(kept, added);
  return document.toString({ lineWidth: 0 });
}

/** Inserts each entry before the first item that sorts after it. The items may be in any order. */
function insertSorted(items: readonly unknown[], sorted: readonly BaselineEntry[]): unknown[] {
  const merged: unknown[] = [];
  let next = 0;
  for (const item of items) {
    if (isMap(item)) {
      const key = keyOf(item.toJSON());
      for (; next < sorted.length && keyOf(sorted[next] as BaselineEntry) <= key; next++)
        merged.push(entryNode(sorted[next] as BaselineEntry));
    }
    merged.push(item);
  }
  return [...merged, ...sorted.slice(next).map(entryNode)];
}

/** Moves the comment above the first entry to that entry; the library assigns it to the list. */
function commentOfFirst(list: YAMLSeq): void {
  const [first] = list.items;
  if (!isMap(first) || list.flow || first.commentBefore || !list.commentBefore) return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = null;
}

/** Prints an entry like manifests, so that it quotes texts that Kubernetes tools would read differently. */
const entryNode = (entry: BaselineEntry): ParsedNode | null => parseDocument(emitYaml(entry)).contents;
