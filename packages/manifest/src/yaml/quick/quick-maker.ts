/** What a quick reader makes of what it reads: plain values, or nodes that remember how they were written. */
export interface QuickMaker<Value> {
  /** A map, between braces with `flow`; its fields are added as they come. */
  map(flow: boolean): Value;
  /** `plain` says whether the key is written without quotes. */
  addField(map: Value, key: string, plain: boolean, value: Value): void;
  list(flow: boolean): Value;
  addItem(list: Value, item: Value): void;
  /** Text without quotes, on whatever lines; empty where nothing is written. */
  plain(text: string): Value;
  quoted(text: string): Value;
  /** A literal (`|`) or folded (`>`) text. */
  block(text: string, folded: boolean): Value;
}
