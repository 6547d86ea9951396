export { isComposition, readComposition } from './composition.ts';
export { compositeKind, compositionProblems, definedKind, definitionProblems } from './composition-problems.ts';
export { compositionRules } from './composition-rules.ts';
export { isCompositeDefinition } from './definition.ts';
export { isEnvironmentConfig } from './environment.ts';
export type { CompositionProblem, KindFinder } from './problem.ts';
