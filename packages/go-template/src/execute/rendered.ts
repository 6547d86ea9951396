import type { TemplatePosition } from '../values/template-error.ts';
import { type BranchSpan, type Cut, takeBranchMarks } from '../values/unknown.ts';
import { positionIn, type RandomCall, type Run, type UnknownBranch, type UnknownUse } from './run.ts';
import { segmentAt } from './segment-at.ts';
import { pathOfRead, unreadPaths } from './value-paths.ts';

/** The origin of a part of the output. */
export interface Origin extends TemplatePosition {
  /** The path of the value that was printed, from the data of the render: `.Values.image.tag`. */
  readonly path: string | undefined;
}

/** A part of the output that is printed only for one value of an unknown condition. */
export interface ConditionalSpan {
  readonly start: number;
  readonly end: number;
  readonly branch: UnknownBranch;
}

/** The output of a template, with the origins of its parts and its unknown values. */
export class Rendered {
  readonly text: string;
  /** Unknown values by the number in their marker. */
  readonly unknowns: readonly UnknownUse[];
  /** Sorted: outer spans are before inner ones. */
  readonly conditions: readonly ConditionalSpan[];
  /** Includes the conditions of branches that print nothing. */
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

  /** Returns the origin of the character at an offset of the output. */
  originAt(offset: number): Origin | undefined {
    const found = this.find(offset);
    if (found === undefined) return undefined;
    const { site, read, suffix } = found;
    const base = read === undefined ? undefined : pathOfRead(this.data, read, this.run.passed);
    return { ...positionIn(site.file, found.at), path: base === undefined ? undefined : base + suffix };
  }

  /**
   * Returns the offset in the template that printed the character at an offset of the output, and whether the character is copied from the
   * template.
   */
  sourceAt(offset: number): { readonly template: string; readonly offset: number; readonly isText: boolean } | undefined {
    const found = this.find(offset);
    return found === undefined ? undefined : { template: found.site.file.name, offset: found.at, isText: found.site.node.kind === 'text' };
  }

  /** Number of texts and values that were printed. */
  get parts(): number {
    return this.run.partsPrinted;
  }

  /** Number of operations of the execution. */
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

  /** Returns the paths below a value of the data that the templates do not read: `.Values.replicaCout`. */
  unreadPaths(root: readonly string[]): readonly string[] {
    return unreadPaths(this.data, root, [this.run]);
  }

  /** The reads of the execution. With those of other templates, they show which values none of them reads. */
  get reads(): Pick<Run, 'reads' | 'wholeReads'> {
    return this.run;
  }
}

const conditionsOf = (spans: readonly BranchSpan[], branches: readonly UnknownBranch[]): readonly ConditionalSpan[] =>
  spans.flatMap(({ id, start, end }) => {
    const branch = branches[id];
    return branch === undefined ? [] : [{ start, end, branch }];
  });
