/** Whether a text holds a JSON Web Token with its signature (RFC 7519), other than the example that documentation has everywhere. */
export const holdsWebToken = (text: string): boolean =>
  text.includes('eyJ') &&
  [...text.matchAll(/(?<![\w-])(eyJ[\w-]{5,2000})\.(eyJ[\w-]{2,8000})\.[\w-]{20,2000}(?![\w-])/g)].some(
    ([, header = '', claims = '']) => 'alg' in decoded(header) && !isExample(decoded(claims)),
  );

function decoded(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The claims of jwt.io. */
const isExample = (claims: object): boolean => 'sub' in claims && claims.sub === '1234567890';
