import { addOnFactsText } from './add-on-facts.gen.ts';

/** Releases of Kubernetes that a minor release of an add-on works with, by its newest patch release. */
export interface SupportedRange {
  /** `1.26`. */
  readonly oldest: string;
  readonly newest: string;
}

/** Ranges by minor release, the oldest first. Releases that came after the facts are not in it. */
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
