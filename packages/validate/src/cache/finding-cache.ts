import { isDeepStrictEqual } from 'node:util';
import type { KindSchema } from '@slipway/kube-models';
import { outlineOf, stableText } from '@slipway/manifest';
import type { ObjectFinding } from '../object-finding.ts';
import { holdsSecret } from '../secrets/confidential.ts';
import { hintsAtSecret, holdsSecretComment } from '../secrets/confidential-lines.ts';
import { looksLikeCredential } from '../secrets/credential-text.ts';
import { policyRuleIds } from '../secrets/secret-rules.ts';
import type { KnownText } from './known-text.ts';
import type { TextCache } from './text-cache.ts';

/** The text that an object was read from. */
export interface ReadText {
  readonly file: string;
  readonly text: string;
  /** Where a pointer into the object is written, from the start of the text. */
  readonly offsetOf: (pointer: string) => number;
}

/** What was found in texts before, and is found in them now. */
export interface FindingCache {
  readonly recall: (read: ReadText, namespace: string | undefined) => readonly ObjectFinding[] | undefined;
  readonly note: (read: ReadText, namespace: string | undefined, object: unknown, findings: readonly ObjectFinding[]) => void;
}

/** Findings in a text also depend on the namespace that the object is given, and on the schemas beside the pinned ones. */
export function findingCache(cache: TextCache, schemas: readonly KindSchema[]): FindingCache {
  const given = schemas.length === 0 ? '' : process.getBuiltinModule('node:crypto').hash('sha256', stableText(schemas));
  const beside = (namespace: string | undefined): string => (namespace === undefined ? given : `${given}/${namespace}`);
  return {
    recall: ({ file, text }, namespace) => {
      const known = cache.recall(file, text)?.findings;
      const key = beside(namespace);
      return known && Object.hasOwn(known, key) ? known[key] : undefined;
    },
    note: ({ file, text, offsetOf }, namespace, object, findings) => {
      if (mayHoldSecret(text, object, findings) || !isJson(findings)) return;
      const outline = outlineOf(object);
      const before: Partial<KnownText> = cache.recall(file, text) ?? {};
      const offsets = findings.map(({ spot, pointer }) => spot ?? pointer).map((pointer) => [pointer, offsetOf(pointer)] as const);
      cache.note(file, text, {
        ...(outline === undefined ? {} : { outline }),
        offsets: { ...before.offsets, ...Object.fromEntries(offsets) },
        findings: Object.fromEntries([...Object.entries(before.findings ?? {}).slice(1 - MOST_ANSWERS), [beside(namespace), findings]]),
      });
    },
  };
}

/** Answers about one text, each with other schemas or another namespace. */
const MOST_ANSWERS = 4;

/**
 * Whether the document `text` of a file is remembered. Then nothing in it is a secret, other than what a single line of it looks like: of a
 * document with one nothing is noted.
 */
export const isKnownHarmless = (cache: TextCache, file: string, text: string): boolean => cache.recall(file, text) !== undefined;

/** A copy of a secret is kept nowhere, nor of one in a comment; `isKnownHarmless` relies on it. */
const mayHoldSecret = (text: string, object: unknown, findings: readonly ObjectFinding[]): boolean =>
  // A kind that is misspelt is a finding.
  ((findings.length > 0 || hintsAtSecret(text)) && holdsSecret(object)) ||
  findings.some(({ rule, confidential }) => confidential === true || policyRuleIds.has(rule)) ||
  (text.includes('#') && (holdsSecretComment(text) || looksLikeCredential(text)));

/** Whether JSON gives the findings back as they are. */
function isJson(findings: readonly ObjectFinding[]): boolean {
  if (findings.length === 0) return true;
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(findings)), findings);
  } catch {
    return false;
  }
}
