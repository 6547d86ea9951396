import { EVENT_ID, type Event, SCALAR_STYLE } from 'js-yaml';

/** Where the node of `event` starts in `source`, its anchor, tag and quotes included; -1 for a node without text. */
export function eventOffset(event: Event, source: string): number {
  switch (event.type) {
    case EVENT_ID.ALIAS:
      return event.anchorStart - 1;
    case EVENT_ID.SCALAR:
      return first(event, contentOffset(event, source));
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return first(event, event.start);
    default:
      return -1;
  }
}

interface Properties {
  readonly anchorStart: number;
  readonly tagStart: number;
}

/** Anchor names are counted without their `&`. */
function first(event: Properties, content: number): number {
  const starts = [content, event.tagStart, event.anchorStart < 0 ? -1 : event.anchorStart - 1].filter((start) => start >= 0);
  return starts.length === 0 ? -1 : Math.min(...starts);
}

function contentOffset(event: Extract<Event, { type: typeof EVENT_ID.SCALAR }>, source: string): number {
  if (event.valueStart < 0 || event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
  if (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) return event.valueStart - 1;
  // A block scalar's text starts on the line after its header.
  let end = event.valueStart;
  while (end > 0 && isBlank(source.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && !isLineEnd(source.charCodeAt(start - 1))) start--;
  return start + source.slice(start, end).search(/[|>][-+\d]*[ \t]*(?:#.*)?$/);
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;
const isBlank = (code: number): boolean => isLineEnd(code) || code === 32 || code === 9;
