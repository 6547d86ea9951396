// npm runs this after it has installed the packages of a checkout: the command starts quickly from then on. It never makes an
// installation fail, for the command runs from its sources just as well.
try {
  await import('./build.ts');
} catch (error) {
  process.stderr.write(`No bundle of the command was made, so it starts from its sources: ${error.message.split('\n')[0]}\n`);
}
