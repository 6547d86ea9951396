import { emitYaml } from '@slipway/manifest';
import { isMap, isSeq, type ParsedNode, parseDocument, type YAMLSeq } from 'yaml';

/** An entry of the baseline, without what people add to it. */
export interface BaselineEntry {
  readonly rule: string;
  readonly object?: string;
  readonly file?: string;
  readonly pointer?: string;
  readonly reason: string;
}

/** Entries in one order, whatever order they were found in. */
export const compareEntries = (a: Partial<BaselineEntry>, b: Partial<BaselineEntry>): number => (keyOf(a) < keyOf(b) ? -1 : 1);

const keyOf = ({ rule, object = '', file = '', pointer = '' }: Partial<BaselineEntry>): string =>
  JSON.stringify([rule, object, file, pointer]);

/**
 * The text of a baseline without the entries of `stale`, by their index, and with those of `added`, which are sorted. What people wrote
 * stays: comments, reasons, days, patterns and the order. Undefined when the text is no list of entries that can be edited.
 */
export function editBaseline(text: string, stale: ReadonlySet<number>, added: readonly BaselineEntry[]): string | undefined {
  const document = parseDocument(text);
  const allow = isMap(document.contents) ? document.get('allow') : undefined;
  if (document.errors.length > 0 || !isSeq(allow) || allow.items.length === 0) return undefined;
  if (stale.size + added.length === 0) return text;
  commentOfFirst(allow);
  allow.items = allow.items.filter((_, index) => !stale.has(index));
  for (const entry of added) {
    const next = allow.items.findIndex((item) => isMap(item) && compareEntries(item.toJSON(), entry) > 0);
    allow.items.splice(next < 0 ? allow.items.length : next, 0, entryNode(entry));
  }
  return document.toString({ lineWidth: 0 });
}

/** A comment above the first entry is about that one; the library takes it for one of the list. */
function commentOfFirst(list: YAMLSeq): void {
  const [first] = list.items;
  if (!isMap(first) || list.flow || first.commentBefore || !list.commentBefore) return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = null;
}

/** As the printer of manifests writes it, so that texts are quoted where Kubernetes tools would read something else. */
const entryNode = (entry: BaselineEntry): ParsedNode | null => parseDocument(emitYaml(entry)).contents;
