/** One cause of a refusal: what the server says of one field. */
export interface Cause {
  readonly field?: string;
  readonly reason?: string;
  readonly message?: string;
}

/** A `Status` of the API server other than success. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status code. */
  readonly status: number;
  /** For example `Invalid`, `NotFound`, `Conflict`; empty when the server gave none. */
  readonly reason: string;
  readonly causes: readonly Cause[];

  constructor(status: number, body: unknown) {
    const details = (typeof body === 'object' && body !== null ? body : { message: body }) as {
      readonly message?: unknown;
      readonly reason?: string;
      readonly details?: { readonly causes?: readonly Cause[] };
    };
    super(String(details.message ?? `the API server answered ${status}`).trim());
    this.status = status;
    this.reason = details.reason ?? '';
    this.causes = details.details?.causes ?? [];
  }
}
