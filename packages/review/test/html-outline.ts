import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { readModel } from '../client/model.ts';
import type { PageData } from '../src/forms/html/page-data.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page as a browser does. Returns its elements, and the errors that a browser ignores. */
export function parsePage(html: string): { readonly elements: readonly Element[]; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`) });
  return { elements: elementsIn(document), errors };
}

const elementsIn = (node: Node): readonly Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
];

export const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value;

export const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Returns the data that the script of a page reads; undefined if it does not exist. */
export function dataOf(html: string): PageData | undefined {
  const data = parsePage(html).elements.find((element) => attribute(element, 'id') === 'data');
  return data === undefined ? undefined : (JSON.parse(textOf(data)) as PageData);
}

/** Returns the objects that a page lists as deleted, as `action Kind/namespace/name`, sorted. */
export const removedInPage = (html: string): readonly string[] =>
  parsePage(html)
    .elements.filter(({ tagName, attrs }) => tagName === 'li' && attrs.some(({ name }) => name === 'data-action'))
    .map((item) => {
      const name = elementsIn(item).find(({ tagName }) => tagName === 'code');
      return `${attribute(item, 'data-action')} ${name === undefined ? '' : textOf(name)}`;
    })
    .sort();

const BLOCKS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd']);

/** Returns the text that a reader sees: first the page without scripts, then each change. */
export function outline(html: string): string {
  const { elements } = parsePage(html);
  const lines = elements.flatMap((element) => {
    if (
      !BLOCKS.has(element.tagName) ||
      elementsIn(element)
        .slice(1)
        .some(({ tagName }) => BLOCKS.has(tagName))
    )
      return [];
    return [`${element.tagName.padEnd(2)} ${textOf(element).replaceAll(/\s+/g, ' ').trim()}`];
  });
  const data = dataOf(html);
  if (data === undefined) return `${lines.join('\n')}\n`;
  const { changes, groups, sets } = readModel(data);
  const cards = groups.map((group) => {
    const [first = 0] = group.changes;
    const change = changes[first];
    if (change === undefined) return '';
    const title = `R${change.risk} ${change.action} ${change.title} on ${sets[change.set]?.words}`;
    const others = group.changes.slice(1).map((each) => `  like it: ${changes[each]?.title} on ${sets[changes[each]?.set ?? 0]?.words}`);
    const hunks = change.hunks.flatMap(([path, note, rows]) => [
      `  @ ${data.texts[path]}${data.texts[note] === '' ? '' : ` (${data.texts[note]})`}`,
      ...rows.map((row) => `  ${data.texts[row]}`),
    ]);
    const about = `  ${[change.kustomization, change.cause, ...change.rules].filter((each) => each !== '').join(' | ')}`;
    return [title, ...others, ...change.notes.map((note) => `  ${note}`), about, ...hunks].join('\n');
  });
  return `${lines.join('\n')}\n\n${cards.join('\n')}\n`;
}
