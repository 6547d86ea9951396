import type { Origin, Rendered } from '@slipway/go-template';

/** The text that Go prints for no value. Helm deletes it from all output, even where a value has it. */
const NO_VALUE = '<no value>';

/** What a template prints, as Helm uses it. */
export interface TemplateText {
  readonly text: string;
  readonly rendered: Rendered;
  /** Returns an offset in what the engine printed. */
  readonly printedOffset: (offset: number) => number;
  /** Returns where the character at an offset is from. */
  readonly originAt: (offset: number) => Origin | undefined;
}

/** Deletes the text for no value from what a template prints. */
export function templateText(rendered: Rendered): TemplateText {
  const cuts: number[] = [];
  for (let at = rendered.text.indexOf(NO_VALUE); at >= 0; at = rendered.text.indexOf(NO_VALUE, at + NO_VALUE.length)) cuts.push(at);
  const printedOffset = (offset: number): number => {
    let printed = offset;
    for (const cut of cuts) {
      if (cut > printed) break;
      printed += NO_VALUE.length;
    }
    return printed;
  };
  return {
    text: cuts.length === 0 ? rendered.text : rendered.text.replaceAll(NO_VALUE, ''),
    rendered,
    printedOffset,
    originAt: (offset) => rendered.originAt(printedOffset(offset)),
  };
}
