import { readFileSync } from 'node:fs';
import { startTemplateOracle } from '../templates/template-oracle.ts';

/** Prints what Go prints for a template with the functions of sprig and Helm, as JSON; 0, or 1 when the template fails. */
export async function printTemplate(template: string, dataFile: string | undefined, print: (line: string) => void): Promise<number> {
  const data = dataFile === undefined ? {} : (JSON.parse(readFileSync(dataFile, 'utf8')) as Readonly<Record<string, unknown>>);
  await using oracle = await startTemplateOracle();
  const answer = await oracle.render({ template, data });
  print(JSON.stringify(answer));
  return 'error' in answer ? 1 : 0;
}
