import type { BootstrapInput, BootstrapStep } from '@slipway/manifest';

/** Returns the environment variables of all steps, each once. */
export const inputsOf = (steps: readonly BootstrapStep[]): BootstrapInput[] => [
  ...new Map(steps.flatMap(({ inputs }) => inputs).map((input) => [input.name, input] as const)).values(),
];
