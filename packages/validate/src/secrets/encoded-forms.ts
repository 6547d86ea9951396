/**
 * Returns the encoded forms of a value: plain, in hexadecimal digits, and in base64, also as a part of a longer base64 text. Includes the
 * escapes of JSON, YAML, HTML, XML, URLs and shells.
 */
export function encodedForms(value: string): ReadonlySet<string> {
  const bytes = Buffer.from(value, 'utf8');
  const json = escapedInString(value);
  const url = encodeURIComponent(value.toWellFormed());
  return new Set([
    value,
    json,
    escapedInString(json),
    asciiOnly(json),
    json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
    value.replaceAll("'", "''"),
    value.replaceAll("'", "'\\''"),
    ...htmlForms(value),
    url,
    strictUrl(url),
    strictUrl(url).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll('%20', '+'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64Forms(bytes),
  ]);
}

const escapedInString = (value: string): string => JSON.stringify(value).slice(1, -1);

const asciiOnly = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Encodes a text for a URL, including the characters of RFC 3986 that `encodeURIComponent` does not encode. */
const strictUrl = (url: string): string => url.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function htmlForms(value: string): readonly string[] {
  if (!/[&<>"']/.test(value)) return [];
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    escaped,
    escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    escaped.replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
    escaped.replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
    escaped.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
  ];
}

/** Returns base64 of the value after zero, one and two bytes, without the characters that depend on the text around the value. */
function base64Forms(bytes: Buffer): readonly string[] {
  const forms = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
