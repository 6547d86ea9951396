import { addOnFactsText } from './add-on-facts.gen.ts';

/** Kubernetes releases that a minor release of an add-on supports, in its newest patch release. */
export interface SupportedRange {
  /** `1.26`. */
  readonly oldest: string;
  readonly newest: string;
}

/** Returns the ranges by minor release, the oldest first, without releases after the facts. */
export function karpenterRanges(): ReadonlyMap<string, SupportedRange> {
  known ??= new Map(
    Object.entries((JSON.parse(addOnFactsText) as { readonly karpenter: Readonly<Record<string, string>> }).karpenter).map(
      ([minor, text]) => {
        const [oldest = '', newest = ''] = text.split(' ');
        return [minor, { oldest, newest }];
      },
    ),
  );
  return known;
}

let known: ReadonlyMap<string, SupportedRange> | undefined;
