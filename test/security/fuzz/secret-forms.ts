/** The form of a secret that `text` shows, or undefined. */
export const shownForm = (text: string, secret: string): string | undefined => formsOf(secret).find((form) => text.includes(form));

/**
 * The ways in which a secret may be written: as it is, in base64 of any text around it, in hex, and escaped for a URL, JSON or HTML. A
 * part of twelve characters at its beginning or end is as good as the whole.
 */
function formsOf(secret: string): readonly string[] {
  const known = knownForms.get(secret);
  if (known !== undefined) return known;
  const parts = secret.length <= PART ? [secret] : [secret.slice(0, PART), secret.slice(-PART)];
  const forms = [...new Set(parts.flatMap(encodedForms))];
  if (knownForms.size > 500) knownForms.clear();
  knownForms.set(secret, forms);
  return forms;
}

const knownForms = new Map<string, readonly string[]>();
const PART = 12;

function encodedForms(text: string): string[] {
  const bytes = Buffer.from(text, 'utf8');
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((offset) => base64Within(bytes, offset));
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    text,
    ...base64,
    ...base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase(),
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    html,
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  ];
}

/** The characters of base64 that these bytes alone decide, behind `offset` other bytes. */
function base64Within(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  return whole.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3));
}
