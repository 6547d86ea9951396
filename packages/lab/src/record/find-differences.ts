import type { Manifest } from '@slipway/manifest';
import type { Validator } from '@slipway/validate';
import type { Case } from '../cases/cases.ts';
import { smallest } from '../cases/smaller.ts';
import type { Cluster } from '../control-plane/cluster.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { differenceOf, type VerdictDifference } from './difference.ts';
import { askAll, askServer, type RecordedVerdict } from './recorded-verdict.ts';

/** The result of a live comparison. */
export interface Comparison extends Pick<Agreement, 'asked' | 'agreed' | 'named'> {
  /** False alarms, and one case of each class that is not in `known`, as small as possible. */
  readonly found: readonly VerdictDifference[];
}

/** Sends every case to the API server and the validator. */
export async function compareVerdicts(
  cluster: Cluster,
  validator: Validator,
  cases: readonly Case[],
  known: ReadonlySet<string>,
): Promise<Comparison> {
  const { differences, ...agreement } = agreementOf(validator, await askAll(cases, (each) => ask(cluster, each)));
  const news = new Map<string, VerdictDifference>();
  for (const difference of differences) {
    for (const name of difference.classes) if (!known.has(name) && !news.has(name)) news.set(name, difference);
  }
  const found: VerdictDifference[] = [];
  for (const [name, { entry }] of news) found.push(await shrunk(cluster, validator, entry, name));
  return { ...agreement, found };
}

const ask = async (cluster: Cluster, { mutation, object }: Case): Promise<RecordedVerdict> => ({
  mutation,
  object,
  ...(await askServer(cluster, object)),
});

/** Returns the smallest object with a difference of the same class, by repeated calls of the API server. */
async function shrunk(
  cluster: Cluster,
  validator: Validator,
  { mutation, object }: RecordedVerdict,
  name: string,
): Promise<VerdictDifference> {
  const differs = async (attempt: Manifest): Promise<VerdictDifference | undefined> => {
    if (!isNamed(attempt) || attempt.metadata.namespace !== object.metadata.namespace) return undefined;
    const difference = differenceOf(validator, await ask(cluster, { mutation, object: attempt }));
    return difference?.classes.includes(name) ? difference : undefined;
  };
  const small = await smallest(object, async (attempt) => (await differs(attempt)) !== undefined);
  const difference = await differs(small);
  if (!difference) throw new Error(`the API server changed its mind about ${JSON.stringify(small)}`);
  return difference;
}

/** Whether the object still has the fields that the API server needs. */
const isNamed = ({ apiVersion, kind, metadata }: Partial<Manifest>): boolean =>
  [apiVersion, kind, metadata?.name].every((text) => typeof text === 'string' && text !== '');
