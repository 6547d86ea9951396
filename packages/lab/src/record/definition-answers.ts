import { setTimeout as sleep } from 'node:timers/promises';
import type { Manifest } from '@slipway/manifest';
import type { Validator } from '@slipway/validate';
import type { Case } from '../cases/cases.ts';
import { smallest } from '../cases/smaller.ts';
import type { Cluster } from '../control-plane/cluster.ts';
import type { DryRun } from '../kubernetes/dry-run.ts';
import { askAll } from './recorded-verdict.ts';

/** The answer of the API server for a CRD or policy, which it compiles when it accepts it. */
export interface RecordedDefinition {
  readonly mutation: string;
  readonly object: Manifest;
  readonly accepted: boolean;
  /** Paths of the errors, with dots; absent if the object could not be read. */
  readonly fields?: readonly string[];
}

/** Sends every case to the API server. */
export const askDefinitions = (cluster: Cluster, cases: readonly Case[]): Promise<readonly RecordedDefinition[]> =>
  askAll(cases, (each) => askDefinition(cluster, each));

async function askDefinition(cluster: Cluster, { mutation, object }: Case): Promise<RecordedDefinition> {
  const answer = await again(() => cluster.dryRun(object));
  if (answer?.accepted) return { mutation, object, accepted: true };
  const fields = answer?.causes.flatMap(({ field = '' }) => fieldPath(field) ?? []) ?? [];
  return { mutation, object, accepted: false, ...(fields.length > 0 ? { fields: sorted(fields) } : {}) };
}

/**
 * Retries when a busy server gives up or closes the connection. Returns undefined if it always does, for example because the case makes
 * it panic.
 */
async function again(ask: () => Promise<DryRun>, attempts = 5): Promise<DryRun | undefined> {
  try {
    const answer = await ask();
    if (answer.accepted || ![429, 503, 504].includes(answer.status)) return answer;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ECONNRESET') throw error;
  }
  if (attempts === 1) return undefined;
  await sleep(500);
  return again(ask, attempts - 1);
}

/** A difference between the API server and the validator; undefined for no difference. */
export function definitionDifference(validator: Validator, recorded: RecordedDefinition): string | undefined {
  const { verdict, findings } = validator.check(recorded.object);
  const refused = findings.filter(({ severity }) => severity === 'reject');
  if ((verdict === 'reject') === recorded.accepted) {
    const reasons = refused.map(({ pointer, message }) => `${pointer}: ${message}`).join('; ');
    return recorded.accepted
      ? `refused here only: ${reasons}`
      : `accepted here, though wrong at ${recorded.fields?.join(', ') ?? 'no place'}`;
  }
  if (recorded.fields === undefined) return undefined;
  const own = sorted(refused.flatMap(({ pointer }) => fieldPath(pointer.slice(1).split('/').map(unescaped).join('.')) ?? []));
  return own.join('\n') === recorded.fields.join('\n')
    ? undefined
    : `wrong at ${recorded.fields.join(', ')}, and here at ${own.join(', ')}`;
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

/**
 * Returns a field path in a common form. The server uses an internal form with one schema for all versions, and reports fields that
 * follow from others. Those are left out.
 */
function fieldPath(field: string): string | undefined {
  if (/^(status\b|spec\.version$|<nil>$|$)/.test(field)) return undefined;
  return field
    .replace(/\[([^\]]*)\]/g, '.$1')
    .replace(/^spec\.(versions\.\d+\.schema|validation)\b/, 'schema')
    .replace(/^spec\.versions\.\d+\.(additionalPrinterColumns|subresources|selectableFields)/, 'spec.$1')
    .replace('JSONPath', 'jsonPath')
    .replace('conversion.webhookClientConfig', 'conversion.webhook.clientConfig')
    .replace('conversion.conversionReviewVersions', 'conversion.webhook.conversionReviewVersions');
}

/** Returns the smallest object for which both verdicts still differ. */
export async function smallestDefinition(
  cluster: Cluster,
  validator: Validator,
  { mutation, object }: RecordedDefinition,
): Promise<Manifest> {
  return smallest(object, async (attempt) => {
    if (attempt.kind !== object.kind || attempt.apiVersion !== object.apiVersion || !attempt.metadata?.name) return false;
    const { accepted } = await askDefinition(cluster, { mutation, object: attempt });
    return (validator.check(attempt).verdict === 'reject') === accepted;
  });
}
