import { few } from '../objects/values.ts';
import type { OrderLine, Wait } from '../order/order-of-reconciliation.ts';
import { actionsText } from './words.ts';

/** Writes the changes of a Flux Kustomization, and what it waits for. `show` formats names. */
export function orderLineText({ name, changes, waits }: OrderLine, show: (name: string) => string): string {
  return [`${show(name)} (${actionsText(changes)})`, ...waitTexts(waits, show)].join('; ');
}

export function waitTexts(waits: readonly Wait[], show: (name: string) => string): readonly string[] {
  const ready = namesOf(waits, false).map(show);
  const same = namesOf(waits, true).map(show);
  return [
    ...(same.length === 0 ? [] : [`waits until ${few(same, MAX_WAITS)} ${same.length === 1 ? 'has' : 'have'} applied the same revision`]),
    ...(ready.length === 0 ? [] : [`waits until ${few(ready, MAX_WAITS)} ${ready.length === 1 ? 'is' : 'are'} ready, in any revision`]),
  ];
}

const namesOf = (waits: readonly Wait[], isForRevision: boolean): readonly string[] =>
  waits.filter((wait) => wait.isForRevision === isForRevision).map(({ name }) => name);

const MAX_WAITS = 10;
