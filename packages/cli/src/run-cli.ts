import { printableLines } from '@slipway/manifest';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { ChannelOptions } from './channels/channel-context.ts';
import type { CheckOptions } from './check/checked.ts';
import { PLACES } from './comment/place.ts';
import { exampleLines, examples } from './examples.ts';
import { withoutCredentials } from './report/masked-report.ts';
import { RISK_LIMITS } from './review/fails-at.ts';
import { type ExitCode, exitCodes } from './terminal/exit-code.ts';
import { usageFailure } from './terminal/failure.ts';
import { buildFormats, checkFormats, type OutputFormat, outputFormats, reviewFormats } from './terminal/output-format.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { CommonOptions } from './terminal/verb-context.ts';
import type { BootstrapOptions } from './verbs/bootstrap.ts';
import type { BuildOptions } from './verbs/build.ts';
import type { CommentOptions } from './verbs/comment.ts';
import type { ExplainOptions } from './verbs/explain.ts';
import type { HoldOptions } from './verbs/hold.ts';
import type { KindsOptions } from './verbs/kinds.ts';
import type { ListOptions } from './verbs/list.ts';
import type { LogOptions } from './verbs/log.ts';
import type { PromoteOptions } from './verbs/promote.ts';
import type { PublishOptions } from './verbs/publish.ts';
import type { RejectOptions } from './verbs/reject.ts';
import type { ReleaseOptions } from './verbs/release.ts';
import type { ReviewOptions } from './verbs/review.ts';
import type { RollbackOptions } from './verbs/rollback.ts';
import { reportFailure, runVerb, type Verb } from './verbs/run-verb.ts';
import type { SynthOptions } from './verbs/synth.ts';
import type { VerifyOptions } from './verbs/verify.ts';

/** Runs `slipway` with `args` (without `node` and the script's name) and says how it ended; it never exits the process. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const program = defineProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage; // it has printed its message
    return reportFailure(error, terminal);
  }
}

/** Milliseconds that a verb may take which waits for a Git server: each of its commands has a limit of its own. */
const TIME_WITH_REMOTE = 1_800_000;

// A verb is loaded when it is called: `synth` does not wait for the schema compiler.
const synth: Verb<SynthOptions> = async (...given) => (await import('./verbs/synth.ts')).synth(...given);
const check: Verb<CheckOptions> = async (...given) => (await import('./verbs/check.ts')).check(...given);
const startCheck: typeof runVerb<CheckOptions> = async (terminal, common, run, options) =>
  options.watch === true
    ? (await import('./watch/watch-check.ts')).watchCheck(terminal, common, run, options)
    : runVerb(terminal, common, run, options);
const build: Verb<BuildOptions> = async (...given) => (await import('./verbs/build.ts')).build(...given);
const review: Verb<ReviewOptions> = async (...given) => (await import('./verbs/review.ts')).review(...given);
const comment: Verb<CommentOptions> = async (...given) => (await import('./verbs/comment.ts')).comment(...given);
const publish: Verb<PublishOptions> = async (...given) => (await import('./verbs/publish.ts')).publish(...given);
const release: Verb<ReleaseOptions> = async (...given) => (await import('./verbs/release.ts')).release(...given);
const reject: Verb<RejectOptions> = async (...given) => (await import('./verbs/reject.ts')).reject(...given);
const promote: Verb<PromoteOptions> = async (...given) => (await import('./verbs/promote.ts')).promote(...given);
const rollback: Verb<RollbackOptions> = async (...given) => (await import('./verbs/rollback.ts')).rollback(...given);
const hold: Verb<HoldOptions> = async (...given) => (await import('./verbs/hold.ts')).hold(...given);
const status: Verb<ChannelOptions> = async (...given) => (await import('./verbs/status.ts')).status(...given);
const log: Verb<LogOptions> = async (...given) => (await import('./verbs/log.ts')).log(...given);
const verify: Verb<VerifyOptions> = async (...given) => (await import('./verbs/verify.ts')).verify(...given);
const list: Verb<ListOptions> = async (...given) => (await import('./verbs/list.ts')).list(...given);
const bootstrap: Verb<BootstrapOptions> = async (...given) => (await import('./verbs/bootstrap.ts')).bootstrap(...given);
const kinds: Verb<KindsOptions> = async (...given) => (await import('./verbs/kinds.ts')).kinds(...given);
const explain: Verb<ExplainOptions> = async (...given) => (await import('./verbs/explain.ts')).explain(...given);

function defineProgram(terminal: Terminal, ended: (code: ExitCode) => void): Command {
  const program = new Command('slipway')
    .description('Typed definitions of an EKS fleet in, the YAML that Flux and Crossplane reconcile out.')
    .configureOutput({ writeOut: terminal.stdout, writeErr: (text) => terminal.stderr(printableLines(withoutCredentials(text))) })
    .showHelpAfterError('Run `slipway --help` for the verbs and options, and `slipway VERB --help` for examples.')
    .version(packageJson.version)
    .enablePositionalOptions() // what comes after the verb belongs to the verb
    .exitOverride();
  addCommonOptions(program, [...checkFormats, 'yaml', 'markdown', 'html']).addHelpText(
    'after',
    '\nRun `slipway VERB --help` for the options and examples of a verb.',
  );
  const verb = <Options extends object>(
    name: keyof typeof examples,
    description: string,
    run: Verb<Options>,
    optionsOf: (command: Command) => Options,
    formats: readonly OutputFormat[] = outputFormats,
    start: typeof runVerb<Options> = runVerb,
  ): Command => {
    const command = addCommonOptions(program.command(name).description(description), formats);
    command.addHelpText('after', () => ['', 'Examples:', ...exampleLines(examples[name], '  ')].join('\n'));
    return command.action(async () => {
      const common = mergeCommon(program.opts<CommonOptions>(), command.opts<CommonOptions>());
      const answer = formats.find((format) => format === (common.output ?? 'text'));
      if (answer === undefined) throw usageFailure(`${name} answers in ${formats.join(', ')}, not in ${common.output}.`);
      const usesRemote = name !== 'review' && command.options.some(({ long }) => long === '--remote');
      ended(await start(terminal, common, run, optionsOf(command), usesRemote ? TIME_WITH_REMOTE : undefined));
    });
  };

  verb('synth', 'write the YAML of the tree that the definitions describe', synth, (command) => command.opts())
    .option('--check', 'write nothing; fail when the tree on disk is not what the definitions produce')
    .addOption(packageOption())
    .addOption(shardOption());
  verb(
    'check',
    'judge what Flux applies to each cluster as the API server would; documents, where there is no fleet',
    check,
    (command) => ({ ...command.opts(), paths: command.args }),
    checkFormats,
    startCheck,
  )
    .argument('[path...]', 'YAML and JSON files, directories, or - for standard input; without one: the definitions of this repository')
    .addOption(packageOption())
    .addOption(shardOption())
    .option('--crds <path>', 'also know the kinds of these CustomResourceDefinitions; may be repeated', collect)
    .option('--documents', 'judge every document as it is written, whatever Flux makes of it')
    .option(
      '--against <old>',
      'also judge the step from OLD, a directory, a file of documents or a commit: what clusters lose, and what the server refuses to change',
    )
    .option('--settings-from <base>', 'settings count as a commit or directory has them (default: those of --against, otherwise on disk)')
    .option('--all', 'print every finding, and what no cluster applies')
    .option(
      '--source <Kind/namespace/name=directory>',
      'where the content of a source is, with #revision for a commit; may be repeated',
      collect,
    )
    .option('--present <path>', 'YAML of what is on the clusters by other means, as a Secret made by hand; may be repeated', collect)
    .option('--resource <URL=file>', 'the text of what kustomization files name on another host; may be repeated', collect)
    .option('--root <path>', 'a folder or file where Flux begins, instead of those that are found; may be repeated', collect)
    .option(
      '--repository <path>',
      'the folder that paths of Flux Kustomizations begin at (default: found in the Git checkout; without one, the path)',
    )
    .option('--write-baseline', 'write what fails now to slipway-baseline.yaml, and let it pass from now on')
    .option('--strict-unknown', 'objects of kinds without a schema are findings')
    .option('--watch', 'check again after each change of a path, until Ctrl-C');
  verb(
    'build',
    'list the objects that Flux would apply, for every Flux Kustomization that is found',
    build,
    (command) => ({ ...command.opts(), path: command.args[0] ?? '' }),
    buildFormats,
  )
    .argument('<path>', 'the bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations')
    .option('--cluster <name>', 'only what is applied to this cluster; may be repeated', collect)
    .option('--kustomization <namespace/name>', 'only this Flux Kustomization; may be repeated', collect)
    .option(
      '--source <Kind/namespace/name=directory>',
      'where the content of a source is, with #revision for a commit; may be repeated',
      collect,
    )
    .option(
      '--resource <URL=file>',
      'the text of what a kustomization.yaml names on another host: the file, or what kustomize builds of a base; may be repeated',
      collect,
    )
    .option('--present <path>', 'YAML of what is on the clusters by other means, as a Secret made by hand; may be repeated', collect)
    .option('--root <path>', 'a folder or file where Flux begins, instead of those that are found; may be repeated', collect)
    .option(
      '--repository <path>',
      'the folder that paths of Flux Kustomizations begin at (default: found in the Git checkout; without one, the path)',
    )
    .option('--at <commit>', 'the fleet as it is in a commit of the repository around the path: a branch, a tag, an id')
    .option('--strict', 'refuse variables without value, as since Flux 2.9 (default: as the version of Flux that the cluster declares)')
    .option('--no-strict', 'variables without value are empty, as before Flux 2.9');
  verb(
    'review',
    'show what a change does on which cluster, and how risky it is',
    review,
    (command) => ({ ...command.opts(), path: command.args[0] ?? '.' }),
    reviewFormats,
  )
    .argument('[path]', 'the bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations', '.')
    .option('--base <commit>', 'the fleet before the change: a branch, a tag, an id; or PACKAGE@VERSION, a release')
    .option('--head <commit>', 'the fleet after the change, a commit or a release as --base is (default: what is on disk)')
    .option('--promote <from..to>', 'what `slipway promote --from FROM --to TO` would change, instead of --base and --head')
    .option('--package <package>', 'only this package, or PACKAGE@VERSION, with --promote; may be repeated', collect)
    .option('--from <file>', 'show what --output json wrote in another form; - for standard input')
    .addOption(remoteOption())
    .addOption(new Option('--fail-at <risk>', 'the lowest risk at which the exit code is 1').choices(RISK_LIMITS).default('R4'))
    .option(
      '--source <Kind/namespace/name=directory>',
      'where the content of a source is on both sides, with #revision for a commit; may be repeated',
      collect,
    )
    .option('--present <path>', 'YAML of what is on the clusters by other means, as a Secret made by hand; may be repeated', collect)
    .option('--resource <URL=file>', 'the text of what kustomization files name on another host; may be repeated', collect)
    .option('--root <path>', 'a folder or file where Flux begins, instead of those that are found; may be repeated', collect)
    .option(
      '--repository <path>',
      'the folder that paths of Flux Kustomizations begin at (default: found in the Git checkout; without one, the path)',
    );
  verb(
    'comment',
    'post what `review --output json` wrote as a comment of the pull request, or update the one that is there',
    comment,
    (command) => ({ ...command.opts(), file: command.args[0] ?? '' }),
    ['text', 'json'],
  )
    .argument('<file>', 'the review, or - for standard input')
    .addOption(new Option('--to <place>', 'default: the build server that runs the command, otherwise stdout').choices(PLACES))
    .option('--pull-request <number>', 'the pull request or merge request (default: the one that the build server names)')
    .option('--status', 'also set the commit status slipway/review')
    .addOption(new Option('--fail-at <risk>', 'the lowest risk at which the status is a failure').choices(RISK_LIMITS).default('R4'));
  const publishOptions = (command: Command): Command =>
    command
      .addOption(packageOption())
      .option('--channel <channel>', 'channel to publish to (default: the first one of the settings, latest)')
      .addOption(remoteOption())
      .option('--allow-deletions', 'delete also what publish refuses to delete by itself')
      .option('--replace-tip <commit>', 'publish over this tip of a branch without looking at its content; may be repeated', collect);
  publishOptions(
    verb('plan', 'show what publish would push: versions, files, and what changes on which cluster', publish, (command) => ({
      ...command.opts(),
      dryRun: true,
    })),
  ).addOption(ociOption());
  publishOptions(verb('publish', 'commit each package to the branch that Flux watches', publish, (command) => command.opts()))
    .option('--dry-run', 'show the plan, push nothing')
    .addOption(ociOption())
    .addOption(ociKeyOption())
    .addOption(ociTokenHostOption())
    .addOption(planOption());
  verb(
    'release',
    'raise the versions that changesets ask for, commit and push that, and publish',
    release,
    (command) => command.opts(),
    changeFormats,
  )
    .addOption(remoteOption())
    .option('--pull-request', 'push the versions to the branch release/versions for a pull request, and publish nothing')
    .addOption(ociOption())
    .addOption(ociKeyOption())
    .addOption(ociTokenHostOption())
    .option('--allow-deletions', 'delete also what publish refuses to delete by itself')
    .option('--dry-run', 'show the versions and what would be published, change nothing');
  verb(
    'promote',
    'bring releases from one channel to the next',
    promote,
    (command) => ({ ...command.opts(), packages: command.args }),
    changeFormats,
  )
    .argument('[package...]', '<package> or <package>@<version> (default: all packages of the channel, as far as they can move)')
    .requiredOption('--from <channel>', 'the channel that has the releases')
    .requiredOption('--to <channel>', 'the channel that gets them')
    .option('--approved-by <name>', 'who approves; may be repeated', collect)
    .option('--checked <name>', 'a check that passed; may be repeated', collect)
    .option('--reason <text>', 'why, for the commit')
    .option('--pull-request', 'push each commit to flux-next/<package>/<channel> for a pull request, and move no channel')
    .option('--allow-deletions', 'also where clusters lose what promote refuses to delete by itself')
    .addOption(ociOption())
    .addOption(ociKeyOption())
    .addOption(ociTokenHostOption())
    .addOption(remoteOption())
    .option('--dry-run', 'show the plan, push nothing')
    .addOption(planOption());
  verb(
    'rollback',
    'put an older release on a channel again, and hold it there',
    rollback,
    (command) => ({ ...command.opts(), package: command.args[0] ?? '' }),
    changeFormats,
  )
    .argument('<package>', 'the package that goes back')
    .requiredOption('--channel <channel>', 'the channel that goes back')
    .requiredOption('--to <version>', 'the release that it goes back to')
    .requiredOption('--reason <text>', 'why, for the commit and for those who wonder why the channel is held')
    .option('--allow-deletions', 'also where clusters lose what rollback refuses to delete by itself')
    .addOption(ociOption())
    .addOption(ociKeyOption())
    .addOption(ociTokenHostOption())
    .addOption(remoteOption())
    .option('--dry-run', 'show the plan, push nothing')
    .addOption(planOption());
  verb(
    'hold',
    'keep new versions off a channel, or let it go on',
    hold,
    (command) => ({ ...command.opts(), packages: command.args }),
    changeFormats,
  )
    .argument('<package...>', 'the packages')
    .requiredOption('--channel <channel>', 'the channel')
    .requiredOption('--reason <text>', 'why, for the commit')
    .option('--release', 'end the hold')
    .addOption(remoteOption())
    .option('--dry-run', 'show the plan, push nothing')
    .addOption(planOption());
  verb(
    'reject',
    'keep a release off every channel; or delete a tag that nobody released',
    reject,
    (command) => ({ ...command.opts(), tag: command.args[0] ?? '' }),
    changeFormats,
  )
    .argument('<package@version>', 'the release')
    .option('--reason <text>', 'why, for the tag that says it')
    .option('--delete-tag', 'delete the tag of a version that nobody released; without --confirm it is only shown')
    .option('--confirm <id>', 'delete the tag if this is its id')
    .addOption(remoteOption())
    .option('--dry-run', 'show what would be done, push nothing');
  verb(
    'status',
    'say which version every channel has, since when and why, and what every cluster follows',
    status,
    (command) => command.opts(),
    changeFormats,
  ).addOption(remoteOption());
  verb(
    'log',
    'list what was put on a channel of a package, the newest first',
    log,
    (command) => ({ ...command.opts<LogOptions>(), package: command.args[0] ?? '' }),
    changeFormats,
  )
    .argument('<package>', 'the package')
    .option('--channel <channel>', 'the channel (default: the first one of the settings)')
    .option('--limit <number>', 'how many entries are shown', '20')
    .addOption(remoteOption());
  verb(
    'verify',
    'prove that branches and tags are exactly what the commits that they name render to, and find edits by hand',
    verify,
    (command) => ({ ...command.opts(), packages: command.args }),
    changeFormats,
  )
    .argument('[package[@version]...]', 'packages, whose channels are verified, and releases (default: the channels of all packages)')
    .option('--channel <channel>', 'only this channel')
    .option('--patch <file>', 'write the edits of one branch as a patch of the tree')
    .addOption(remoteOption());
  verb(
    'kinds',
    'keep the kinds of CustomResourceDefinitions that the repository has beside the bundled ones, in slipway-kinds/',
    kinds,
    (command) => ({ action: command.args[0] ?? '', names: command.args.slice(1) }),
    ['text', 'json', 'github'],
  )
    .argument('<action>', 'add, list or remove')
    .argument('[what...]', 'add: files, directories, packages of Crossplane (.xpkg) or - for standard input; remove: kinds or API groups');
  verb(
    'list',
    'list the clusters, add-ons, applications, kinds of composite resources and sources of the definitions',
    list,
    (command) => (command.args[0] === undefined ? {} : { only: command.args[0] }),
    ['text', 'json'],
  ).argument('[list]', 'clusters, addons, applications, compositions or sources (default: all of them)');
  verb(
    'bootstrap',
    'show what has to be done by hand, once, before Flux and Crossplane can do the rest for a cluster',
    bootstrap,
    (command) => ({ ...command.opts(), cluster: command.args[0] ?? '' }),
    ['text', 'json'],
  )
    .argument('<cluster>', 'name of a cluster: <cluster>-<environment>')
    .option('--script <file>', 'write the steps as a script that lists them and runs those that are named');
  verb(
    'explain',
    'explain what a rule means, where an emitted line or an applied object comes from, or what a field may hold',
    explain,
    (command) => ({ ...command.opts(), subject: command.args[0] ?? '' }),
    ['text', 'json'],
  )
    .argument('<subject>', 'a rule id, FILE, FILE:LINE, Kind, Kind.field.path, or an object: Kind/namespace/name')
    .option('--root <path>', 'of an object: a folder or file where Flux begins; may be repeated', collect)
    .option('--repository <path>', 'of an object: the folder that paths of Flux Kustomizations begin at')
    .option('--at <commit>', 'of an object: as it is in a commit of the repository')
    .option('--crds <path>', 'also know the kinds of these CustomResourceDefinitions; may be repeated', collect);
  return program;
}

/** Formats of verbs whose answers are no findings about files. */
const changeFormats: readonly OutputFormat[] = ['text', 'json'];

function addCommonOptions(command: Command, formats: readonly OutputFormat[]): Command {
  return command
    .addOption(new Option('-o, --output <format>', `one of ${formats.join(', ')}`).argParser(formatParser(formats)))
    .option('--quiet', 'print findings and nothing else')
    .option('--no-color', 'no colours; the environment variable NO_COLOR does the same')
    .option('--cwd <directory>', 'work as if started in this directory');
}

/** Options may come before the verb or after it; those after it win. */
const mergeCommon = (before: CommonOptions, behind: CommonOptions): CommonOptions => ({
  ...before,
  ...behind,
  color: before.color !== false && behind.color !== false,
});

const packageOption = (): Option => new Option('--package <name>', 'only this content package; may be repeated').argParser(collect);
const ociOption = (): Option => new Option('--oci <url>', 'also bring what is pushed to a registry, such as oci://ghcr.io/acme/fleet');
const ociTokenHostOption = (): Option =>
  new Option('--oci-token-host <host>', 'the token server of the registry, if it is another host: it gets the login of the registry');

const ociKeyOption = (): Option => new Option('--oci-key <file>', 'sign the artifacts as cosign does, with an ECDSA key in PEM');

const remoteOption = (): Option =>
  new Option('--remote <remote>', 'name of a Git remote, URL or path (default: the embedded repository .slipway/fleet.git)');
const planOption = (): Option =>
  new Option('--plan <file>', 'push exactly what this JSON report of a dry run says, or nothing').conflicts('dryRun');
const shardOption = (): Option => new Option('--shard <name>', 'only this shard of the package; `rest` is what belongs to no shard');
const collect = (value: string, previous: readonly string[] | undefined): string[] => [...(previous ?? []), value];

const formatParser =
  (formats: readonly OutputFormat[]) =>
  (value: string): OutputFormat => {
    const found = formats.find((format) => format === value);
    if (found === undefined) throw new InvalidArgumentError(`This verb answers in ${formats.join(', ')}.`);
    return found;
  };
