import type { KindSchema } from '@slipway/kube-models';
import type { UpdateValidator } from '@slipway/validate';
import type { UpdateCase } from '../cases/update-cases.ts';
import type { Cluster } from '../control-plane/cluster.ts';
import { ApiError } from '../kubernetes/api-error.ts';
import { ownKinds, pinnedKinds } from './lab-kinds.ts';
import { askAll } from './recorded-verdict.ts';

/** The answer of the API server for an update. */
export interface RecordedUpdate extends UpdateCase {
  /** HTTP status code of the update. */
  readonly status: number;
  /** Fields in the answer, sorted. */
  readonly fields?: readonly string[];
}

/** Sends every update of an object that the API server accepts. It would never store the others. */
export async function askUpdates(cluster: Cluster, cases: readonly UpdateCase[]): Promise<readonly RecordedUpdate[]> {
  await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'lab' } });
  const answers = await askAll(cases, (each) => askUpdate(cluster, each));
  return answers.flatMap((answer) => answer ?? []);
}

const FLUX = { fieldManager: 'kustomize-controller' };

async function askUpdate(cluster: Cluster, { mutation, old, object }: UpdateCase): Promise<RecordedUpdate | undefined> {
  try {
    await cluster.apply(old, FLUX);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  const answer = await cluster.dryRun(object);
  await cluster.remove(old);
  if (answer.accepted) return { mutation, old, object, status: answer.status };
  const fields = [...new Set(answer.causes.flatMap(({ field }) => (field === undefined || field === '' ? [] : [field])))].sort();
  return { mutation, old, object, status: answer.status, ...(fields.length > 0 ? { fields } : {}) };
}

/** Returns the updated kinds. Built-in kinds occur as often as all others together, because most immutable fields are theirs. */
export function updatedKinds(): readonly KindSchema[] {
  const kinds = [...pinnedKinds(), ...ownKinds()];
  const builtIn = kinds.filter(({ origin }) => origin === 'openapi');
  const custom = kinds.filter(({ origin }) => origin !== 'openapi');
  return [...custom, ...Array.from({ length: Math.ceil(custom.length / builtIn.length) }, () => builtIn).flat()];
}

/** How often the offline validator agrees with the API server about updates. */
export interface UpdateAgreement {
  readonly asked: number;
  readonly agreed: number;
  /** Updates that only a running cluster can decide: a default of its server, or whether a claim is bound. */
  readonly undecided: number;
  /** Updates that the validator rejects and the server accepts. */
  readonly falseAlarms: readonly RecordedUpdate[];
  readonly missed: readonly RecordedUpdate[];
}

/** Compares the verdicts of `validator` with the recorded ones. */
export function updateAgreement(validator: UpdateValidator, entries: readonly RecordedUpdate[]): UpdateAgreement {
  const falseAlarms: RecordedUpdate[] = [];
  const missed: RecordedUpdate[] = [];
  let undecided = 0;
  for (const entry of entries) {
    const { verdict, findings } = validator.checkUpdate(entry.old, entry.object);
    if (findings.some(({ rule }) => UNDECIDED.has(rule))) undecided++;
    else if (verdict === 'reject' && entry.status < 400) falseAlarms.push(entry);
    else if (verdict !== 'reject' && entry.status >= 400) missed.push(entry);
  }
  const asked = entries.length - undecided;
  return { asked, agreed: asked - falseAlarms.length - missed.length, undecided, falseAlarms, missed };
}

const UNDECIDED = new Set(['unbound-claim', 'fixed-by-server']);
