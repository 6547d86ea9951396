/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in the element. */
  readonly text: string;
}

/**
 * Parses XML 1.0 without DTDs, as strictly as the standard requires. The document has one root, matching tags, each attribute once and
 * in quotes, no bare `<` or `&`, no characters that XML does not allow. Throws for anything else.
 */
export function readXml(source: string): XmlElement {
  if (!/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(source)) throw new Error('a character that XML does not know');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  const tokens = body.match(/<[^<>]*>|[^<>]+|[<>]/g) ?? [];
  let next = 0;
  const root = readElement();
  if (tokens.slice(next).join('').trim() !== '') throw new Error('something behind the root');
  return root;

  function readElement(): XmlElement {
    const tag = /^<([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.-]*="[^"<]*")*)\s*(\/?)>$/.exec(tokens[next++] ?? '');
    if (tag === null) throw new Error(`no start of an element: ${tokens[next - 1]}`);
    const [, name = '', written = '', empty] = tag;
    const attributes: Record<string, string> = {};
    for (const [, key = '', value = ''] of written.matchAll(/([\w.-]+)="([^"]*)"/g)) {
      if (key in attributes) throw new Error(`${key} twice`);
      attributes[key] = unescaped(value);
    }
    const children: XmlElement[] = [];
    let text = '';
    if (empty === '/') return { name, attributes, children, text };
    while (tokens[next] !== `</${name}>`) {
      const token = tokens[next];
      if (token === undefined || token.startsWith('</')) throw new Error(`${name} is not closed`);
      if (token.startsWith('<')) children.push(readElement());
      else text += unescaped(tokens[next++] ?? '');
    }
    next++;
    return { name, attributes, children, text };
  }
}

function unescaped(text: string): string {
  if (/&(?!(?:lt|gt|amp|quot|apos|#\d+);)/.test(text)) throw new Error(`a bare & in ${text}`);
  const names: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/&(\w+|#\d+);/g, (_, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (names[name] ?? ''),
  );
}
