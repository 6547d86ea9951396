import { type BootstrapStep, type ClusterDescription, printable, printableLines, shellQuote } from '@slipway/manifest';
import { count, type Paint } from '../report/paint.ts';
import { wrap } from '../report/wrap.ts';
import { inputsOf } from './inputs-of.ts';

/** Writes the steps for a person who reads them first and then runs them one by one. */
export function bootstrapText(cluster: ClusterDescription, paint: Paint): string {
  const { name, hub, delivery, bootstrap: steps } = cluster;
  if (steps.length === 0) return nothingToDo(cluster);
  const inputs = inputsOf(steps);
  const head = [
    `${count(steps.length, 'step')} for ${printable(name)}, once and by hand. All commands can be run again.`,
    ...(hub === undefined ? [] : [`Nothing else: ${restByHub(hub, delivery)}`]),
    ...(inputs.length === 0
      ? []
      : ['They read values that must not be in a command from environment variables:', ...inputs.map(inputLine)]),
    `As a script that lists the steps and runs those that you name: npx slipway bootstrap ${printable(name)} --script FILE`,
  ];
  return [head.join('\n'), ...steps.map((step, index) => stepText(step, index + 1, paint))].join('\n\n');
}

const inputLine = ({ name, summary }: { readonly name: string; readonly summary: string }): string => `  ${name}  ${printable(summary)}`;

function stepText({ title, why, accountId, commands, check }: BootstrapStep, number: number, paint: Paint): string {
  const account = accountId === undefined ? [] : [paint('dim', `AWS account ${accountId}`)];
  return [
    paint('bold', `${number}. ${printable(title)}`),
    ...account,
    ...wrap(printable(why), WIDTH),
    ...(commands.length === 0 ? [] : ['', printableLines(commands.join('\n'))]),
    ...(check.length === 0 ? [] : ['', paint('dim', '# to see that it worked'), printableLines(check.join('\n'))]),
  ].join('\n');
}

/** Columns of explanations. Commands are not wrapped. */
const WIDTH = 96;

/** Reports the file that `--script` wrote, and the next step. */
export function writtenText(cluster: ClusterDescription, file: string, paint: Paint): string {
  const { name, bootstrap: steps } = cluster;
  const shown = printable(shellQuote(file));
  const longest = Math.max(...steps.map(({ id }) => id.length));
  return [
    `Wrote ${shown}: ${count(steps.length, 'step')} for ${printable(name)}.`,
    ...steps.map(({ id, title }) => `  ${paint('bold', id.padEnd(longest))}  ${printable(title)}`),
    `Read it, then run steps with \`bash ${shown} STEP...\`, or all of them with \`bash ${shown} all\`.`,
  ].join('\n');
}

const nothingToDo = ({ name, hub, delivery }: ClusterDescription): string => {
  const rest = hub === undefined ? '.' : `: ${restByHub(hub, delivery)}`;
  return `Nothing has to be done by hand for ${printable(name)}${rest}`;
};

const restByHub = (hub: string, delivery: ClusterDescription['delivery']): string =>
  `its hub ${printable(hub)} creates it and ${delivery === 'hub' ? 'reconciles its leaf' : 'puts Flux on it'}.`;
