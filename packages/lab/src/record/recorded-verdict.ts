import { setTimeout as sleep } from 'node:timers/promises';
import { findCommunitySchema } from '@slipway/community-kinds';
import { findSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import type { Cluster } from '../control-plane/cluster.ts';
import { UnknownKindError } from '../kubernetes/discovery.ts';
import type { Verdict } from '../kubernetes/verdict.ts';

/** What the API server said of one object, as recordings keep it: nothing that differs from one run to the next. */
export interface ServerAnswer {
  readonly verdict: Verdict['verdict'];
  /** HTTP status code. */
  readonly status: number;
  /** What is wrong where: `<reason> <field>`, sorted; reasons are those of the API, or of the check that refused it. */
  readonly causes?: readonly string[];
  /** JSON pointers of what is not stored as it was sent. */
  readonly lost?: readonly string[];
}

/** A question and its answer. */
export interface RecordedVerdict extends ServerAnswer {
  readonly mutation: string;
  readonly object: Manifest;
}

/** Asks the API server about one object; never rejects because of the object. */
export async function askServer(cluster: Cluster, object: Manifest): Promise<ServerAnswer> {
  try {
    return answerOf(await again(() => cluster.verdict(object)), object);
  } catch (error) {
    if (!(error instanceof UnknownKindError)) throw error;
    return { verdict: 'reject', status: 404, causes: ['UnknownKind apiVersion'] };
  }
}

/** `question` of every item, as many at a time as the API server likes, in their order. */
export async function askAll<Item, Answer>(items: readonly Item[], question: (item: Item) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) answers[index] = await question(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

const AT_ONCE = 12;

/** A busy server closes connections or gives up; the same question may be asked again. */
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
    // The lab has no webhooks that convert to the version that is stored: what is lost on the way is not a verdict.
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

/** Of combinations of a schema, and of formats of numbers, the text alone says where they are; of `allOf` there are other causes. */
const fieldIn = (message: string): string =>
  /^Invalid value: "[^"]*": "([^"]*)" must (?!validate all)/.exec(message)?.[1] ??
  /Checked value must be .* in (\S+)$/.exec(message)?.[1] ??
  '';

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

/** Rules of a CRD that are written in CEL have the reasons of its schema; only the wording distinguishes them. */
function byRule(reason: string, message: string, field: string, custom: boolean): string {
  const isSchema =
    / in body |should |must be of type|must (not )?validate|Unsupported value|Required value|multipleof/i.test(message) ||
    /^metadata\b/.test(field);
  return custom && !isSchema && ['FieldValueInvalid', 'FieldValueForbidden'].includes(reason) ? 'CelRule' : reason;
}

/** Refusals before validation have a message only: the object does not fit the types of the schema. */
function causesInMessage(reason: string, message: string): readonly string[] {
  const typed = [...message.matchAll(/(?:^|[\s:])(\.[^\s:]+): (field not declared in schema|expected [a-z ]+|duplicate entries|[a-z]+)/g)];
  if (typed.length > 0) return typed.map(([, field = '', text = '']) => `${TYPED[text] ?? 'WrongType'} ${field}`);
  return [reason === '' ? 'Undecodable' : reason];
}

const TYPED: Readonly<Record<string, string>> = { 'field not declared in schema': 'UnknownField', 'duplicate entries': 'DuplicateEntry' };
