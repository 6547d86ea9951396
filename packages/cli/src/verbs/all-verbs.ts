import { bootstrapVerb } from './bootstrap.ts';
import { buildVerb } from './build.ts';
import { chartsVerb } from './charts.ts';
import { checkVerb } from './check.ts';
import { commentVerb } from './comment.ts';
import { completionVerb } from './completion.ts';
import { explainVerb } from './explain.ts';
import { holdVerb } from './hold.ts';
import { kindsVerb } from './kinds.ts';
import { listVerb } from './list.ts';
import { logVerb } from './log.ts';
import { promoteVerb } from './promote.ts';
import { planVerb, publishVerb } from './publish.ts';
import { rejectVerb } from './reject.ts';
import { releaseVerb } from './release.ts';
import { renderVerb } from './render.ts';
import { reviewVerb } from './review.ts';
import { rollbackVerb } from './rollback.ts';
import { statusVerb } from './status.ts';
import { synthVerb } from './synth.ts';
import { testVerb } from './test.ts';
import type { AnyVerb } from './verb.ts';
import { verifyVerb } from './verify.ts';
import { xpkgVerb } from './xpkg.ts';

/** Every verb, in the order of the help. */
export const allVerbs: readonly AnyVerb[] = [
  synthVerb,
  checkVerb,
  buildVerb,
  renderVerb,
  testVerb,
  reviewVerb,
  commentVerb,
  planVerb,
  publishVerb,
  releaseVerb,
  promoteVerb,
  rollbackVerb,
  holdVerb,
  rejectVerb,
  statusVerb,
  logVerb,
  verifyVerb,
  kindsVerb,
  chartsVerb,
  xpkgVerb,
  listVerb,
  bootstrapVerb,
  explainVerb,
  completionVerb(() => allVerbs),
];
