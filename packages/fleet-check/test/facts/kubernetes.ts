import { listKinds } from '@slipway/kube-models';
import { parse } from 'yaml';
import { gitFiles } from './git-files.ts';
import type { Release, TypeFields } from './release.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Releases of Kubernetes: the schema of server-side apply that client-go has of its OpenAPI document. */
export function kubernetesReleases(directory: string): readonly Release[] {
  const client = gitFiles(directory, 'client-go');
  return client.minors(/^kubernetes-(\d+)\.(\d+)\.(\d+)$/, '1.25').map(([minor, tag]) => {
    const text = client.read(tag, 'applyconfigurations/internal/internal.go');
    const [, yaml] = /schemaYAML = typed\.YAMLObject\(`([^`]*)`\)/.exec(text) ?? [];
    if (yaml === undefined) throw new Error(`${tag} has no schema`);
    const { types } = parse(yaml) as { readonly types: readonly Fields[] };
    const all = new Map(types.flatMap(typesOf));
    return { minor, source: `client-go ${tag} ${client.commit(tag)}`, kinds: kindsIn(all), types: withoutState(all) };
  });
}

const shortName = (name: string): string => name.replace(/^io\.k8s\.(?:api|apimachinery\.pkg\.apis|apimachinery\.pkg)\./, '');

/** A type with those of the maps in it, which are named by where they are. */
function typesOf({ name, map }: Fields): readonly (readonly [string, TypeFields])[] {
  const own = shortName(String(name));
  const maps: (readonly [string, TypeFields])[] = [];
  const fields = ((fieldsOf(map).fields ?? []) as readonly Fields[]).map(({ name: field, type }) => {
    const inner = fieldsOf(fieldsOf(type).map).elementType;
    if (inner === undefined || valueType(inner) === '') return [String(field), valueType(type)] as const;
    maps.push([`${own}.${field}`, new Map([['*', valueType(inner)]])]);
    return [String(field), `${own}.${field}`] as const;
  });
  return [[own, new Map(fields)], ...maps];
}

/** Of a list, the type of its items. */
function valueType(type: unknown): string {
  const { namedType, list } = fieldsOf(type);
  if (typeof namedType === 'string') return shortName(namedType);
  return list === undefined ? '' : valueType(fieldsOf(list).elementType);
}

/** Types that are kinds, by the given groups: the name of a package is the first part of a group. */
function kindsIn(types: ReadonlyMap<string, TypeFields>): ReadonlyMap<string, string> {
  const groups = new Map(listKinds().map(({ group }) => [group === '' ? 'core' : (group.split('.')[0] ?? ''), group]));
  groups.set('apiserverinternal', 'internal.apiserver.k8s.io');
  return new Map(
    [...types].flatMap(([type, fields]) => {
      const [name = '', version = '', kind = ''] = type.split('.');
      const group = groups.get(name);
      const isKind = ['apiVersion', 'kind', 'metadata'].every((field) => fields.has(field));
      return group === undefined || !isKind || kind === '' ? [] : [[`${group === '' ? '' : `${group}/`}${version} ${kind}`, type] as const];
    }),
  );
}

/** Skips fields that only the server and its controllers write. */
const withoutState = (types: ReadonlyMap<string, TypeFields>): ReadonlyMap<string, TypeFields> =>
  new Map([...types].map(([type, fields]) => [type, new Map([...fields].filter(([key]) => key !== 'status'))]));
