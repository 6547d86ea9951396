import type { FleetDescription } from '@slipway/manifest';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import { LISTS, type ListName, listText } from '../report/list-text.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { loadDescription } from '../synth/load-description.ts';

export interface ListOptions {
  /** One of `LISTS`; all of them when absent. */
  readonly only?: string;
}

/** Prints the content of the fleet, as the definitions of the current repository describe it. */
export async function runList(context: VerbContext, { only }: ListOptions): Promise<VerbReport> {
  const names = only === undefined ? LISTS : [listNamed(only)];
  const { description, findings } = await loadDescription(context);
  if (description === undefined) {
    return {
      findings,
      json: () => ({ summary: { findings: findings.length }, ...Object.fromEntries(names.map((name) => [name, []])) }),
      text: (paint) => `${paint('red', 'Nothing is listed')}: ${findingsCount(findings)}.`,
    };
  }
  return {
    findings,
    json: () => ({ summary: summaryOf(description), ...Object.fromEntries(names.map((name) => [name, itemsOf(description, name)])) }),
    text: (paint) => listText(description, names, paint),
  };
}

function listNamed(word: string): ListName {
  const found = LISTS.find((name) => name === word);
  if (found === undefined)
    throw usageFailure(`There is no list ${JSON.stringify(word)}.${didYouMean(word, LISTS)} Lists: ${LISTS.join(', ')}.`);
  return found;
}

/** Counts the entries of each list, including lists that are not printed. */
const summaryOf = (description: FleetDescription): Record<string, unknown> => ({
  ...Object.fromEntries(LISTS.map((name) => [name, description[name].length])),
  findings: 0,
});

/** Removes the steps of `slipway bootstrap`, which that verb prints. */
const itemsOf = (description: FleetDescription, name: ListName): readonly unknown[] =>
  name === 'clusters' ? description.clusters.map(({ bootstrap: _, ...cluster }) => cluster) : description[name];
