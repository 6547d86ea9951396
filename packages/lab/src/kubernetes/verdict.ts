import { childPointer, isFields, type Manifest } from '@slipway/manifest';
import type { Cause } from './api-error.ts';
import type { DryRun } from './dry-run.ts';
import type { KubernetesApi } from './kubernetes-api.ts';
import type { StoredObject } from './stored-object.ts';

/** A field that the server stores differently. `stored` is undefined for a dropped field. */
export interface Difference {
  /** JSON pointer. */
  readonly pointer: string;
  readonly sent: unknown;
  readonly stored: unknown;
}

/** The answer of the real API server for one object, in the terms of `@slipway/validate`. */
export interface Verdict {
  readonly verdict: 'accept' | 'lossy' | 'reject';
  /** HTTP status code. */
  readonly status: number;
  /** The object with defaults, if it would be stored. */
  readonly stored?: StoredObject;
  /** Lost or changed fields; empty unless lossy. */
  readonly differences: readonly Difference[];
  /** Why it is rejected. */
  readonly reason?: string;
  readonly message?: string;
  readonly causes: readonly Cause[];
}

/**
 * Returns the verdict of a dry run, as Flux would apply it. It creates a missing namespace of the object, because the question is about the
 * object. A kind without CRD rejects with `UnknownKindError`.
 */
export async function askVerdict(api: KubernetesApi, object: Manifest): Promise<Verdict> {
  await ensureNamespace(api, object);
  return verdictOf(object, await api.dryRun(object));
}

/** Returns the verdict for the answer to a dry run. */
function verdictOf(object: Manifest, answer: DryRun): Verdict {
  if (!answer.accepted) {
    const { status, reason, message, causes } = answer;
    return { verdict: 'reject', status, differences: [], reason, message, causes };
  }
  const differences = differencesOf(object, answer.stored).filter((difference) => !isExpected(object, difference));
  return { verdict: differences.length > 0 ? 'lossy' : 'accept', status: answer.status, stored: answer.stored, differences, causes: [] };
}

async function ensureNamespace(api: KubernetesApi, object: Manifest): Promise<void> {
  const { namespace } = object.metadata ?? {};
  // An invalid namespace is an error of the object, which its own dry run reports.
  if (namespace === undefined || !isNamespaceName(namespace) || !(await api.resourceOf(object)).namespaced) return;
  const wanted = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  if ((await api.get(wanted)) === undefined) await api.apply(wanted);
}

const isNamespaceName = (name: string): boolean => /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/.test(name);

/** Nulls in fields that the server sets have no meaning, and `stringData` is stored as `data`. */
const isExpected = (object: Manifest, { pointer, sent }: Difference): boolean =>
  isWriteOnly(object, pointer) ||
  (sent === null && /^\/(metadata\/(creationTimestamp|uid|generation|managedFields)|status)$/.test(pointer));

const isWriteOnly = ({ apiVersion, kind }: Manifest, pointer: string): boolean =>
  apiVersion === 'v1' && kind === 'Secret' && /^\/stringData(\/|$)/.test(pointer);

/**
 * Returns the fields of `sent` that are dropped or differ in `stored` (`1` for the quantity `1000m`). Additions are defaults, also items
 * at the end of a list. Null, `{}` and `[]` have no meaning, so they are not lost unless another value replaces them. `false`, 0 and the
 * empty string are values.
 */
export function differencesOf(sent: unknown, stored: unknown, pointer = ''): readonly Difference[] {
  if (isEmptyValue(sent) && isEmptyValue(stored)) return [];
  if (Array.isArray(sent) && Array.isArray(stored) && sent.length <= stored.length) {
    return sent.flatMap((item, index) => differencesOf(item, stored[index], childPointer(pointer, index)));
  }
  if (isFields(sent) && isFields(stored)) {
    return Object.entries(sent).flatMap(([key, value]) => differencesOf(value, stored[key], childPointer(pointer, key)));
  }
  return Object.is(sent, stored) || (sent === 0 && stored === 0) ? [] : [{ pointer, sent, stored }];
}

const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmptyValue));
