import { renderComposite } from '@slipway/compose';
import type { CompositionQuestion } from '../crossplane/composition-question.ts';
import type { Rendering } from '../crossplane/rendering.ts';

/** What is compared: the order of events, and some words of the programs, are random. */
export interface ComparedRendering {
  readonly resources?: unknown;
  readonly status?: unknown;
  readonly results?: readonly string[];
  readonly error?: string;
}

/** Returns what the package compose renders. */
export function renderedOffline({ composite, composition, definition, observed, required }: CompositionQuestion): ComparedRendering {
  const rendering = renderComposite({
    composite,
    composition,
    ...(definition && { definition }),
    ...(observed && { observed }),
    ...(required && { required }),
  });
  if ('error' in rendering) return { error: rendering.error };
  return {
    resources: rendering.resources,
    status: rendering.composite.status,
    results: rendering.events.map(eventText).sort(),
  };
}

/** Returns what Crossplane renders, without what is random. */
export function comparedRendering(rendering: Rendering): ComparedRendering {
  if ('error' in rendering) return { error: comparedError(rendering.error) };
  return { resources: rendering.resources, status: rendering.status, results: rendering.results.map(eventText).sort() };
}

const eventText = ({
  severity,
  reason,
  message,
}: {
  readonly severity: string;
  readonly reason: string;
  readonly message: string;
}): string => `${severity} ${reason} ${message}`;

/** The command repeats the error of the engine behind its own words. */
function comparedError(error: string): string {
  const starts = ['cannot compose resources: ', 'invalid observed resources: '].map((start) => error.lastIndexOf(start));
  const text = error.slice(Math.max(0, ...starts));
  return (text.split('\n', 1)[0] as string).replace('json: unable to', 'json: cannot');
}
