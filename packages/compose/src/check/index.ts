export {
  type Composition,
  compositionProblems,
  definitionProblems,
  isCompositeDefinition,
  isComposition,
  isFor,
  type KindFinder,
  readComposition,
} from './composition-problems.ts';
export { type CompositionRuleId, compositionRules } from './composition-rules.ts';
export type { CompositionProblem } from './problem.ts';
