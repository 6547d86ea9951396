import { lazy } from '@slipway/manifest/lazy';
import { isSecretLike } from './confidential.ts';
import { looksLikeCredential } from './credential-text.ts';
import type { Masker } from './masker.ts';

export type { Masker } from './masker.ts';

/** The secret values of a run, which no output of the run may show. */
export interface SecretValues {
  /** Adds the secrets of a parsed object or document. */
  readonly addObject: (object: unknown) => void;
  /** Adds the secrets of a file of any form: those of its Secrets, and values that it assigns to names of secrets. */
  readonly addFile: (text: string) => void;
  /** Calls `source` when a masker is first needed. A run that prints no part of its input does not search it. */
  readonly addLater: (source: (values: SecretValues) => void) => void;
  /** Returns the masker of all added secrets; undefined without secrets. */
  readonly masker: () => Masker | undefined;
}

// Loaded lazily, because a run that prints no part of its input does not need them.
const collecting = lazy<typeof import('./collect-secrets.ts')>(import.meta.url, './collect-secrets.ts');
const decoding = lazy<typeof import('./decoded-text.ts')>(import.meta.url, './decoded-text.ts');
const masking = lazy<typeof import('./masker.ts')>(import.meta.url, './masker.ts');

/** Returns whether an object has more secrets alone than as a field of another object: it may be a Secret. */
export const isSecretByItself = (object: Readonly<Record<string, unknown>>): boolean => isSecretLike(object, false, true);

/** Collects the secret values of one run. */
export function createSecretValues(): SecretValues {
  const values = new Set<string>();
  const seen = new WeakSet<object>();
  const sources: ((values: SecretValues) => void)[] = [];
  let masker: Masker | undefined;
  let maskedSize = 0;
  const looked = new Set<string>();
  const add = (value: string): void => {
    if (masking().isDistinctive(value)) values.add(value);
  };
  const self: SecretValues = {
    addObject(object) {
      if (typeof object !== 'object' || object === null || seen.has(object)) return;
      seen.add(object);
      collecting().collectFromObject(object, looked, add);
    },
    addFile(text) {
      collecting().collectFromFile(text, self.addObject, add);
    },
    addLater(source) {
      sources.push(source);
    },
    masker() {
      for (let source = sources.pop(); source !== undefined; source = sources.pop()) source(self);
      if (values.size !== maskedSize) [masker, maskedSize] = [masking().createMasker(values), values.size];
      return masker;
    },
  };
  return self;
}

/** Returns whether a text may contain a credential, also in escaped form or with invisible characters. */
export function mayHoldCredential(text: string): boolean {
  if (looksLikeCredential(text)) return true;
  const { unescapedText, visibleText } = decoding();
  const plain = unescapedText(text) ?? visibleText(text);
  return plain !== undefined && looksLikeCredential(plain.text);
}
