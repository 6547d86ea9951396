/** Exit codes of the command. `interrupted` is the shell convention for SIGINT. */
export const exitCodes = { clean: 0, findings: 1, usage: 2, internal: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * Returns the exit code: `reject` and `lossy` fail a command, `risk` and `advice` do not. An internal error of Slipway has its own code.
 */
export const exitCodeOf = (findings: readonly { readonly severity: string; readonly rule?: string }[]): ExitCode => {
  if (findings.some(({ rule }) => rule === 'internal-error')) return exitCodes.internal;
  return findings.some(({ severity }) => severity === 'reject' || severity === 'lossy') ? exitCodes.findings : exitCodes.clean;
};

/** Whether the command itself ends the process, while definitions may still run. */
export const ending = { byCommand: false };
