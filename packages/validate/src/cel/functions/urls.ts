import { type GoUrl, isRequestUri, parseUrl, queryOf } from '../../go/url.ts';
import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { celError, listOf, mapOf, type Opaque, type Value } from '../values/value.ts';

const getter = (name: string, run: (url: GoUrl) => string): Overload =>
  overload(name, 'kubernetes.URL.() -> string', (url: Opaque) => run(contentOf(url)));

/** `url(text)` and the functions of its result. */
export const urlOverloads: readonly Overload[] = [
  overload('url', '(string) -> kubernetes.URL', toUrl, ([text = null]) => textCost(sizeOf(text))),
  overload('isURL', '(string) -> bool', isRequestUri),
  getter('getScheme', ({ scheme }) => scheme),
  getter('getHost', ({ host }) => host),
  getter('getHostname', ({ host }) => splitHost(host).name),
  getter('getPort', ({ host }) => splitHost(host).port),
  getter('getEscapedPath', ({ path }) => path),
  overload('getQuery', 'kubernetes.URL.() -> map(string, list(string))', (url: Opaque) =>
    mapOf([...queryOf(contentOf(url).query)].map(([key, values]) => [key, listOf(values)] as const)),
  ),
];

const contentOf = ({ content }: Opaque): GoUrl => content as GoUrl;

function toUrl(text: string): Value {
  const content = parseUrl(text);
  if (content === undefined) return celError(`URL parse error during conversion from string: parse ${JSON.stringify(text)}`);
  return { kind: 'opaque', type: 'kubernetes.URL', content, equals: (other) => contentOf(other).text === content.text };
}

function splitHost(host: string): { readonly name: string; readonly port: string } {
  const [, name = host, port = ''] = /^(.*):([0-9]*)$/s.exec(host) ?? [];
  return { name: name.replace(/^\[(.*)\]$/s, '$1'), port };
}
