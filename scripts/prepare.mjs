// npm runs this after it has installed the packages of a checkout, so that the command starts quickly. It never fails an
// installation, because the command also runs from its sources.
try {
  await import('./build.ts');
} catch (error) {
  process.stderr.write(`No bundle of the command was made, so it starts from its sources: ${error.message.split('\n')[0]}\n`);
}
