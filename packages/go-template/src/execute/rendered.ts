import type { TemplatePosition } from '../values/template-error.ts';
import { type BranchSpan, type Cut, takeBranchMarks } from '../values/unknown.ts';
import { positionIn, type RandomCall, type Run, type UnknownBranch, type UnknownUse } from './run.ts';
import { segmentAt } from './segment-at.ts';
import { pathOfRead, unreadPaths } from './value-paths.ts';

/** Where a part of a text is from. */
export interface Origin extends TemplatePosition {
  /** The path of the value that was printed, from the data of the render: `.Values.image.tag`. */
  readonly path: string | undefined;
}

/** A part of the text that is printed only where an unknown condition has a certain value. */
export interface ConditionalSpan {
  readonly start: number;
  readonly end: number;
  readonly branch: UnknownBranch;
}

/** The text of a template, its origins, and its unknown parts. */
export class Rendered {
  readonly text: string;
  /** Unknown values by the number in their marker. */
  readonly unknowns: readonly UnknownUse[];
  /** Outer spans are before the inner ones. */
  readonly conditions: readonly ConditionalSpan[];
  /** Conditions of branches that print nothing are listed here, too. */
  readonly branches: readonly UnknownBranch[];
  readonly randomCalls: readonly RandomCall[];
  private readonly run: Run;
  private readonly data: unknown;
  private readonly cuts: readonly Cut[];

  constructor(run: Run, data: unknown) {
    const { text, spans, cuts } = run.branches.length === 0 ? { text: run.out, spans: [], cuts: [] } : takeBranchMarks(run.out);
    this.text = text;
    this.cuts = cuts;
    this.unknowns = run.unknowns;
    this.branches = run.branches;
    this.conditions = conditionsOf(spans, run.branches);
    this.randomCalls = run.randomCalls;
    this.run = run;
    this.data = data;
  }

  /** Returns where the character at an offset of the text is from. */
  originAt(offset: number): Origin | undefined {
    const found = this.find(offset);
    if (found === undefined) return undefined;
    const { site, read, suffix } = found;
    const base = read === undefined ? undefined : pathOfRead(this.data, read, this.run.passed);
    return { ...positionIn(site.file, found.at), path: base === undefined ? undefined : base + suffix };
  }

  /** Returns the offset in the text of a template that printed the character at an offset of the text, and whether it is a copy of it. */
  sourceAt(offset: number): { readonly template: string; readonly offset: number; readonly isText: boolean } | undefined {
    const found = this.find(offset);
    return found === undefined ? undefined : { template: found.site.file.name, offset: found.at, isText: found.site.node.kind === 'text' };
  }

  /** How many texts and values were printed. */
  get parts(): number {
    return this.run.partsPrinted;
  }

  /** How many steps the execution took. */
  get steps(): number {
    return this.run.stepsTaken;
  }

  private find(offset: number): ReturnType<typeof segmentAt> {
    let shifted = offset;
    for (const { at, length } of this.cuts) {
      if (at > shifted) break;
      shifted += length;
    }
    return segmentAt(this.run.out, this.run.segments, shifted);
  }

  /** Returns the paths below a value of the data that no template reads: `.Values.replicaCout`. */
  unreadPaths(root: readonly string[]): readonly string[] {
    return unreadPaths(this.data, root, [this.run]);
  }

  /** The reads of the execution, to find values that none of several templates reads. */
  get reads(): Pick<Run, 'reads' | 'wholeReads'> {
    return this.run;
  }
}

const conditionsOf = (spans: readonly BranchSpan[], branches: readonly UnknownBranch[]): readonly ConditionalSpan[] =>
  spans.flatMap(({ id, start, end }) => {
    const branch = branches[id];
    return branch === undefined ? [] : [{ start, end, branch }];
  });
