import { fromBytes, GoError, type GoMap, type GoType, stringList, typed } from '@slipway/go-template';
import { setKey } from '@slipway/manifest';
import { writeGoYaml } from '../go-yaml.ts';
import { globMatcher } from './glob.ts';

/** `.Files`: a map from paths to bytes, with methods. */
const FILES: GoType = {
  name: 'engine.files',
  kind: 'map',
  elem: '[]uint8',
  methods: {
    Get: { signature: 'func(string) string', call: (files: GoMap, name: string) => fromBytes(bytesAt(files, name)) },
    GetBytes: { signature: 'func(string) []uint8', call: bytesAt },
    Glob: { signature: 'func(string) engine.files', call: (files: GoMap, pattern: string) => matching(files, pattern) },
    AsConfig: { signature: 'func() string', call: (files: GoMap) => asMap(files, fromBytes) },
    AsSecrets: { signature: 'func() string', call: (files: GoMap) => asMap(files, (data) => Buffer.from(data).toString('base64')) },
    Lines: { signature: 'func(string) []string', call: linesOf },
  },
};

export const filesValue = (files: ReadonlyMap<string, Uint8Array>): GoMap => typed(Object.fromEntries(files), FILES);

function bytesAt(files: GoMap, name: string): Uint8Array {
  return Object.hasOwn(files, name) ? (files[name] as Uint8Array) : new Uint8Array(0);
}

function matching(files: GoMap, pattern: string): GoMap {
  const matches = globMatcher(pattern) ?? (() => true);
  return filesValue(new Map(Object.keys(files).flatMap((name) => (matches(name) ? [[name, files[name] as Uint8Array] as const] : []))));
}

/** Returns the files as a map, by their base names. */
function asMap(files: GoMap, text: (data: Uint8Array) => string): string {
  const map: Record<string, string> = {};
  for (const name of Object.keys(files).sort()) setKey(map, name.slice(name.lastIndexOf('/') + 1), text(files[name] as Uint8Array));
  return writeGoYaml(map).replace(/\n$/, '');
}

function linesOf(files: GoMap, name: string): string[] {
  if (!Object.hasOwn(files, name)) return stringList([]);
  const text = fromBytes(files[name] as Uint8Array);
  if (text === '') throw new GoError('runtime error: index out of range [-1]');
  return stringList((text.endsWith('\n') ? text.slice(0, -1) : text).split('\n'));
}
