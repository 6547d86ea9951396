import { type Draft, resourceOf, setCondition } from './draft.ts';
import { type AwsKind, type Refusal, randomOf } from './model/aws-kind.ts';
import { externalNameOf } from './model/managed-resource.ts';
import { scopeOf } from './operations.ts';
import type { AwsCall, Outcome } from './reconcile-types.ts';

const DOING = { create: 'creating', update: 'updating', delete: 'deleting' } as const;
const VERB = { create: 'Create', update: 'Update', delete: 'Delete' } as const;

/** Returns the provider's error if AWS rejects a call, or if a fault requires that; undefined otherwise. */
export function refusalText(draft: Draft, call: AwsCall['call'], id: string, refusal: Refusal | undefined): string | undefined {
  const { kind } = scopeOf(draft);
  const { fault } = draft.question;
  const reason = typeof fault === 'object' && 'fail' in fault ? fault.fail : refusal && apiError(kind, call, id, refusal);
  if (reason === undefined) return undefined;
  return `failed to ${call} the resource: ${diagnostics(`${DOING[call]} ${kind.noun} (${id}): ${reason}`)}`;
}

/** The error of AWS for an invalid name. */
export function nameRefusal(draft: Draft): Refusal | undefined {
  const { nameRule } = scopeOf(draft).kind;
  const name = externalNameOf(resourceOf(draft));
  if (!nameRule || (nameRule.pattern.test(name) && name.length <= nameRule.longest)) return undefined;
  const { pattern, longest, code } = nameRule;
  return { code, message: `Value '${name}' failed to satisfy constraint: at most ${longest} characters that match ${pattern.source}` };
}

/** Prints Terraform's diagnostics as Go does: one error without detail. */
export const diagnostics = (summary: string): string => `[{0 ${summary}  []}]`;

function apiError({ kind, noun, apiNoun, calls }: AwsKind, call: AwsCall['call'], id: string, { code, message }: Refusal): string {
  const [service] = noun.split(' ');
  const name = calls?.[call] ?? `${VERB[call]}${apiNoun ?? kind.slice(kind.indexOf('/') + 1)}`;
  const request = randomOf(kind, id, call, code).uuid(); // The same id each time, so that an unchanged condition is not written again
  return `operation error ${service}: ${name}, https response error StatusCode: 400, RequestID: ${request}, api error ${code}: ${message}`;
}

/** Records a failed call: the condition of upjet, and the error for the managed reconciler. */
export function asyncFailure(draft: Draft, call: AwsCall['call'], text: string): Outcome {
  const message = `async ${call} failed: ${text}`;
  setCondition(draft, { type: 'LastAsyncOperation', status: 'False', reason: `Async${VERB[call]}Failure`, message });
  const { resource, cluster, now } = draft.question;
  const { kind, region } = scopeOf(draft);
  const by = [cluster, resource.metadata.namespace, resource.metadata.name].join('/');
  draft.calls = [...draft.calls, { at: now, call, kind: kind.kind, region, id: '', by, refused: text }];
  return { error: message };
}
