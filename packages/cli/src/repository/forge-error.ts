import { printable } from '@slipway/manifest';
import { createSecretValues } from '@slipway/validate/secret-values';

/** A failed request. Its message contains no token. */
export class ForgeError extends Error {
  override readonly name = 'ForgeError';
  /** The status of the response. 0 without a response. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message); // No cause, because a request contains its token
    this.status = status;
  }

  /** Whether the server may have executed the request nevertheless. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The server of a request. */
export interface Server {
  /** `GitHub`. */
  readonly server: string;
  readonly token: string;
  /** Environment variable with the token. */
  readonly variable: string;
}

/** A request, as messages name it. */
export interface Asked extends Server {
  /** Permission that the token needs. */
  readonly needs: string;
  /** `acme/fleet#7`. */
  readonly target: string;
}

/** Converts an error of the client to a message. Nothing else of the error may be shown. */
export function forgeError(error: unknown, asked: Asked): ForgeError {
  const { status = 0, response, message = '', name = '' } = error as Failed;
  const code = response === undefined && name !== 'GraphqlResponseError' ? 0 : status;
  return new ForgeError(`${remedyOf(code, response, asked)}${serverMessage(message, asked.token)}`, code);
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

/**
 * Returns the message of the server without the token, because a server may repeat what it received: also in base64, with escapes, or in
 * part. A message with a part of the token between other characters is left out.
 */
function serverMessage(message: string, token: string): string {
  const secrets = createSecretValues();
  secrets.addObject({ apiVersion: 'v1', kind: 'Secret', stringData: { token } });
  const masked = (secrets.masker()?.text(message) ?? message).replaceAll(token, '***');
  const text = printable(masked).trim();
  if (text === '' || hasPartOf(token, masked) || hasPartOf(token, text)) return '.';
  return `. It says: ${text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE).toWellFormed()}…` : text}`;
}

/** Whether the letters and digits of a text contain a long part of those of the token, in any case. */
function hasPartOf(token: string, text: string): boolean {
  const [secret, shown] = [lettersAndDigits(token), lettersAndDigits(text)];
  for (let at = 0; at + PART <= secret.length; at++) if (shown.includes(secret.slice(at, at + PART))) return true;
  return false;
}

const lettersAndDigits = (text: string): string => text.replace(/[^a-zA-Z0-9]+/g, '').toLowerCase();

/** Characters of a token that are in no other text by chance. */
const PART = 12;

const MAX_MESSAGE = 500;
