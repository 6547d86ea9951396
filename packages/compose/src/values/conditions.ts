import { goTime } from '@slipway/manifest';
import { type GoJson, type GoObject, isGoObject } from './go-json.ts';

/** A condition of a status, with the fields of Crossplane. */
export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly lastTransitionTime: string | null;
  readonly reason: string;
  readonly message?: string;
  readonly observedGeneration?: number;
}

/** Returns the conditions of an object. Undefined without a status, and for a status that Crossplane cannot decode. */
export function conditionsOf(object: GoObject): readonly Condition[] | undefined {
  const { status } = object;
  if (!isGoObject(status)) return status === null ? [] : undefined;
  const conditions = status.conditions ?? [];
  if (!Array.isArray(conditions)) return undefined;
  const decoded = conditions.map(decodeCondition);
  return decoded.includes(undefined) ? undefined : (decoded as readonly Condition[]);
}

function decodeCondition(json: GoJson): Condition | undefined {
  if (json === null) return { type: '', status: '', lastTransitionTime: null, reason: '' };
  if (!isGoObject(json)) return undefined;
  const text = (name: string): string | undefined => textOf(json[name]);
  const [type, status, reason, message] = ['type', 'status', 'reason', 'message'].map(text);
  const time = json.lastTransitionTime ?? null;
  const generation = json.observedGeneration ?? 0;
  if (type === undefined || status === undefined || reason === undefined || message === undefined) return undefined;
  if (time !== null && (typeof time !== 'string' || goTime(time, 'time') === undefined)) return undefined;
  if (typeof generation !== 'bigint' && !Number.isInteger(generation)) return undefined;
  return {
    type,
    status,
    lastTransitionTime: time,
    reason,
    ...(message !== '' && { message }),
    ...(Number(generation) !== 0 && { observedGeneration: Number(generation) }),
  };
}

const textOf = (value: GoJson | undefined): string | undefined => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : undefined;
};

/** Returns the status of a condition: `Unknown` if it is missing, and an empty text if the conditions cannot be decoded. */
export function conditionStatus(object: GoObject, type: string): string {
  const conditions = conditionsOf(object);
  if (conditions === undefined) return '';
  return conditions.find((condition) => condition.type === type)?.status ?? 'Unknown';
}

/** Returns conditions with an added condition, which replaces one of its type. */
export function withCondition(conditions: readonly Condition[], condition: Condition): readonly Condition[] {
  if (!conditions.some(({ type }) => type === condition.type)) return [...conditions, condition];
  return conditions.map((existing) => (existing.type !== condition.type || isEqual(existing, condition) ? existing : condition));
}

const isEqual = (a: Condition, b: Condition): boolean =>
  a.status === b.status && a.reason === b.reason && a.message === b.message && a.observedGeneration === b.observedGeneration;
