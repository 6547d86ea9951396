import { childPointer, isFields, type Manifest } from '@slipway/manifest';
import type { Cause } from './api-error.ts';
import type { DryRun } from './dry-run.ts';
import type { KubernetesApi } from './kubernetes-api.ts';
import type { StoredObject } from './stored-object.ts';

/** A field that the server does not store as it was sent; `stored` is undefined for one that it drops. */
export interface Difference {
  /** JSON pointer. */
  readonly pointer: string;
  readonly sent: unknown;
  readonly stored: unknown;
}

/** What the real API server says of one object, in the words of `@slipway/validate`. */
export interface Verdict {
  readonly verdict: 'accept' | 'lossy' | 'reject';
  /** HTTP status code. */
  readonly status: number;
  /** With defaults, when it would be stored. */
  readonly stored?: StoredObject;
  /** What is lost or changed; empty unless lossy. */
  readonly differences: readonly Difference[];
  /** Why it is refused. */
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

/** The verdict that is in an answer to a dry run. */
export function verdictOf(object: Manifest, answer: DryRun): Verdict {
  if (!answer.accepted) {
    const { status, reason, message, causes } = answer;
    return { verdict: 'reject', status, differences: [], reason, message, causes };
  }
  const differences = differencesOf(object, answer.stored).filter((difference) => !isExpected(object, difference));
  return { verdict: differences.length > 0 ? 'lossy' : 'accept', status: answer.status, stored: answer.stored, differences, causes: [] };
}

async function ensureNamespace(api: KubernetesApi, object: Manifest): Promise<void> {
  const { namespace } = object.metadata ?? {};
  // A name that no namespace can have is the object's fault, and its own dry run will say so.
  if (namespace === undefined || !isNamespaceName(namespace) || !(await api.resourceOf(object)).namespaced) return;
  const wanted = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  if ((await api.get(wanted)) === undefined) await api.apply(wanted);
}

const isNamespaceName = (name: string): boolean => /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/.test(name);

/** Nulls in fields that the server writes by itself say nothing, and `stringData` is stored as `data`. */
const isExpected = (object: Manifest, { pointer, sent }: Difference): boolean =>
  isWriteOnly(object, pointer) ||
  (sent === null && /^\/(metadata\/(creationTimestamp|uid|generation|managedFields)|status)$/.test(pointer));

const isWriteOnly = ({ apiVersion, kind }: Manifest, pointer: string): boolean =>
  apiVersion === 'v1' && kind === 'Secret' && /^\/stringData(\/|$)/.test(pointer);

/**
 * What of `sent` is not in `stored`: dropped, or another value or text (`1` for the quantity `1000m`). Additions are
 * defaults, entries at the end of a list too. Null, `{}` and `[]` say nothing, so nothing is lost where nothing takes their
 * place; `false`, 0 and the empty text are values.
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
