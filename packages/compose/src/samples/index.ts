export { type CompositeSamples, compositeSamples, type SampleInput } from './composite-samples.ts';
export { patternText } from './pattern-text.ts';
export { type SampledComposition, type SampledInput, type SampleProblem, sampleProblems } from './sample-problems.ts';
export { sampleRules } from './sample-rules.ts';
