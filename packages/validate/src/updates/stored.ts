import type { KindSchema } from '@slipway/kube-models';
import { type Fields, isFields } from '@slipway/manifest';
import { normalise } from '../schema/normalise.ts';
import { isBuiltIn, objectSchema } from '../schema/object-schema.ts';
import { shapeOf } from '../schema/shape.ts';
import { type Atom, atomOf } from './apply/atom.ts';
import { withGoDefaults } from './defaults/stored-object.ts';

/** Conversions of objects of a kind to their applied and stored form. */
export interface StoredKind {
  readonly atom: Atom;
  /** Whether the status of a manifest is ignored. */
  readonly dropsStatus: boolean;
  /** Returns the applied object, without the fields that the server ignores. */
  readonly applied: (object: Fields) => Fields;
  /** Returns the stored object, with all defaults. */
  readonly stored: (object: Fields) => Fields;
}

const known = new WeakMap<KindSchema, StoredKind>();

export function storedKind(kind: KindSchema): StoredKind {
  const answer = known.get(kind) ?? createStoredKind(kind);
  known.set(kind, answer);
  return answer;
}

function createStoredKind(kind: KindSchema): StoredKind {
  const shape = shapeOf(kind);
  const builtIn = isBuiltIn(kind);
  const dropsStatus = builtIn || kind.subresources?.status !== undefined;
  const applied = (object: Fields): Fields => (dropsStatus ? withoutField(object, 'status') : object);
  const stored = (object: Fields): Fields => {
    const value = normalise(applied(object), shape).value as Fields;
    if (!builtIn) return value;
    return withGoDefaults(kind.kind === 'Secret' ? withPlainData(value) : value, kind);
  };
  return { atom: atomOf(objectSchema(kind)), dropsStatus, applied, stored };
}

function withoutField(object: Fields, name: string): Fields {
  if (!Object.hasOwn(object, name)) return object;
  const { [name]: _, ...rest } = object;
  return rest;
}

/** Moves `stringData` to `data`, as the server does. */
function withPlainData({ stringData, ...secret }: Fields): Fields {
  if (!isFields(stringData)) return secret;
  const data = Object.entries(stringData).map(([key, text]) => [key, Buffer.from(String(text)).toString('base64')] as const);
  return { ...secret, data: { ...(isFields(secret.data) ? secret.data : {}), ...Object.fromEntries(data) } };
}
