import { isDeepStrictEqual } from 'node:util';
import type { KindSchema } from '@slipway/kube-models';
import { outlineOf, stableText } from '@slipway/manifest';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import type { KindSource } from '../kinds/kind-source.ts';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { policyRuleIds } from '../rules/secret-rules.ts';
import { containsSecret } from '../secrets/confidential.ts';
import { containsSecretComment, hintsAtSecret } from '../secrets/confidential-lines.ts';
import { looksLikeCredential } from '../secrets/credential-text.ts';
import type { KnownText } from './cache-file.ts';
import type { TextCache } from './text-cache.ts';

/** The circumstances of an object that its own text does not contain. */
export interface Circumstances {
  /** The namespace that kustomize or Flux (`targetNamespace`) gives to an object without one. */
  readonly namespace?: string;
  /**
   * Whether the object comes from a build of Flux. Then changes by kustomize and kustomize-controller (the namespace of cluster-scoped
   * objects, zeros of Go) are not findings. @default false: the user wrote all of it
   */
  readonly built?: boolean;
  /**
   * Variables that never get a value. A value with `${NAME}` of such a variable is not checked, and any other `${` is plain text. By
   * default, every expression may still get a value.
   */
  readonly unknown?: ReadonlySet<string>;
}

/** The text that an object was read from. */
export interface ReadText {
  readonly file: string;
  readonly text: string;
  /** Returns the offset of a pointer into the object, from the start of the text. */
  readonly offsetOf: (pointer: string) => number;
}

/** Returns stored findings of texts, and stores new ones. */
export interface FindingCache {
  readonly recall: (read: ReadText, beside: Circumstances) => readonly ObjectFinding[] | undefined;
  readonly note: (read: ReadText, beside: Circumstances, object: unknown, findings: readonly ObjectFinding[]) => void;
}

/** The parts of the cache key in addition to the text and its object. */
export interface CacheKey {
  readonly schemas: readonly KindSchema[];
  readonly sources: readonly KindSource[];
  readonly cluster: ClusterSettings;
  readonly fluxOperator: boolean;
}

/**
 * Creates a cache of findings. They also depend on the circumstances of the object, on the schemas in addition to the pinned ones, and on
 * the cluster.
 */
export function findingCache(cache: TextCache, beside: CacheKey): FindingCache {
  const given = hashOf(beside);
  return {
    recall: ({ file, text }, beside) => {
      const known = cache.recall(file, text)?.findings;
      const key = keyOf(given, beside);
      return known && Object.hasOwn(known, key) ? known[key] : undefined;
    },
    note: ({ file, text, offsetOf }, beside, object, findings) => {
      if (mayHoldSecret(text, object, findings) || !isJson(findings)) return;
      const outline = outlineOf(object);
      const before: Partial<KnownText> = cache.recall(file, text) ?? {};
      const offsets = findings.map(({ spot, pointer }) => spot ?? pointer).map((pointer) => [pointer, offsetOf(pointer)] as const);
      cache.note(file, text, {
        ...(outline === undefined ? {} : { outline }),
        offsets: { ...before.offsets, ...Object.fromEntries(offsets) },
        findings: Object.fromEntries([...Object.entries(before.findings ?? {}).slice(1 - MAX_RESULTS), [keyOf(given, beside), findings]]),
      });
    },
  };
}

function hashOf({ schemas, sources, cluster: { featureGates = {}, runtimeConfig = {} }, fluxOperator }: CacheKey): string {
  const parts = [schemas, sources.map(({ digest }) => digest), Object.entries(featureGates), Object.entries(runtimeConfig)];
  if (parts.every((part) => part.length === 0) && !fluxOperator) return '';
  return process.getBuiltinModule('node:crypto').hash('sha256', stableText([...parts, fluxOperator]));
}

function keyOf(schemas: string, { namespace, built, unknown }: Circumstances): string {
  const key = namespace === undefined ? schemas : `${schemas}/${namespace}`;
  return built || unknown ? `${key} ${stableText([built === true, unknown && [...unknown].sort()])}` : key;
}

/** Maximum number of results for one text, each with other schemas, another namespace or another cluster. */
const MAX_RESULTS = 4;

/**
 * Returns whether the cache has results of the document `text` of a file. Then it contains no secrets, except single lines that look like
 * one: no document with such a line is stored.
 */
export const isKnownHarmless = (cache: TextCache, file: string, text: string): boolean => cache.recall(file, text) !== undefined;

/**
 * Returns whether a text may contain a secret. Such a text is never stored, also not with a secret in a comment; `isKnownHarmless` relies
 * on it.
 */
const mayHoldSecret = (text: string, object: unknown, findings: readonly ObjectFinding[]): boolean =>
  // A misspelt kind is a finding.
  ((findings.length > 0 || hintsAtSecret(text)) && containsSecret(object)) ||
  findings.some(({ rule, confidential }) => confidential === true || policyRuleIds.has(rule)) ||
  (text.includes('#') && (containsSecretComment(text) || looksLikeCredential(text)));

/** Returns whether JSON preserves the findings. */
function isJson(findings: readonly ObjectFinding[]): boolean {
  if (findings.length === 0) return true;
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(findings)), findings);
  } catch {
    return false;
  }
}
