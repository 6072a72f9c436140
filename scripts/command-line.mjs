import { parseArgs } from 'node:util';

/** Ends a command whose arguments are invalid: one sentence, exit code 2. @param {string} reason without a full stop @returns {never} */
export function refuse(reason) {
  console.error(`${reason}, see --help.`);
  process.exit(2);
}

/**
 * Reads the command line of a script that a developer or operator starts. `--help` prints the usage.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage the purpose, the options and an example
 * @param {Config} [config] options, and whether there are positionals
 */
export function commandLine(usage, config) {
  const { options, ...rest } = config ?? {};
  const help = /** @type {const} */ ({ type: 'boolean', short: 'h' });
  const read = () => {
    try {
      return parseArgs({ ...rest, options: { ...options, help } });
    } catch (error) {
      // Node's message continues with advice about positionals.
      const [reason = ''] = /** @type {Error} */ (error).message.split('. ');
      return refuse(reason);
    }
  };
  const { values, positionals } = read();
  if (values.help) {
    console.log(usage.trim());
    process.exit(0);
  }
  return /** @type {ReturnType<typeof parseArgs<Config>>} */ ({ values, positionals });
}
