import { type RenderedComposite, renderComposite, renderRounds } from '@slipway/compose';
import type { CompositionQuestion } from '../crossplane/composition-question.ts';
import type { Rendering } from '../crossplane/rendering.ts';

/** The compared parts. The order of events, and some words of the programs, are random. */
export interface ComparedRendering {
  readonly resources?: unknown;
  readonly status?: unknown;
  readonly results?: readonly string[];
  readonly error?: string;
}

/** Returns what the package compose renders. */
export function renderedOffline(question: CompositionQuestion): ComparedRendering {
  const rendering = renderComposite(inputOf(question));
  return 'error' in rendering ? { error: rendering.error } : comparedOffline(rendering);
}

/** Returns the last of at most `most` rounds that the package compose renders, and its number. */
export function roundsOffline(question: CompositionQuestion, most: number): ComparedRendering & { readonly round: number } {
  const result = renderRounds(inputOf(question), most);
  if ('error' in result) return result;
  return { ...comparedOffline(result.rendering), round: result.rounds };
}

const inputOf = ({ composite, composition, definition, observed, required }: CompositionQuestion) => ({
  composite,
  composition,
  ...(definition && { definition }),
  ...(observed && { observed }),
  ...(required && { required }),
});

const comparedOffline = ({ resources, composite, events }: RenderedComposite): ComparedRendering => ({
  resources,
  status: composite.status,
  results: events.map(eventText).sort(),
});

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

/** Removes the prefix of the command from the error of the engine. */
function comparedError(error: string): string {
  const starts = ['cannot compose resources: ', 'invalid observed resources: '].map((start) => error.lastIndexOf(start));
  const text = error.slice(Math.max(0, ...starts));
  return (text.split('\n', 1)[0] as string).replace('json: unable to', 'json: cannot');
}
