import { GoStruct, type GoType, isList } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';
import { isTainted, Unknown } from '../../values/unknown.ts';
import { type Context, type FunctionDefinition, type FunctionSet, inContext } from '../function-definition.ts';

/** Defines a function whose result differs each time. It returns an unknown value, and the run records the call. */
export function random(name: string, signature: string, check?: (...args: readonly never[]) => unknown): FunctionDefinition {
  return inContext(signature, (context: Context, ...args) => {
    const known = check?.(...(args as never[]));
    if (known !== undefined) return known;
    context.noteRandom(name);
    return new Unknown(name, true, / ([a-zA-Z.]+)$|\(([a-zA-Z.]+), error\)$/.exec(signature)?.slice(1).find(Boolean));
  });
}

/** Defines a function that returns a certificate and its key, both unknown. */
const certificate = (name: string, signature: string): FunctionDefinition =>
  inContext(
    signature,
    (context: Context, ...args) => {
      const authority = args[4];
      if (name.startsWith('genSignedCert') && !(authority instanceof GoStruct && authority.type === CERTIFICATE)) {
        throw new GoError('wrong type for value; expected sprig.certificate');
      }
      checkCertificateArguments(name, args);
      context.noteRandom(name);
      return certificateOf(new Unknown(`${name} certificate`, true, 'string'), new Unknown(`${name} key`, true, 'string'));
    },
    { unknown: 'value' },
  );

/** Fails when no certificate with these arguments can be created. */
function checkCertificateArguments(name: string, args: readonly unknown[]): void {
  const ips = name.endsWith('CertWithKey') || name.endsWith('Cert') ? args[1] : undefined;
  for (const ip of isList(ips) ? ips : []) {
    if (typeof ip === 'string' && process.getBuiltinModule('node:net').isIP(ip) === 0) throw new GoError(`error parsing ip: ${ip}`);
    if (typeof ip !== 'string' && !(ip instanceof Unknown)) throw new GoError(`error parsing ip: ${ip} is not a string`);
  }
  const key = name.endsWith('WithKey') ? args.at(-1) : undefined;
  if (typeof key === 'string' && !key.includes('-----BEGIN ') && !isTainted(key))
    throw new GoError('parsing private key: no PEM data in input');
}

const CERTIFICATE: GoType = { name: 'sprig.certificate', kind: 'struct', fields: ['Cert', 'Key'] };

export const certificateOf = (cert: unknown, key: unknown): GoStruct => new GoStruct(CERTIFICATE, { Cert: cert, Key: key });

/** Defines a function for random characters. For a count of 0 or less, the result is the empty string. */
const characters = (name: string): FunctionDefinition =>
  random(name, 'func(int) string', ((count: bigint) => (count <= 0n ? '' : undefined)) as never);

const KEY_TYPES = ['', 'rsa', 'dsa', 'ecdsa', 'ed25519'];

/** Random functions, and functions that create keys and certificates. */
export const RANDOM_FUNCTIONS: FunctionSet = {
  randAlphaNum: characters('randAlphaNum'),
  randAlpha: characters('randAlpha'),
  randAscii: characters('randAscii'),
  randNumeric: characters('randNumeric'),
  randBytes: random('randBytes', 'func(int) (string, error)', ((count: bigint) => {
    if (count < 0n) throw new GoError('runtime error: makeslice: len out of range');
    return count === 0n ? '' : undefined;
  }) as never),
  randInt: random('randInt', 'func(int, int) int', ((min: bigint, max: bigint) => {
    if (max <= min) throw new GoError('invalid argument to Intn');
    return max - min === 1n ? min : undefined;
  }) as never),
  shuffle: random('shuffle', 'func(string) string', ((text: string) => (new Set(text).size < 2 ? text : undefined)) as never),
  uuidv4: random('uuidv4', 'func() string'),
  bcrypt: random('bcrypt', 'func(string) string'),
  htpasswd: random('htpasswd', 'func(string, string) string', ((user: string) =>
    user.includes(':') ? `invalid username: ${user}` : undefined) as never),
  encryptAES: random('encryptAES', 'func(string, string) (string, error)'),
  genPrivateKey: random('genPrivateKey', 'func(string) string', ((type: string) =>
    KEY_TYPES.includes(type) ? undefined : `Unknown type ${type}`) as never),
  genCA: certificate('genCA', 'func(string, int) (sprig.certificate, error)'),
  genCAWithKey: certificate('genCAWithKey', 'func(string, int, string) (sprig.certificate, error)'),
  genSelfSignedCert: certificate('genSelfSignedCert', 'func(string, []interface {}, []interface {}, int) (sprig.certificate, error)'),
  genSelfSignedCertWithKey: certificate(
    'genSelfSignedCertWithKey',
    'func(string, []interface {}, []interface {}, int, string) (sprig.certificate, error)',
  ),
  genSignedCert: certificate(
    'genSignedCert',
    'func(string, []interface {}, []interface {}, int, sprig.certificate) (sprig.certificate, error)',
  ),
  genSignedCertWithKey: certificate(
    'genSignedCertWithKey',
    'func(string, []interface {}, []interface {}, int, sprig.certificate, string) (sprig.certificate, error)',
  ),
};
