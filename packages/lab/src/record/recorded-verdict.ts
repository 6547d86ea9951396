import { setTimeout as sleep } from 'node:timers/promises';
import { findCommunitySchema } from '@slipway/community-kinds';
import { findSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import type { Cluster } from '../control-plane/cluster.ts';
import { UnknownKindError } from '../kubernetes/discovery.ts';
import type { Verdict } from '../kubernetes/verdict.ts';

/** The answer of the API server for one object, without values that differ between runs. */
export interface ServerAnswer {
  readonly verdict: Verdict['verdict'];
  /** HTTP status code. */
  readonly status: number;
  /** Causes as `<reason> <field>`, sorted. Reasons are those of the API, or of the check that rejected it. */
  readonly causes?: readonly string[];
  /** JSON pointers of fields that are stored differently. */
  readonly lost?: readonly string[];
}

/** A case and its answer. */
export interface RecordedVerdict extends ServerAnswer {
  readonly mutation: string;
  readonly object: Manifest;
}

/** Sends one object to the API server. Never rejects because of the object. */
export async function askServer(cluster: Cluster, object: Manifest): Promise<ServerAnswer> {
  try {
    return answerOf(await again(() => cluster.verdict(object)), object);
  } catch (error) {
    if (!(error instanceof UnknownKindError)) throw error;
    return { verdict: 'reject', status: 404, causes: ['UnknownKind apiVersion'] };
  }
}

/** Runs `question` for every item, several at a time, and returns the answers in order. */
export async function askAll<Item, Answer>(items: readonly Item[], question: (item: Item) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) answers[index] = await question(item);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return answers;
}

const MAX_CONCURRENT = 12;

/** Retries a request, because a busy server closes connections or gives up. */
async function again(ask: () => Promise<Verdict>, attempts = 10): Promise<Verdict> {
  try {
    const answer = await ask();
    if (!BUSY.includes(answer.status)) return answer;
    if (attempts === 1) throw new Error(`the API server is too busy: ${answer.message}`);
  } catch (error) {
    const { code, status = 0 } = error as { readonly code?: string; readonly status?: number };
    if (attempts === 1 || !(code === 'ECONNRESET' || BUSY.includes(status))) throw error;
  }
  await sleep(1000);
  return again(ask, attempts - 1);
}

/** Too many requests, unavailable, timeout. */
const BUSY: readonly number[] = [429, 503, 504];

function answerOf(
  { verdict, status, differences, causes, reason = '', message = '' }: Verdict,
  { apiVersion, kind }: Manifest,
): ServerAnswer {
  const schema = findSchema(apiVersion, kind) ?? findCommunitySchema(apiVersion, kind);
  const custom = schema?.origin !== 'openapi';
  if (verdict !== 'reject') {
    // The lab has no conversion webhooks, so fields that are lost in the conversion to the storage version are not part of a verdict.
    const converted = custom && schema !== undefined && schema.storage !== true;
    const lost = sorted(differences.map(({ pointer }) => pointer)).filter((pointer) => !converted || pointer.startsWith('/metadata/'));
    return lost.length > 0 ? { verdict, status, lost } : { verdict: 'accept', status };
  }
  const causeTexts = causes.map(({ reason: why, field = '', message: text = '' }) => {
    const named = NAMELESS.includes(field) ? fieldIn(text) : field;
    return `${byRule(why ?? reason, text, named, custom)} ${named}`.trim();
  });
  return { verdict, status, causes: sorted(causeTexts.length > 0 ? causeTexts : [causesInMessage(reason, message)].flat()) };
}

const NAMELESS = ['', '<nil>'];

/**
 * Returns the field in the message of a combination of a schema or of a number format: only the text has it. `allOf` has other causes.
 */
const fieldIn = (message: string): string =>
  /^Invalid value: "[^"]*": "([^"]*)" must (?!validate all)/.exec(message)?.[1] ??
  /Checked value must be .* in (\S+)$/.exec(message)?.[1] ??
  '';

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

/** Distinguishes CEL rules of a CRD by their message, because they have the reasons of its schema. */
function byRule(reason: string, message: string, field: string, custom: boolean): string {
  const isSchema =
    / in body |should |must be of type|must (not )?validate|Unsupported value|Required value|multipleof/i.test(message) ||
    /^metadata\b/.test(field);
  return custom && !isSchema && ['FieldValueInvalid', 'FieldValueForbidden'].includes(reason) ? 'CelRule' : reason;
}

/** Rejections before validation have only a message: the object does not match the types of the schema. */
function causesInMessage(reason: string, message: string): readonly string[] {
  const typed = [...message.matchAll(/(?:^|[\s:])(\.[^\s:]+): (field not declared in schema|expected [a-z ]+|duplicate entries|[a-z]+)/g)];
  if (typed.length > 0) return typed.map(([, field = '', text = '']) => `${TYPED[text] ?? 'WrongType'} ${field}`);
  return [reason === '' ? 'Undecodable' : reason];
}

const TYPED: Readonly<Record<string, string>> = { 'field not declared in schema': 'UnknownField', 'duplicate entries': 'DuplicateEntry' };
