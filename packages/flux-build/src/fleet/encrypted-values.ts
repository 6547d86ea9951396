import type { Fields } from '@slipway/manifest';
import { childPointer, type Finding, fieldsOf, plainText } from '@slipway/manifest';
import { isEncrypted } from '../build/encrypted-secret.ts';
import { objectText } from '../flux-objects/flux-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, documentLocation, type FindingContext } from './fleet-finding.ts';

/**
 * Reports encrypted values that a Flux Kustomization without `decryption` applies: generated Secrets, and objects of other kinds. The
 * controller refuses encrypted Secrets that are objects, and checks nothing else.
 */
export function encryptedValueFindings(context: FindingContext, kustomization: FleetKustomization): readonly Finding[] {
  if (kustomization.spec.decryption !== undefined) return [];
  return (kustomization.objects ?? []).flatMap(({ object, file, index, trace }) => {
    const pointer = encryptedPart(object);
    if (pointer === undefined || isEncrypted(object)) return [];
    const generated = trace.find(({ action }) => action === 'generated');
    return aboutKustomization(context, kustomization, 'encrypted-values', {
      object: objectText(object),
      apiVersion: plainText(object.apiVersion),
      message: `${objectText(object)} has values that SOPS encrypted, and ${kustomization.namespace}/${kustomization.name} decrypts nothing: the ciphertext is applied`,
      ...(generated === undefined
        ? documentLocation(context, kustomization, file, index, pointer)
        : documentLocation(context, kustomization, generated.file, 0, generatorPointer(generated.by))),
      pointer,
      confidential: true,
      expected: 'spec.decryption',
    });
  });
}

const generatorPointer = (by: string): string => `/${by.replace('[', '/').replace(']', '')}`;

/** Returns the pointer to the part that SOPS wrote; undefined without one. */
function encryptedPart(object: Fields): string | undefined {
  if (typeof fieldsOf(object.sops).mac === 'string') return '/sops';
  if (object.kind !== 'Secret' || object.apiVersion !== 'v1') return undefined;
  for (const [key, value] of Object.entries(fieldsOf(object.data))) {
    if (typeof value === 'string' && isEncryptedText(value)) return childPointer('/data', key);
  }
  return undefined;
}

/** Whether a base64 text is a file, or one value, that SOPS encrypted. */
function isEncryptedText(encoded: string): boolean {
  spendOperations(encoded.length / 10);
  const text = Buffer.from(encoded, 'base64').toString('latin1');
  return text.includes('ENC[AES256_GCM,data:') && (/^ENC\[[^\]]*\]\s*$/.test(text) || /(?:^|["'\s{,])sops(?:["']?\s*:|_mac=)/.test(text));
}
