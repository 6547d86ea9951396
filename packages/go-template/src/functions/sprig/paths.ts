import { NIL_POINTER } from '../../values/convert.ts';
import { type GoMap, kindOf } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';
import { type FunctionSet, pure } from '../function-definition.ts';
import { parseUrl, urlText } from './url.ts';

const base = pure('func(string) string', baseOf);
const dir = pure('func(string) string', dirOf);
const clean = pure('func(string) string', cleanPath);
const ext = pure('func(string) string', extensionOf);
const isAbs = pure('func(string) bool', (path: string) => path.startsWith('/'));

/** Functions of paths and URLs. */
export const PATH_FUNCTIONS: FunctionSet = {
  base,
  dir,
  clean,
  ext,
  isAbs,
  osBase: base,
  osDir: dir,
  osClean: clean,
  osExt: ext,
  osIsAbs: isAbs,
  urlParse: pure('func(string) map[string]interface {}', partsOf),
  urlJoin: pure('func(map[string]interface {}) string', join),
};

/** Removes `.`, `..` and repeated slashes, as `path.Clean`. */
function cleanPath(path: string): string {
  if (path === '') return '.';
  const isRooted = path.startsWith('/');
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!isRooted) kept.push('..');
  }
  const text = kept.join('/');
  return isRooted ? `/${text}` : text === '' ? '.' : text;
}

function baseOf(path: string): string {
  if (path === '') return '.';
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  const name = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  return name === '' ? '/' : name;
}

function dirOf(path: string): string {
  return cleanPath(path.slice(0, path.lastIndexOf('/') + 1));
}

function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') ? path.slice(dot) : '';
}

function partsOf(text: string): GoMap {
  const url = parseUrl(text, 'unable to parse url: ');
  return {
    scheme: url.scheme,
    host: url.host,
    hostname: hostnameOf(url.host),
    path: url.path,
    query: url.query,
    opaque: url.opaque,
    fragment: url.fragment,
    userinfo: url.user ?? '',
  };
}

function hostnameOf(host: string): string {
  const port = host.lastIndexOf(':');
  const close = host.indexOf(']');
  const name = port >= 0 && port > close && /^:\d*$/.test(host.slice(port)) ? host.slice(0, port) : host;
  return name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name;
}

function join(parts: GoMap): string {
  const part = (key: string): string => {
    if (!Object.hasOwn(parts, key)) return '';
    const value = parts[key];
    if (typeof value === 'string') return value;
    if (value === null || value === undefined) throw new GoError(NIL_POINTER);
    throw new GoError(`unable to parse ${key} key, must be of type string, but ${kindOf(value)} found`);
  };
  const [scheme, host, path, query, opaque, fragment] = ['scheme', 'host', 'path', 'query', 'opaque', 'fragment'].map(part) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const userinfo = part('userinfo');
  const user = userinfo === '' ? undefined : parseUrl(`proto://${userinfo}@host`, 'unable to parse userinfo in dict: ').user;
  return urlText({ scheme, host, path, query, opaque, fragment, user, rawPath: '' });
}
