import { X509Certificate } from 'node:crypto';
import { type CertificateAuthority, createAuthority, type KeyPair } from '../certificates/certificate-authority.ts';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { addOn } from './add-on.ts';
import { conditionsOf, type Statement, timestamp } from './conditions.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { create, writeStatus } from './write-object.ts';

const CERTIFICATE = 'Certificate.cert-manager.io';
const ISSUERS = ['Issuer.cert-manager.io', 'ClusterIssuer.cert-manager.io'];

/** The simulated kinds of cert-manager, as `Kind.group`. */
export const CERTIFICATE_KINDS: readonly string[] = [CERTIFICATE, ...ISSUERS];

interface CertificateSpec {
  readonly secretName: string;
  readonly isCA?: boolean;
  readonly commonName?: string;
  readonly dnsNames?: readonly string[];
  readonly issuerRef: { readonly name: string; readonly kind?: string };
}

/** Simulates cert-manager with self-signed issuers, and issuers of a CA from a Certificate of the cluster. */
export function certManager(context: Context): Controller {
  /** Authorities by the name of their Secret. */
  const authorities = new Map<string, CertificateAuthority>();
  return addOn(context, 'cert-manager', CERTIFICATE_KINDS, {
    name: 'cert-manager',
    *concerns({ type, object }) {
      const kind = kindKey(object);
      if (CERTIFICATE_KINDS.includes(kind) && type !== 'deleted') yield nameOf(object);
      if (ISSUERS.includes(kind)) yield* context.index.ofKind(CERTIFICATE).map(nameOf);
      if (kind === 'Secret' && type !== 'modified') for (const one of CERTIFICATE_KINDS) yield* context.index.ofKind(one).map(nameOf);
    },
    async reconcile(target) {
      const object = context.index.find(target);
      if (!object || object.metadata.deletionTimestamp !== undefined) return undefined;
      if (kindKey(object) === CERTIFICATE) await reconcileCertificate(context, object, authorities);
      else await say(context, object, issuerStatement(context, object));
      return undefined;
    },
  });
}

function issuerStatement({ index }: Context, issuer: StoredObject): Statement {
  const { ca, selfSigned } = (issuer.spec ?? {}) as { readonly ca?: { readonly secretName: string }; readonly selfSigned?: object };
  if (selfSigned) return { type: 'Ready', status: 'True', reason: 'IsReady', message: '' };
  if (!ca) return { type: 'Ready', status: 'False', reason: 'NotInTheLab', message: 'the lab supports only issuers with selfSigned or ca' };
  const { namespace = 'cert-manager' } = issuer.metadata;
  if (index.find(secretAt(namespace, ca.secretName))) {
    return { type: 'Ready', status: 'True', reason: 'KeyPairVerified', message: 'Signing CA verified' };
  }
  const message = `Error getting keypair for CA issuer: secrets "${ca.secretName}" not found`;
  return { type: 'Ready', status: 'False', reason: 'ErrGetKeyPair', message };
}

async function reconcileCertificate(
  context: Context,
  certificate: StoredObject,
  authorities: Map<string, CertificateAuthority>,
): Promise<void> {
  const spec = certificate.spec as unknown as CertificateSpec;
  const { namespace = 'default' } = certificate.metadata;
  const { kind = 'Issuer', name } = spec.issuerRef;
  const metadata = kind === 'Issuer' ? { name, namespace } : { name };
  const issuer = context.index.find({ apiVersion: 'cert-manager.io/v1', kind, metadata });
  const missing: Statement = {
    type: 'Ready',
    status: 'False',
    reason: 'DoesNotExist',
    message: 'Issuing certificate as Secret does not exist',
  };
  const secret = secretAt(namespace, spec.secretName);
  if (!context.index.find(secret)) {
    if (!issuer || !isTrue(issuer, 'Ready')) return say(context, certificate, missing);
    const pair = keyPair(context, spec, issuer, namespace, authorities);
    if (!pair) return say(context, certificate, { ...missing, message: `the authority of ${kind} ${name} was created by another program` });
    const data = { 'tls.crt': pair.certificate, 'tls.key': pair.key, 'ca.crt': pair.authority };
    const annotations = { 'cert-manager.io/certificate-name': certificate.metadata.name, 'cert-manager.io/issuer-name': name };
    const stringData = { ...secret, metadata: { ...secret.metadata, annotations }, type: 'kubernetes.io/tls', stringData: data };
    if (await create(context, stringData))
      context.log(`Certificate ${namespace}/${certificate.metadata.name}: issued into Secret ${spec.secretName}`);
  }
  const stored = await context.api.get(secret);
  const text = (stored?.data as Readonly<Record<string, string>> | undefined)?.['tls.crt'];
  if (text === undefined) return;
  const { validFrom, validTo } = new X509Certificate(Buffer.from(text, 'base64'));
  const times = { notBefore: timestamp(new Date(validFrom)), notAfter: timestamp(new Date(validTo)), revision: 1 };
  await say(
    context,
    certificate,
    { type: 'Ready', status: 'True', reason: 'Ready', message: 'Certificate is up to date and has not expired' },
    times,
  );
}

/** Returns a self-signed certificate, or one of the CA in the Secret of the issuer. */
function keyPair(
  context: Context,
  { isCA = false, commonName, dnsNames = [], secretName }: CertificateSpec,
  issuer: StoredObject,
  namespace: string,
  authorities: Map<string, CertificateAuthority>,
): (KeyPair & { readonly authority: string }) | undefined {
  const { ca } = issuer.spec as { readonly ca?: { readonly secretName: string } };
  const name = commonName ?? dnsNames[0] ?? secretName;
  if (!ca || isCA) {
    const authority = createAuthority(name, context.now());
    if (isCA) authorities.set(`${namespace}/${secretName}`, authority);
    const { certificate, key } = isCA ? authority : authority.issue({ commonName: name, hosts: dnsNames });
    return { certificate, key, authority: authority.certificate };
  }
  const authority = authorities.get(`${issuer.metadata.namespace ?? 'cert-manager'}/${ca.secretName}`);
  return authority && { ...authority.issue({ commonName: name, hosts: dnsNames }), authority: authority.certificate };
}

const secretAt = (namespace: string, name: string) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace } });

async function say(context: Context, object: StoredObject, statement: Statement, more: object = {}): Promise<void> {
  const { generation = 0 } = object.metadata;
  const conditions = conditionsOf(object, [statement], context.now()).map((one) => ({ ...one, observedGeneration: generation }));
  if (await writeStatus(context, object, { ...object.status, ...more, conditions })) {
    context.log(`${object.kind} ${object.metadata.name}: ${statement.reason}`);
  }
}
