import { printable } from '@slipway/manifest';

/** A request that failed, in words that hold no token. */
export class ForgeError extends Error {
  override readonly name = 'ForgeError';
  /** The status of the response. 0 without a response. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message); // without a cause: a request contains its token
    this.status = status;
  }

  /** The server may have done what it was asked to. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Who is asked. */
export interface Server {
  /** `GitHub`. */
  readonly server: string;
  readonly token: string;
  /** Variable of the environment that has the token. */
  readonly variable: string;
}

/** Who was asked for what, for people. */
export interface Asked extends Server {
  /** What the token has to be allowed. */
  readonly needs: string;
  /** `acme/fleet#7`. */
  readonly target: string;
}

/** What people are to know of an error of the client; nothing else of it may be shown. */
export function forgeError(error: unknown, asked: Asked): ForgeError {
  const { status = 0, response, message = '', name = '' } = error as Failed;
  const code = response === undefined && name !== 'GraphqlResponseError' ? 0 : status;
  return new ForgeError(`${remedyOf(code, response, asked)}${said(message, asked.token)}`, code);
}

interface Failed {
  readonly status?: number;
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
  readonly message?: string;
  readonly name?: string;
}

function remedyOf(status: number, response: Failed['response'], { server, variable, needs, target }: Asked): string {
  const isLimited = status === 429 || (status === 403 && isRateLimit(response));
  if (isLimited) return `${server} limits the rate of requests; run the command again later`;
  switch (status) {
    case 0:
      return `${server} cannot be reached, or its answer cannot be used`;
    case 401:
      return `${server} does not accept the token in ${variable}: it is wrong, revoked or expired`;
    case 403:
      return `the token in ${variable} may not do this on ${target}: it needs ${needs}`;
    case 404:
      return `${target} does not exist on ${server}, or the token in ${variable} does not see it: it needs ${needs}`;
    default:
      return status >= 500 ? `${server} fails with ${status}` : `${server} refuses this on ${target} with ${status}`;
  }
}

const isRateLimit = (response: Failed['response']): boolean =>
  response?.headers?.['retry-after'] !== undefined || response?.headers?.['x-ratelimit-remaining'] === '0';

/** The words of the server, which may repeat anything that it got. */
function said(message: string, token: string): string {
  const text = printable(message.replaceAll(token, '***')).trim();
  return text === '' ? '.' : `. It says: ${text.length > MOST ? `${text.slice(0, MOST).toWellFormed()}…` : text}`;
}

const MOST = 500;
