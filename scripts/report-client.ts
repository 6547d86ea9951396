import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The module with the script and the style of HTML reports, from the root. */
export const REPORT_CLIENT = 'packages/review/src/forms/html/client.gen.ts';

const FROM = join(import.meta.dirname, '../packages/review/client');

/** Returns the text of that module, so that writing a report reads no file and needs no bundler. */
export async function reportClient(): Promise<string> {
  const script = await bundled(join(FROM, 'main.ts'));
  const style = shortened(readFileSync(join(FROM, 'style.css'), 'utf8'));
  const broken = [script, style].filter((text) => /[^\n -~]|<\/|<!--/.test(text));
  if (broken.length > 0) throw new Error('the script and the style are inside HTML elements: use ASCII only, without </ and <!--');
  const constant = (name: string, text: string): string => `export const ${name} = ${JSON.stringify(text)};\n`;
  return `// Generated from packages/review/client. To change it, run npm run codegen:report.\n${constant('CLIENT_SCRIPT', script)}${constant('CLIENT_STYLE', style)}`;
}

async function bundled(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', tsconfig: false });
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false });
  await build.close();
  const [{ code }] = output;
  return inAscii(code.trim());
}

const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the style without comments and indentation. */
const shortened = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', REPORT_CLIENT), await reportClient());
