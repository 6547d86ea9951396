import { ApiError, type Cause } from './api-error.ts';
import type { StoredObject } from './stored-object.ts';

/** The server's answer to an apply that is not done. */
export type DryRun =
  | { readonly accepted: true; readonly status: number; readonly stored: StoredObject }
  | {
      readonly accepted: false;
      readonly status: number;
      readonly reason: string;
      readonly message: string;
      readonly causes: readonly Cause[];
    };

/** Returns refusals as answers; rejects only for other errors, such as a lost connection. */
export async function dryRunOf(apply: () => Promise<{ readonly status: number; readonly body: unknown }>): Promise<DryRun> {
  try {
    const { status, body } = await apply();
    return { accepted: true, status, stored: body as StoredObject };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, reason, message, causes } = error;
    return { accepted: false, status, reason, message, causes };
  }
}
