import type { Origin, Rendered } from '@slipway/go-template';

/** The text that Go prints for a missing value. Helm deletes it from all output, also when a value contains it. */
const NO_VALUE = '<no value>';

/** The output of a template after the changes of Helm. */
export interface TemplateText {
  readonly text: string;
  readonly rendered: Rendered;
  /** Returns the offset in the output of the template engine. */
  readonly printedOffset: (offset: number) => number;
  /** Returns the origin of the character at an offset. */
  readonly originAt: (offset: number) => Origin | undefined;
}

/** Deletes the text for missing values from the output of a template. */
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
