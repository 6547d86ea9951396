import { fromBytes, toBytes } from '../../values/go-bytes.ts';
import { GoError } from '../../values/template-error.ts';
import { type FunctionSet, pure } from '../function-definition.ts';
import { certificateOf } from './random.ts';

// Few templates load this Node module.
const crypto = () => process.getBuiltinModule('node:crypto');

/** Functions for keys whose result depends only on their arguments. */
export const KEY_FUNCTIONS: FunctionSet = {
  buildCustomCert: pure('func(string, string) (sprig.certificate, error)', buildCertificate),
  decryptAES: pure('func(string, string) (string, error)', decrypt),
};

/** Decodes base64; returns undefined for other text. */
function strictBase64(text: string): Buffer | undefined {
  const plain = text.replace(/[\r\n]/g, '');
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return undefined;
  return Buffer.from(plain, 'base64');
}

function buildCertificate(certificate: string, key: string): unknown {
  const cert = strictBase64(certificate);
  if (cert === undefined) throw new GoError('unable to decode base64 certificate');
  const privateKey = strictBase64(key);
  if (privateKey === undefined) throw new GoError('unable to decode base64 private key');
  if (!/-----BEGIN [^\n]*-----/.test(cert.toString('latin1'))) throw new GoError('unable to decode certificate');
  attempt('error parsing certificate: decodedCert.Bytes', () => new (crypto().X509Certificate)(cert));
  attempt('error parsing private key', () => crypto().createPrivateKey(privateKey));
  return certificateOf(fromBytes(cert), fromBytes(privateKey));
}

function attempt(what: string, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw new GoError(`${what}: ${error instanceof Error ? error.message : ''}`);
  }
}

const BLOCK = 16;

function decrypt(password: string, encrypted: string): string {
  if (encrypted === '') return '';
  const bytes = strictBase64(encrypted);
  if (bytes === undefined) throw new GoError('illegal base64 data at input byte 0');
  if (bytes.length < BLOCK) throw new GoError(`runtime error: slice bounds out of range [:${BLOCK}] with capacity ${bytes.length}`);
  const key = Buffer.alloc(32);
  Buffer.from(toBytes(password)).copy(key);
  const content = bytes.subarray(BLOCK);
  if (content.length % BLOCK !== 0) throw new GoError('crypto/cipher: input not full blocks');
  const decipher = crypto().createDecipheriv('aes-256-cbc', key, bytes.subarray(0, BLOCK)).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(content), decipher.final()]);
  const padding = plain.at(-1);
  if (padding === undefined) throw new GoError('runtime error: index out of range [-1]');
  if (padding > plain.length) throw new GoError(`runtime error: slice bounds out of range [:${plain.length - padding}]`);
  return fromBytes(plain.subarray(0, plain.length - padding));
}
